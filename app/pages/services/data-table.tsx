import { Collapsible, collapsibleNote } from '../../ui/collapsible';
import styles from './data-table.module.css';

interface Column {
  label: string;
  numeric?: boolean;
}

interface TableRow {
  key: string;
  /** Makes the row a link target. */
  id?: string;
  cells: React.ReactNode[];
}

interface Props {
  /** Either a visible caption or the id of the heading that names the table. */
  caption?: string;
  labelledBy?: string;
  note?: string;
  /** Text of the row that opens the table on narrow screens. Without it, that row has the caption and the note. */
  summary?: { heading: string; note: string };
  columns: Column[];
  rows: TableRow[];
  total?: React.ReactNode[];
}

/**
 * A table on a card. The first column has the row headings. On a narrow card each row becomes a block; on narrow screens the
 * table is collapsed.
 */
export function DataTable({ caption, labelledBy, note, summary, columns, rows, total }: Props) {
  const cells = (values: React.ReactNode[]) =>
    values.map((value, i) => {
      const column = columns[i]!;
      return i === 0 ? (
        <th key={column.label} scope="row">
          {value}
        </th>
      ) : (
        <td key={column.label} data-label={column.label} data-numeric={column.numeric}>
          {value && <div>{value}</div>}
        </td>
      );
    });
  const table = (
    <div className={`card ${styles.card}`}>
      <table className={`small ${styles.table}`} aria-labelledby={labelledBy}>
        {caption && (
          <caption className={styles.caption}>
            {caption}
            {note && <span className="note">{note}</span>}
          </caption>
        )}
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
            <tr key={row.key} id={row.id}>
              {cells(row.cells)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>{cells(total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
  const heading = (
    <span>
      {summary?.heading ?? caption} <span className={collapsibleNote}>{summary?.note ?? note}</span>
    </span>
  );
  return (
    <Collapsible wide className={styles.collapsible} heading={heading}>
      {table}
    </Collapsible>
  );
}
