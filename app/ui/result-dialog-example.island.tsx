import { useState } from 'react';
import { Button } from './button';
import { ResultDialog } from './result-dialog';

export function ResultDialogExample({ outcome, message, action }: { outcome: 'sent' | 'failed'; message: string; action: string }) {
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setResult(outcome)}>
        Show {outcome}
      </Button>
      <ResultDialog result={result} message={message} action={action} closeLabel="Close" onClose={() => setResult(null)} />
    </>
  );
}
