import { useState } from 'react';
import { Button } from './button';
import type { Example } from './example';
import { ResultDialog, SpiritLevel } from './result-dialog';

function Demo({ outcome, message, action }: { outcome: 'sent' | 'failed'; message: string; action: string }) {
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

export const examples: Example[] = [
  { name: 'Sent', show: () => <Demo outcome="sent" message="Your message has been successfully sent" action="OK" /> },
  {
    name: 'Failed',
    show: () => <Demo outcome="failed" message="Your message was not successfully sent. Please try again." action="Try Again" />,
  },
  {
    name: 'Spirit levels',
    show: () => (
      <div className="row">
        <SpiritLevel sent />
        <SpiritLevel sent={false} />
      </div>
    ),
  },
];
