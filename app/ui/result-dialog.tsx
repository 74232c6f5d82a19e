import { X } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import styles from './result-dialog.module.css';

interface Props {
  result: 'sent' | 'failed' | null;
  message: string;
  /** Sentences below the message. Words between asterisks are emphasized. */
  notes?: string[];
  /** Shown below the button. */
  link?: { label: string; href: string } | undefined;
  action: string;
  closeLabel: string;
  onClose: () => void;
}

/** Shows whether a form was sent, with a spirit level as illustration: the bubble is centered on success. */
export function ResultDialog({ result, message, notes = [], link, action, closeLabel, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const title = useId();

  useEffect(() => {
    const element = dialog.current;
    if (result && !element?.open) {
      element?.showModal();
      // focus the main button: by default the close button would receive focus
      main.current?.focus();
    }
    if (!result && element?.open) element.close();
  }, [result]);

  const sent = result !== 'failed';
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose} closedby="any">
      {result && (
        <div className={`grid gap-5 ${styles.inside}`}>
          <form method="dialog" className={styles.close}>
            <IconButton label={closeLabel} type="submit">
              <Icon drawing={X} className="icon" />
            </IconButton>
          </form>
          <SpiritLevel sent={sent} />
          <h2 id={title}>{message}</h2>
          {notes.map((note) => (
            <p key={note} className={`small muted ${styles.note}`}>
              {note.split('*').map((piece, i) => (i % 2 ? <b key={piece}>{piece}</b> : piece))}
            </p>
          ))}
          <form method="dialog">
            <Button ref={main} type="submit" color={sent ? 'primary' : 'accent'} className={styles.action}>
              {action}
            </Button>
          </form>
          {link && (
            <a className="link small touch-target" href={link.href}>
              {link.label}
            </a>
          )}
        </div>
      )}
    </dialog>
  );
}

export function SpiritLevel({ sent }: { sent: boolean }) {
  return (
    <svg className={styles.level} viewBox="0 0 272 84" aria-hidden="true" fill="none" data-sent={sent}>
      <g transform={sent ? undefined : 'rotate(-3 136 42)'}>
        <rect className={styles.tube} x="6" y="20" width="260" height="44" rx="22" />
        <path className={styles.stroke} d="M106 20v44M166 20v44" />
        <path className={styles.ticks} d="M46 30v8M66 30v8M86 30v8M186 30v8M206 30v8M226 30v8" />
      </g>
      <ellipse className={styles.bubble} cx={sent ? 136 : 206} cy={sent ? 42 : 37} rx="22" ry="15" />
      <path className={styles.sign} d={sent ? 'M128 42.5l6 6 11-12' : 'M206 31v8M206 43v.5'} />
    </svg>
  );
}
