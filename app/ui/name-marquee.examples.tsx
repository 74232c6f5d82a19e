import type { Example } from './component-example';
import { NameMarquee } from './name-marquee';

export const examples: Example[] = [
  {
    name: 'Running',
    show: () => (
      <NameMarquee
        label="Example companies"
        pauseLabel="Pause"
        names={['Live Oak Residential', 'Bayou City Hospitality', 'Pecan Grove Builders', 'Ship Channel Logistics']}
      />
    ),
  },
];
