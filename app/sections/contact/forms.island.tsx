import { useRef, useState } from 'react';
import type { ContactWords } from '../../data/content.server';
import { ResultDialog } from '../../ui/result-dialog';
import { Tabs } from '../../ui/tabs.island';
import type { OnResult } from '../use-form';
import { ContactForm } from './contact-form';
import { MortgageForm } from './mortgage-form';

/** One tab for each kind of visitor, and the dialog with the result. */
export function Forms({ words }: { words: ContactWords }) {
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { message, action } = result === 'failed' ? words.result.failed : words.result.sent;

  const show: OnResult = (newResult, submitted) => {
    form.current = submitted;
    setResult(newResult);
  };
  /** Move focus to the submit button after a failure, to the first field of the cleared form after success. */
  const close = () => {
    form.current?.querySelector<HTMLElement>(result === 'failed' ? '[type="submit"]' : 'input')?.focus();
    setResult(null);
  };

  return (
    <>
      <Tabs
        label={words.tabs.label}
        tabs={[
          { id: 'customer', label: words.tabs.customer, content: <ContactForm words={words} onResult={show} /> },
          { id: 'lender', label: words.tabs.lender, content: <MortgageForm words={words} onResult={show} /> },
        ]}
      />
      <ResultDialog result={result} message={message} action={action} closeLabel={words.result.close} onClose={close} />
    </>
  );
}
