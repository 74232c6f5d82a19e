import type { Ground } from '../../lib/grounds';
import { Ledger } from '../../sections/ledger';

interface Props {
  heading: string;
  lead: string;
  columns: [string, string, string];
  ground: Ground;
  lines: { line: string; pays: string; who: string }[];
}

export function Products({ heading, lead, columns, lines, ground }: Props) {
  return (
    <section className={`section on-${ground}`}>
      <div className="wrap">
        <div className="head-row">
          <h2>{heading}</h2>
          <p className="muted">{lead}</p>
        </div>
        <Ledger columns={columns} lines={lines} />
      </div>
    </section>
  );
}
