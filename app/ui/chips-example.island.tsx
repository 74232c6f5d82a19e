import { useState } from 'react';
import { Chip } from './chip';

export function ChipsExample({ labels }: { labels: string[] }) {
  const [chosen, setChosen] = useState(labels[0]);
  return (
    <div className="row">
      {labels.map((label) => (
        <Chip key={label} pressed={label === chosen} onClick={() => setChosen(label)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
