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
  /** Opens beside its button, placed by a script (app/browser/shell.ts); otherwise by CSS, below its button. */
  beside?: boolean;
  children: React.ReactNode;
}

/** A popover with a title, a text, a link to more information and a close button. */
export function PopoverCard({ id, name, title, href, link, close, beside = false, children }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      className={styles.popover}
      data-beside={beside ? '' : undefined}
    >
      {title}
      {children}
      <Anchor className="link" href={href}>
        {link}
      </Anchor>
      <button type="button" className={`center ${styles.close}`} popoverTarget={id} popoverTargetAction="hide" aria-label={close} />
    </div>
  );
}
