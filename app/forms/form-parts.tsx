import { honeypot, languageField } from '../lib/forms';
import { useLanguage } from '../lib/language-context';
import { Button } from '../ui/button';
import styles from './form.module.css';

/** The language of the page, and a honeypot: hidden from people and from assistive technology, but filled in by most bots. */
export function HiddenFields() {
  const language = useLanguage();
  return (
    <>
      {language !== 'en' && <input type="hidden" name={languageField} value={language} />}
      <div className={styles.honeypot} aria-hidden="true" lang="en">
        <label>
          Leave this empty
          <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

interface SubmitProps {
  label: string;
  sendingLabel: string;
  sending: boolean;
  disabled: boolean;
  /** Id of the text that says why the button is disabled. */
  describedBy?: string;
}

export function Submit({ label, sendingLabel, sending, disabled, describedBy }: SubmitProps) {
  return (
    <Button type="submit" color="accent" disabled={disabled || sending} aria-describedby={describedBy}>
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
