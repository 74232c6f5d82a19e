import { heatMap } from '../../lib/heat-map';
import { Anchor } from '../../ui/anchor';
import styles from './heat-map.module.css';

interface Props {
  heading: string;
  text: string;
  risks: { id: string; likelihood: number; severity: number }[];
  boardThreshold: number;
  words: { caption: string; legend: [watch: string, treat: string, board: string] };
  axes: { likelihood: string; severity: string };
}

/** Risks by likelihood and severity. The id of each risk links to its row in the risk register. */
export function HeatMap({ heading, text, risks, boardThreshold, words, axes }: Props) {
  const level = (rank: number) => (rank >= boardThreshold ? 'board' : rank * 2 >= boardThreshold ? 'treat' : 'watch');
  const [watch, treat, board] = words.legend;
  return (
    <div className="split print-block">
      <div className="stack">
        <h3>{heading}</h3>
        <p className="muted">{text}</p>
        <ul className={`row small ${styles.legend}`}>
          <li data-level="board">{board}</li>
          <li data-level="treat">{treat}</li>
          <li data-level="watch">{watch}</li>
        </ul>
      </div>
      <table className={styles.map}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <td />
            {[1, 2, 3, 4, 5].map((likelihood) => (
              <th key={likelihood} scope="col">
                <span className={likelihood === 1 ? `muted ${styles.axis}` : 'visually-hidden'}>{axes.likelihood} </span>
                {likelihood}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heatMap(risks).map((row) => (
            <tr key={row.severity}>
              <th scope="row">
                <span className={row.severity === 5 ? `muted ${styles.axis}` : 'visually-hidden'}>{axes.severity} </span>
                {row.severity}
              </th>
              {row.cells.map((cell) => (
                <td key={cell.likelihood} data-level={level(cell.rank)}>
                  <span className={styles.rank}>{cell.rank}</span>
                  {cell.risks.map((risk) => (
                    <Anchor key={risk.id} href={`#${risk.id}`} className={styles.risk}>
                      {risk.id}
                    </Anchor>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
