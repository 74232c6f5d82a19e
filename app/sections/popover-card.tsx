import { Anchor } from '../ui/anchor';
import styles from './popover-card.module.css';

interface Props {
  id: string;
  /** Accessible name. */
  name: string;
  title: React.ReactElement;
  href: string;
  link: string;
  /** Label of the close button. */
  close: string;
  /** Opens the popover beside its button, the implicit CSS anchor; otherwise it opens at the bottom of the viewport. */
  anchored?: boolean;
  children: React.ReactNode;
}

/** A popover with a title, a text, a link to more information and a close button. */
export function PopoverCard({ id, name, title, href, link, close, anchored, children }: Props) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={name} tabIndex={-1} className={styles.popover} data-anchored={anchored}>
      {title}
      {children}
      <Anchor className="link" href={href}>
        {link}
      </Anchor>
      <button type="button" className={`center ${styles.close}`} popoverTarget={id} popoverTargetAction="hide" aria-label={close} />
    </div>
  );
}
