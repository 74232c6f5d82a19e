import { useEffect, useRef } from 'react';
import type { ContactWords } from '../../content.server';
import { subjectOf } from '../../lib/contact-href';
import { Anchor } from '../../ui/anchor';
import { TextArea, TextField } from '../../ui/field';
import { type OnResult, useForm } from '../use-form';
import styles from './contact.module.css';
import { ErrorSummary, Submit, Trap } from './form-parts';

interface Props {
  words: ContactWords;
  onResult: OnResult;
}

/** Name, email and message are required; phone is optional. */
export function ContactForm({ words, onResult }: Props) {
  const { contact } = words;
  const { ready, sending, errors, formProps } = useForm({
    form: 'contact',
    words: words.errors,
    onResult,
  });

  const message = useRef<HTMLTextAreaElement>(null);
  const begin = contact.about;
  // Readers who come from another page begin with its subject; it is theirs to change or remove.
  useEffect(() => {
    const subject = subjectOf(location.search);
    if (!subject) return;
    history.replaceState(history.state, '', location.pathname + location.hash);
    if (message.current?.value === '') message.current.value = `${begin.replace('{subject}', subject)} `;
  }, [begin]);

  return (
    <form className={styles.form} aria-label={words.tabs.customer} {...formProps}>
      <ErrorSummary errors={errors} text={words.pleaseCheck} />
      <TextField label={contact.name} name="name" autoComplete="name" error={errors['name']} />
      <TextField label={contact.email} name="email" type="email" autoComplete="email" error={errors['email']} />
      <div className={styles.full}>
        <TextField label={contact.phone} name="phone" type="tel" autoComplete="tel" optional={words.optional} error={errors['phone']} />
      </div>
      <div className={styles.full}>
        <TextArea ref={message} label={contact.message} name="message" placeholder={contact.messageHint} error={errors['message']} />
      </div>
      <Trap />
      <div className={`${styles.full} ${styles.end}`}>
        <p className="note">
          {contact.privacy}{' '}
          <Anchor className="link" href="/privacy-notice">
            {contact.privacyLink}
          </Anchor>
          .
        </p>
        <Submit label={contact.submit} sendingLabel={words.sending} sending={sending} disabled={!ready} />
      </div>
    </form>
  );
}
