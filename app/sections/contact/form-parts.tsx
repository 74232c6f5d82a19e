import { honeypot } from '../../lib/form-rules';
import { Button } from '../../ui/button';
import styles from './contact.module.css';

/** People do not see it, assistive technology skips it, machines fill it in. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface SubmitProps {
  label: string;
  sendingLabel: string;
  sending: boolean;
  disabled: boolean;
}

/** Disabled in the HTML until React is there, unless there is an address to post to: words must not end up in the page's own address. */
export function Submit({ label, sendingLabel, sending, disabled }: SubmitProps) {
  return (
    <Button type="submit" color="accent" disabled={disabled || sending}>
      {sending ? sendingLabel : label}
    </Button>
  );
}

export function ErrorSummary({ errors, text }: { errors: Record<string, string>; text: string }) {
  return (
    <p className="visually-hidden" role="alert">
      {Object.keys(errors).length > 0 && `${text} ${Object.values(errors).join(' ')}`}
    </p>
  );
}
