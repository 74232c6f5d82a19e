import type { Background } from '../../lib/backgrounds';
import { CoverageTable } from '../../sections/coverage-table';
import { SectionHead } from '../../ui/section-head';

interface Props {
  heading: string;
  lead: string;
  columns: [string, string, string];
  background: Background;
  lines: { line: string; pays: string; who: string }[];
}

export function Products({ heading, lead, columns, lines, background }: Props) {
  return (
    <section className={`section on-${background}`}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <CoverageTable columns={columns} lines={lines} />
      </div>
    </section>
  );
}
