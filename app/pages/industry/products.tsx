import type { Site } from '../../../content-model/schemas/site';
import type { Background } from '../../lib/backgrounds';
import { CoverageList } from '../../sections/coverage-list';
import { SectionHead } from '../../ui/section-head';

interface Props {
  words: Site['collapsibles'];
  heading: string;
  lead: string;
  columns: [string, string, string];
  background: Background;
  lines: { line: string; pays: string; who: string }[];
}

export function Products({ words, heading, lead, columns, lines, background }: Props) {
  return (
    <section className={`section on-${background}`}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <CoverageList words={words} columns={columns} lines={lines} />
      </div>
    </section>
  );
}
