import { honeypot, languageField } from '../lib/forms';
import { interpolate } from '../lib/interpolate';
import { useLanguage } from '../lib/language-context';
import { Button } from '../ui/button';
import styles from './form-parts.module.css';

/** A form in two columns. The last of its children has the button; `data-wide` marks those that take the whole width. */
export function Form(form: React.ComponentProps<'form'>) {
  return <form className={`columns-phone ${styles.form}`} {...form} />;
}

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

interface ErrorSummaryProps {
  errors: Record<string, string>;
  words: { one: string; many: string };
}

/** Says how many fields have an error. Each field says what is wrong. */
export function ErrorSummary({ errors, words }: ErrorSummaryProps) {
  const count = Object.keys(errors).length;
  return (
    <p className="visually-hidden" role="alert">
      {count > 0 && interpolate(count === 1 ? words.one : words.many, { count: String(count) })}
    </p>
  );
}
