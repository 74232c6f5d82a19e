import { useEffect, useRef, useState } from 'react';
import type { ContactWords } from '../../content.server';
import { detectContact } from '../../lib/detect-contact';
import { CheckBox, Select, TextArea, TextField } from '../../ui/field';
import { type OnResult, useForm } from '../use-form';
import styles from './contact.module.css';
import { ErrorSummary, Submit, Trap } from './form-parts';

interface Props {
  words: ContactWords;
  onResult: OnResult;
}

export function MortgageForm({ words, onResult }: Props) {
  const { mortgage } = words;
  const { alive, ready, sending, errors, restored, formProps } = useForm({
    form: 'mortgage',
    words: words.errors,
    onResult,
  });

  const bestContact = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<'email' | 'phone' | null>(null);
  const [agreed, setAgreed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored tells that the fields were set by script
  useEffect(() => {
    setFound(detectContact(bestContact.current?.value ?? ''));
    setAgreed(consent.current?.checked ?? false);
  }, [restored]);

  return (
    <form className={styles.form} aria-label={words.tabs.lender} {...formProps}>
      <ErrorSummary errors={errors} text={words.pleaseCheck} />
      <p className={`${styles.full} note`}>{mortgage.notALender}</p>
      <TextField label={mortgage.fullName} name="fullName" autoComplete="name" error={errors['fullName']} />
      <TextField
        ref={bestContact}
        label={mortgage.bestContact}
        name="bestContact"
        placeholder={mortgage.bestContactHint}
        onInput={(event) => setFound(detectContact(event.currentTarget.value))}
        remark={found === 'email' ? mortgage.emailDetected : found === 'phone' ? mortgage.phoneDetected : ''}
        error={errors['bestContact']}
      />
      <Select label={mortgage.loanType} name="loanType" options={mortgage.loanTypes} empty={mortgage.choose} optional={words.optional} />
      <TextField label={mortgage.loanAmount} name="loanAmount" inputMode="decimal" error={errors['loanAmount']} />
      <TextField
        label={mortgage.propertyZip}
        name="propertyZip"
        inputMode="numeric"
        autoComplete="postal-code"
        error={errors['propertyZip']}
      />
      <Select
        label={mortgage.creditRange}
        name="creditRange"
        options={mortgage.creditRanges}
        empty={mortgage.choose}
        optional={words.optional}
      />
      <div className={styles.full}>
        <TextArea label={mortgage.notes} name="notes" placeholder={mortgage.notesHint} optional={words.optional} error={errors['notes']} />
      </div>
      <Trap />
      <div className={styles.full}>
        <CheckBox
          ref={consent}
          label={mortgage.consent}
          hint={mortgage.consentCovers}
          name="consent"
          required
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          error={errors['consent']}
        />
      </div>
      <div className={`${styles.full} ${styles.end}`}>
        <Submit label={mortgage.submit} sendingLabel={words.sending} sending={sending} disabled={!ready || (alive && !agreed)} />
      </div>
    </form>
  );
}
