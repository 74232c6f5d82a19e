import { useRef, useState } from 'react';
import type { ContactWords } from '../../content.server';
import { ResultDialog } from '../../ui/result-dialog';
import { Tabs } from '../../ui/tabs.island';
import type { OnResult } from '../use-form';
import { ContactForm } from './contact-form';
import { MortgageForm } from './mortgage-form';

/** The form of the visitor's kind. Shows how sending ended. */
export function Forms({ words }: { words: ContactWords }) {
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const said = result === 'failed' ? words.result.failed : words.result.sent;

  const show: OnResult = (ended, of) => {
    form.current = of;
    setResult(ended);
  };
  /** The reader goes on with the first field of the empty form, or sends the full one again. */
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
      <ResultDialog result={result} message={said.message} action={said.action} closeLabel={words.result.close} onClose={close} />
    </>
  );
}
