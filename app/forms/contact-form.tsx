import { useEffect, useRef, useState } from 'react';
import { readDraft, readStored, store } from '../browser/safe-storage';
import { preparedMessageOf, subjectOf, withPreparedMessage } from '../lib/contact-form-link';
import { useLocalizedPath } from '../lib/language-context';
import { Anchor } from '../ui/anchor';
import { TextArea } from '../ui/field';
import { FormField } from '../ui/form-field';
import styles from './contact-form.module.css';
import { ErrorSummary, Form, HiddenFields, Submit } from './form-parts';
import { type FormWords, type OnResult, useForm } from './use-form';

export type ContactFormWords = FormWords<'contact'>;

/** What a visitor entered in a tool, as text for the message. */
export interface EnteredText {
  text: string;
  /** In session storage: what the visitor typed into this form. */
  draftKey: string;
  /** The text's language, if it differs from the page's. */
  lang?: 'en';
  /** Label of the message field. */
  label: string;
  takeOut: string;
  putBack: string;
}

interface Props {
  words: ContactFormWords;
  label: string;
  onResult: OnResult;
  /** If given, the message field comes first and starts with this text. */
  entered?: EnteredText;
}

export function ContactForm({ words, label, onResult, entered }: Props) {
  const local = useLocalizedPath();
  const { contact } = words;
  const { canSubmit, sending, errors, restored, save, fields, fieldProps, formProps } = useForm({
    form: 'contact',
    words: words.errors,
    onResult,
    draftKey: entered?.draftKey,
  });
  const about = useLinkedSubject(restored, save);
  const labels = { labels: contact, optional: words.optional, choose: '' };
  const [resets, setResets] = useState(0);
  const subject = (
    <>
      <input type="hidden" name="about" ref={about.field} value={about.subject} />
      {about.subject && (
        <p className={`row between ${styles.subject}`}>
          <span>
            {contact.about}: <strong>{about.subject}</strong>
          </span>
          <button type="button" className={`label ${styles.toggle}`} onClick={about.remove}>
            {contact.removeAbout}
          </button>
        </p>
      )}
    </>
  );
  return (
    <Form aria-label={label} {...formProps} onReset={() => setResets(resets + 1)}>
      <ErrorSummary errors={errors} words={words.pleaseCheck} />
      {entered && (
        <div className={styles.entered} data-wide="">
          <EnteredMessage key={resets} {...entered} isRestored={resets === 0} isSending={sending} error={errors.message} />
        </div>
      )}
      {fields.map(({ name, isWide }) => {
        if (name === 'about' || (entered && name === 'message')) return null;
        const field = <FormField key={name} {...labels} {...fieldProps(name)} />;
        if (!isWide) return field;
        return (
          <div key={name} data-wide="">
            {name === 'message' && subject}
            {field}
          </div>
        );
      })}
      <HiddenFields />
      <div className="row between" data-wide="">
        <p className="note">
          {words.firstLook} {contact.privacy}{' '}
          <Anchor className="link" href={local('/privacy-notice')}>
            {contact.privacyLink}
          </Anchor>
          .
        </p>
        <Submit label={contact.submit} sendingLabel={words.sending} sending={sending} disabled={!canSubmit} />
      </div>
    </Form>
  );
}

/** In session storage: the prepared message that was put into the form last. */
const preparedKey = 'prepared:contact';

/**
 * What the link to the form brings along. The subject, such as the page on which the visitor chose to write, is sent beside the
 * message, never as part of it. A prepared message is put into the form, below what was typed.
 * Called after useForm, because effects run in this order and the draft must be restored first.
 */
function useLinkedSubject(restored: number, save: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const [subject, setSubject] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restored` changes when code has restored or cleared the fields
  useEffect(() => {
    const linked = subjectOf(location.search);
    const prepared = preparedMessageOf(location.search);
    const message = field.current?.form?.querySelector('textarea');
    if (message && prepared) message.value = withPreparedMessage(message.value, prepared, readStored('sessionStorage', preparedKey) ?? '');
    if (prepared || !message?.value) store('sessionStorage', preparedKey, prepared || null);
    if (linked || prepared) history.replaceState(history.state, '', location.pathname + location.hash);
    setSubject(linked || field.current?.value || '');
    save();
  }, [restored]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves the draft when the subject changes
  useEffect(save, [subject]);
  const remove = () => {
    setSubject('');
    field.current?.form?.querySelector('textarea')?.focus();
  };
  return { field, subject, remove };
}

interface EnteredMessageProps extends EnteredText {
  /** Whether the message starts with the one of the draft. */
  isRestored: boolean;
  isSending: boolean;
  error: string | undefined;
}

/** Updates the entered text in the message until the visitor edits that text. The button removes or restores only that text. */
function EnteredMessage({ text, draftKey, lang, label, takeOut, putBack, isRestored, isSending, error }: EnteredMessageProps) {
  const [message, setMessage] = useState(() => {
    const typed = isRestored && readDraft(draftKey)?.get('message');
    return { text: typeof typed === 'string' ? typed : text, entered: text };
  });
  if (message.entered !== text) setMessage({ text: message.text.replace(message.entered, () => text), entered: text });
  const isIncluded = message.text.includes(text);
  const write = (newText: string) => setMessage({ text: newText, entered: text });
  const toggle = () => write(isIncluded ? message.text.replace(text, '').trim() : [message.text.trim(), text].filter(Boolean).join('\n\n'));
  return (
    <TextArea
      label={label}
      name="message"
      data-entered={text}
      lang={lang}
      value={message.text}
      readOnly={isSending}
      onChange={({ target }) => write(target.value)}
      error={error}
      action={
        <button type="button" className={`label ${styles.toggle}`} onClick={toggle}>
          {isIncluded ? takeOut : putBack}
        </button>
      }
    />
  );
}
