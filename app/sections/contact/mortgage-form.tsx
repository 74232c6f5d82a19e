import { useEffect, useRef, useState } from 'react';
import type { ContactWords } from '../../data/content.server';
import styles from '../../forms/form.module.css';
import { ErrorSummary, HiddenFields, Submit } from '../../forms/form-parts';
import { type OnResult, useForm } from '../../forms/use-form';
import { detectContact } from '../../lib/detect-contact';
import { CheckBox } from '../../ui/field';
import { FormField } from '../../ui/form-field';

interface Props {
  words: ContactWords;
  onResult: OnResult;
}

export function MortgageForm({ words, onResult }: Props) {
  const { mortgage } = words;
  const { hydrated, canSubmit, sending, errors, restored, fieldProps, formProps } = useForm({
    form: 'mortgage',
    words: words.errors,
    onResult,
  });
  const labels = { labels: mortgage, optional: words.optional, choose: mortgage.choose };

  const bestContact = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const [detected, setDetected] = useState<'email' | 'phone' | null>(null);
  const [agreed, setAgreed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restored` changes when code has restored or cleared the fields
  useEffect(() => {
    setDetected(detectContact(bestContact.current?.value ?? ''));
    setAgreed(consent.current?.checked ?? false);
  }, [restored]);

  return (
    <form className={`columns-phone ${styles.form}`} aria-label={words.tabs.lender} {...formProps}>
      <ErrorSummary errors={errors} text={words.pleaseCheck} />
      <p className={`${styles.full} note`}>{mortgage.notALender}</p>
      <FormField {...labels} {...fieldProps('fullName')} />
      <FormField
        {...labels}
        {...fieldProps('bestContact')}
        ref={bestContact}
        onInput={(event) => setDetected(detectContact(event.currentTarget.value))}
        remark={detected === 'email' ? mortgage.emailDetected : detected === 'phone' ? mortgage.phoneDetected : ''}
      />
      <FormField {...labels} {...fieldProps('loanType')} />
      <FormField {...labels} {...fieldProps('loanAmount')} />
      <FormField {...labels} {...fieldProps('propertyZip')} />
      <FormField {...labels} {...fieldProps('creditRange')} />
      <div className={styles.full}>
        <FormField {...labels} {...fieldProps('notes')} />
      </div>
      <HiddenFields />
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
      <div className={`row between ${styles.full} ${styles.end}`}>
        <p className="note">{words.firstLook}</p>
        <Submit label={mortgage.submit} sendingLabel={words.sending} sending={sending} disabled={!canSubmit || (hydrated && !agreed)} />
      </div>
    </form>
  );
}
