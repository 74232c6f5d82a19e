import type { Ground } from '../../lib/grounds';
import { Ledger } from '../../sections/ledger';
import { SectionHead } from '../../ui/section-head';

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
        <SectionHead heading={heading} lead={lead} />
        <Ledger columns={columns} lines={lines} />
      </div>
    </section>
  );
}
