import styles from './data-table.module.css';

interface Column {
  label: string;
  numeric?: boolean;
}

interface TableRow {
  key: string;
  cells: React.ReactNode[];
}

interface Props {
  /** Names the table for screen readers. */
  caption: string;
  columns: Column[];
  rows: TableRow[];
  total?: React.ReactNode[];
}

/** A table on a card. The first column has the row headings. On narrow screens it scrolls sideways in its card. */
export function DataTable({ caption, columns, rows, total }: Props) {
  const cells = (values: React.ReactNode[]) =>
    values.map((value, i) => {
      const column = columns[i]!;
      return i === 0 ? (
        <th key={column.label} scope="row">
          {value}
        </th>
      ) : (
        <td key={column.label} data-numeric={column.numeric}>
          {value}
        </td>
      );
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <section className={`card ${styles.card}`} aria-label={caption} tabIndex={0}>
      <table className={`small ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-numeric={column.numeric}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>{cells(row.cells)}</tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>{cells(total)}</tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
