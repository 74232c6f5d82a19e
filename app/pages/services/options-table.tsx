import { DataTable } from './data-table';
import styles from './options-table.module.css';

const columns = ['name', 'keep', 'collateral', 'suits', 'exit'] as const;
type Option = Record<(typeof columns)[number], string>;

interface Props {
  heading: string;
  rows: Option[];
  words: Option & { compare: string };
}

/** A table that compares ways to retain risk. */
export function OptionsTable({ heading, rows, words }: Props) {
  return (
    <section className="section on-mist">
      <div className="wrap">
        <h2 className={styles.heading} id="options">
          {heading}
        </h2>
        <DataTable
          labelledBy="options"
          summary={{ heading: words.compare, note: rows.map(({ name }) => name).join(', ') }}
          columns={columns.map((column) => ({ label: words[column] }))}
          rows={rows.map((row) => ({ key: row.name, cells: columns.map((column) => row[column]) }))}
        />
      </div>
    </section>
  );
}
