import { Island } from '../islands/island';
import { Badge } from './badge';
import { ChipsExample } from './chips-example.island';
import type { Example } from './component-example';
import { InitialsAvatar } from './initials-avatar';
import { SectionHead } from './section-head';

export const examples: Example[] = [
  { name: 'Head of a section', show: () => <SectionHead heading="The same lines, side by side" lead="A sentence beside the heading." /> },
  { name: 'Chips', show: () => <Island of={ChipsExample} labels={['All posts', 'Claims']} /> },
  {
    name: 'Badges, stars, initials',
    show: () => (
      <div className="row">
        <Badge>CUSTOMER EXPERIENCE</Badge>
        <Badge outlined>Renewal</Badge>
        <InitialsAvatar name="Marcus Tell" />
      </div>
    ),
  },
];
