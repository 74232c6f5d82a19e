import styles from './coverage-table.module.css';

interface Props {
  columns: [string, string, string];
  lines: { line: string; pays: string; who: string }[];
}

/** Coverages with what they pay and who needs them. The column headings are visually hidden. */
export function CoverageTable({ columns, lines }: Props) {
  return (
    <table className={styles.table}>
      <thead className="visually-hidden">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line}>
            <th scope="row">{line.line}</th>
            <td>{line.pays}</td>
            <td className="note">{line.who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
