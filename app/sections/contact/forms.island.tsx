import { useState } from 'react';
import type { FormWords } from '../../content.server';
import { ResultDialog } from '../../ui/result-dialog';
import { Tabs } from '../../ui/tabs.island';
import { ContactForm } from './contact-form';
import { MortgageForm } from './mortgage-form';

/** The form of the visitor's kind. Shows how sending ended. */
export function Forms({ words }: { words: FormWords }) {
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  const said = result === 'failed' ? words.result.failed : words.result.sent;

  return (
    <>
      <Tabs
        label={words.tabs.label}
        tabs={[
          { id: 'customer', label: words.tabs.customer, content: <ContactForm words={words} onResult={setResult} /> },
          { id: 'lender', label: words.tabs.lender, content: <MortgageForm words={words} onResult={setResult} /> },
        ]}
      />
      <ResultDialog
        result={result}
        message={said.message}
        action={said.action}
        closeLabel={words.result.close}
        onClose={() => setResult(null)}
      />
    </>
  );
}
