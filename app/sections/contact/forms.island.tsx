import type { ContactWords } from '../../data/content.server';
import { ContactForm } from '../../forms/contact-form';
import { MortgageForm } from '../../forms/mortgage-form';
import { useResultDialog } from '../../forms/use-result-dialog';
import { Tabs } from '../../ui/tabs.island';

interface Props {
  words: ContactWords;
  /** Renders the lender form when its tab is first chosen. */
  lenderLate?: boolean;
}

/** A tab with a form for each kind of visitor (customer, lender), and the dialog that shows whether the form was sent. */
export function Forms({ words, lenderLate }: Props) {
  const { onResult, dialog } = useResultDialog(words.result);
  const { label, customer, lender } = words.tabs;
  return (
    <>
      <Tabs
        label={label}
        tabs={[
          { id: 'customer', label: customer, content: <ContactForm words={words} label={customer} onResult={onResult} /> },
          { id: 'lender', label: lender, content: <MortgageForm words={words} onResult={onResult} />, late: lenderLate },
        ]}
      />
      {dialog}
    </>
  );
}
