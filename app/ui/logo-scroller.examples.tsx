import type { Example } from './component-example';
import { LogoScroller } from './logo-scroller';

export const examples: Example[] = [
  {
    name: 'Running',
    show: () => (
      <LogoScroller
        label="Example companies"
        pauseLabel="Pause"
        names={['Live Oak Residential', 'Bayou City Hospitality', 'Pecan Grove Builders', 'Ship Channel Logistics']}
      />
    ),
  },
];
