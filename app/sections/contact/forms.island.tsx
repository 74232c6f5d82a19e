import type { ContactWords } from '../../data/content.server';
import { ContactForm } from '../../forms/contact-form';
import { useResultDialog } from '../../forms/use-result-dialog';
import { Tabs } from '../../ui/tabs.island';
import { MortgageForm } from './mortgage-form';

/** A tab with a form for each kind of visitor (customer, lender), and the dialog that shows whether the form was sent. */
export function Forms({ words }: { words: ContactWords }) {
  const { onResult, dialog } = useResultDialog(words.result);
  const { label, customer, lender } = words.tabs;
  return (
    <>
      <Tabs
        label={label}
        tabs={[
          { id: 'customer', label: customer, content: <ContactForm words={words} label={customer} onResult={onResult} /> },
          { id: 'lender', label: lender, content: <MortgageForm words={words} onResult={onResult} /> },
        ]}
      />
      {dialog}
    </>
  );
}
