import { useEffect, useRef, useState } from 'react';
import type { NewsletterData } from '../data/content.server';
import { ErrorSummary, HiddenFields } from '../forms/form-parts';
import { useForm } from '../forms/use-form';
import { useLocalizedPath } from '../lib/language-context';
import { Anchor } from '../ui/anchor';
import { Button } from '../ui/button';
import { CheckBox, TextField } from '../ui/field';
import styles from './newsletter-form.module.css';

interface Props {
  words: NewsletterData['form'];
  /** Said in place of the next letter's day while nothing is sent. */
  demonstration: string | undefined;
}

export function NewsletterForm({ words, demonstration }: Props) {
  const local = useLocalizedPath();
  const { newsletter } = words;
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  const { canSubmit, sending, errors, formProps } = useForm({
    form: 'newsletter',
    words: words.errors,
    onResult: setResult,
  });
  const [before, terms, and, privacy] = newsletter.terms.split('*');
  const thanks = useRef<HTMLParagraphElement>(null);
  const sent = result === 'sent';
  // after success, move focus to the message that replaces the form
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);

  return (
    <div className="grid">
      <div className={`grid gap-4 ${styles.panel}`} role="status">
        {sent && (
          <>
            <p className="h3" ref={thanks} tabIndex={-1}>
              {newsletter.thanks}
            </p>
            <p className="muted">{demonstration ?? newsletter.thanksNote}</p>
          </>
        )}
      </div>
      <div className={`grid gap-4 ${styles.panel}`} data-hidden={sent || undefined}>
        <h3>{newsletter.heading}</h3>
        <p className="muted">{newsletter.lead}</p>
        <form className="grid gap-4" aria-label={newsletter.submit} {...formProps}>
          <ErrorSummary errors={errors} words={words.pleaseCheck} />
          <TextField label={newsletter.email} name="email" type="email" autoComplete="email" error={errors.email} />
          <HiddenFields />
          <CheckBox
            name="terms"
            required
            autoComplete="off"
            error={errors.terms}
            label={
              <>
                {before}
                <Anchor className="link" href={local('/terms-of-service')}>
                  {terms}
                </Anchor>
                {and}
                <Anchor className="link" href={local('/privacy-notice')}>
                  {privacy}
                </Anchor>
              </>
            }
          />
          {result === 'failed' && <p role="alert">{newsletter.failed}</p>}
          <Button type="submit" color="accent" fullWidth disabled={!canSubmit || sending}>
            {sending ? words.sending : newsletter.submit}
          </Button>
        </form>
        {demonstration && <p className="note">{demonstration}</p>}
      </div>
    </div>
  );
}
