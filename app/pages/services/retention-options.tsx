import type { Background } from '../../lib/backgrounds';
import { BesideSection } from '../../sections/beside-section';
import { DataTable } from './data-table';

const columns = ['name', 'keep', 'collateral', 'suits', 'exit'] as const;
type Option = Record<(typeof columns)[number], string>;

interface Props {
  heading: string;
  rows: Option[];
  words: Option;
  background: Background;
}

/** A table that compares ways to retain risk. */
export const RetentionOptions = ({ heading, rows, words, background }: Props) => (
  <BesideSection heading={heading} background={background}>
    <DataTable
      caption={heading}
      columns={columns.map((column) => ({ label: words[column] }))}
      rows={rows.map((row) => ({ key: row.name, cells: columns.map((column) => row[column]) }))}
    />
  </BesideSection>
);
