import { useState } from 'react';
import { Badge } from './badge';
import { Chip } from './chip';
import { Disk } from './disk';
import type { Example } from './example';
import { Stars } from './stars';

function Chips() {
  const [chosen, setChosen] = useState('All posts');
  return (
    <div className="row">
      {['All posts', 'Claims'].map((label) => (
        <Chip key={label} pressed={label === chosen} onClick={() => setChosen(label)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}

export const examples: Example[] = [
  { name: 'Chips', show: () => <Chips /> },
  {
    name: 'Badges, stars, disk',
    show: () => (
      <div className="row">
        <Badge>CUSTOMER EXPERIENCE</Badge>
        <Badge outlined>Renewal</Badge>
        <Stars rating={4.6} label="4.6 of 5" />
        <Disk name="Marcus Tell" />
      </div>
    ),
  },
];
