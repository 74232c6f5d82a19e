import type { Example } from './example';
import { Tabs } from './tabs';

export const examples: Example[] = [
  {
    name: 'Three tabs',
    show: () => (
      <Tabs
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
