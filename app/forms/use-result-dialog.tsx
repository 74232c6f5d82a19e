import { useRef, useState } from 'react';
import { ResultDialog } from '../ui/result-dialog';
import type { OnResult } from './use-form';

export interface ResultWords {
  sent: { message: string; action: string };
  failed: { message: string; action: string };
  close: string;
  /** Sentences below the success message. Words between asterisks are emphasized. */
  notes: string[];
  /** Link to the page that shows what happens with the message. */
  receipt: string;
}

/** The dialog with the result of a form, and the function that opens it. */
export function useResultDialog(words: ResultWords): { onResult: OnResult; dialog: React.ReactNode } {
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  const [receipt, setReceipt] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { message, action } = result === 'failed' ? words.failed : words.sent;

  const onResult: OnResult = (newResult, submitted, newReceipt) => {
    form.current = submitted;
    setReceipt(newReceipt);
    setResult(newResult);
  };
  /** Moves focus to the submit button after a failure, or to the first field of the cleared form after success. */
  const close = () => {
    form.current?.querySelector<HTMLElement>(result === 'failed' ? '[type="submit"]' : 'input')?.focus();
    setResult(null);
  };
  const dialog = (
    <ResultDialog
      result={result}
      message={message}
      notes={result === 'sent' ? words.notes : undefined}
      link={receipt ? { label: words.receipt, href: receipt } : undefined}
      action={action}
      closeLabel={words.close}
      onClose={close}
    />
  );
  return { onResult, dialog };
}
