import { useEffect, useRef } from 'react';
import type { ContactWords } from '../../data/content.server';
import { subjectOf } from '../../lib/contact-href';
import { Anchor } from '../../ui/anchor';
import { TextArea } from '../../ui/field';
import { FormField } from '../../ui/form-field';
import { type OnResult, useForm } from '../use-form';
import styles from './contact.module.css';
import { ErrorSummary, Honeypot, Submit } from './form-controls';

interface Props {
  words: ContactWords;
  onResult: OnResult;
}

export function ContactForm({ words, onResult }: Props) {
  const { contact } = words;
  const { canSubmit, sending, errors, fieldProps, formProps } = useForm({
    form: 'contact',
    words: words.errors,
    onResult,
  });
  const labels = { labels: contact, optional: words.optional, choose: '' };

  const message = useRef<HTMLTextAreaElement>(null);
  const prefix = contact.about;
  // Prefill the subject of the page that linked here; the visitor may change or remove it.
  useEffect(() => {
    const subject = subjectOf(location.search);
    if (!subject) return;
    history.replaceState(history.state, '', location.pathname + location.hash);
    if (message.current?.value === '') message.current.value = `${prefix.replace('{subject}', subject)} `;
  }, [prefix]);

  return (
    <form className={`columns-phone ${styles.form}`} aria-label={words.tabs.customer} {...formProps}>
      <ErrorSummary errors={errors} text={words.pleaseCheck} />
      <FormField {...labels} {...fieldProps('name')} />
      <FormField {...labels} {...fieldProps('email')} />
      <div className={styles.full}>
        <FormField {...labels} {...fieldProps('phone')} />
      </div>
      <div className={styles.full}>
        <TextArea ref={message} label={contact.message} name="message" placeholder={contact.messageHint} error={errors['message']} />
      </div>
      <Honeypot />
      <div className={`${styles.full} ${styles.end}`}>
        <p className="note">
          {contact.privacy}{' '}
          <Anchor className="link" href="/privacy-notice">
            {contact.privacyLink}
          </Anchor>
          .
        </p>
        <Submit label={contact.submit} sendingLabel={words.sending} sending={sending} disabled={!canSubmit} />
      </div>
    </form>
  );
}
