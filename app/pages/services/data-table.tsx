import styles from './data-table.module.css';

interface Column {
  label: string;
  numeric?: boolean;
}

interface TableRow {
  key: string;
  /** Lets a link lead to the row. */
  id?: string;
  cells: React.ReactNode[];
}

interface Props {
  /** Names the table, on the line on top of the sheet; or the id of the heading that names it. */
  caption?: string;
  labelledBy?: string;
  note?: string;
  columns: Column[];
  rows: TableRow[];
  total?: React.ReactNode[];
}

/** Figures on a sheet. The first column names the row; where the sheet is narrow each row becomes a block of its own. */
export function DataTable({ caption, labelledBy, note, columns, rows, total }: Props) {
  const cells = (values: React.ReactNode[]) =>
    values.map((value, i) => {
      const column = columns[i]!;
      return i === 0 ? (
        <th key={column.label} scope="row">
          {value}
        </th>
      ) : (
        <td key={column.label} data-label={column.label} data-numeric={column.numeric}>
          {value}
        </td>
      );
    });
  return (
    <div className={`card ${styles.sheet}`}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        {caption && (
          <caption>
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
}
