import { Island } from '../islands/island';
import type { Example } from './component-example';
import { Tabs } from './tabs.island';

export const examples: Example[] = [
  {
    name: 'Three tabs',
    show: () => (
      <Island
        of={Tabs}
        label="Example tabs"
        tabs={['Commercial', 'Personal', 'Services'].map((label) => ({
          id: `tab-${label.toLowerCase()}`,
          label,
          content: <p>Panel of {label}</p>,
        }))}
      />
    ),
  },
];
