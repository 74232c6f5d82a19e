import { X } from 'lucide';
import { Anchor } from '../ui/anchor';
import { Icon } from '../ui/icon';
import styles from './popover-card.module.css';

interface Props {
  id: string;
  title: React.ReactElement;
  href: string;
  link: string;
  /** Label of the close button. */
  close: string;
  children: React.ReactNode;
}

/** A popover with a link to more. It opens beside its button, which is its implicit anchor. */
export function PopoverCard({ id, title, href, link, close, children }: Props) {
  return (
    <div id={id} popover="auto" className={styles.popover}>
      {title}
      {children}
      <Anchor className="link" href={href}>
        {link}
      </Anchor>
      <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" aria-label={close}>
        <Icon drawing={X} className="icon" />
      </button>
    </div>
  );
}
