import { useEffect, useId, useRef, useState } from 'react';
import type { Forms } from '../../content-model/schemas/forms';
import { detectContact } from '../lib/detect-contact';
import { CheckBox } from '../ui/field';
import { FormField } from '../ui/form-field';
import { ErrorSummary, Form, HiddenFields, Submit } from './form-parts';
import { type FormWords, type OnResult, useForm } from './use-form';

interface Props {
  words: FormWords<'mortgage'> & Pick<Forms, 'tabs'>;
  onResult: OnResult;
}

export function MortgageForm({ words, onResult }: Props) {
  const { mortgage } = words;
  const { hydrated, canSubmit, sending, errors, restored, showErrors, fieldProps, formProps } = useForm({
    form: 'mortgage',
    words: words.errors,
    onResult,
  });
  const labels = { labels: mortgage, optional: words.optional, choose: mortgage.choose };

  const bestContact = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const [detected, setDetected] = useState<'email' | 'phone' | null>(null);
  const [agreed, setAgreed] = useState(false);

  const reason = useId();
  const mayNotSend = hydrated && !agreed;
  /** A disabled button also stops Enter in a field, so Enter says what is missing. */
  const onKeyDown = (event: React.KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key === 'Enter' && isField && mayNotSend) showErrors();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restored` changes when code has restored or cleared the fields
  useEffect(() => {
    setDetected(detectContact(bestContact.current?.value ?? ''));
    setAgreed(consent.current?.checked ?? false);
  }, [restored]);

  return (
    <Form aria-label={words.tabs.lender} {...formProps} onKeyDown={onKeyDown}>
      <ErrorSummary errors={errors} words={words.pleaseCheck} />
      <p className="note" data-wide="">
        {mortgage.notALender}
      </p>
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
      <FormField {...labels} {...fieldProps('notes')} />
      <HiddenFields />
      <div data-wide="">
        <CheckBox
          ref={consent}
          label={mortgage.consent}
          hint={mortgage.consentCovers}
          name="consent"
          required
          autoComplete="off"
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          error={errors.consent}
        />
      </div>
      <div className="row between" data-wide="">
        <div className="grid gap-2">
          <p className="note">{words.firstLook}</p>
          <p className="note" id={reason}>
            {!agreed && mortgage.consentFirst}
          </p>
        </div>
        <Submit
          label={mortgage.submit}
          sendingLabel={words.sending}
          sending={sending}
          disabled={!canSubmit || mayNotSend}
          describedBy={reason}
        />
      </div>
    </Form>
  );
}
