import { Island } from '../islands/island';
import type { Example } from './component-example';
import { SpiritLevel } from './result-dialog';
import { ResultDialogExample } from './result-dialog-example.island';

export const examples: Example[] = [
  {
    name: 'Sent',
    show: () => <Island of={ResultDialogExample} outcome="sent" message="Your message has been successfully sent" action="OK" />,
  },
  {
    name: 'Failed',
    show: () => (
      <Island
        of={ResultDialogExample}
        outcome="failed"
        message="Your message was not successfully sent. Please try again."
        action="Try Again"
      />
    ),
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
