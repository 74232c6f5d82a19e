import type { Background } from '../../lib/backgrounds';
import { rank } from '../../lib/heat-map';
import { BesideSection } from '../../sections/beside-section';
import { DataTable } from './data-table';
import { HeatMap } from './heat-map';
import styles from './risk-register.module.css';

interface RegisteredRisk {
  id: string;
  risk: string;
  likelihood: number;
  severity: number;
  treatment: string;
  owner: string;
  due: string;
}

type RegisterColumn = 'caption' | 'id' | 'risk' | 'likelihood' | 'severity' | 'rank' | 'treatment' | 'owner' | 'due' | 'board';

interface Props {
  heading: string;
  lead: string;
  rows: RegisteredRisk[];
  boardThreshold: number;
  map: { heading: string; text: string };
  words: Record<RegisterColumn, string>;
  mapWords: { caption: string; legend: [watch: string, treat: string, board: string] };
  background: Background;
}

/** Risks with their scores, treatment, owner and due date, the highest rank first, and a map of them. */
export function RiskRegister({ heading, lead, rows, boardThreshold, map, words, mapWords, background }: Props) {
  return (
    <BesideSection heading={heading} beside={<p className="muted">{lead}</p>} background={background}>
      <DataTable
        caption={words.caption}
        columns={[
          { label: words.id },
          { label: words.risk },
          { label: words.likelihood, numeric: true },
          { label: words.severity, numeric: true },
          { label: words.rank, numeric: true },
          { label: words.treatment },
          { label: words.owner },
          { label: words.due },
        ]}
        rows={rows
          .toSorted((a, b) => rank(b) - rank(a))
          .map((row) => ({
            key: row.id,
            id: row.id,
            cells: [
              row.id,
              row.risk,
              row.likelihood,
              row.severity,
              <span key="rank" className={styles.rank} data-board={rank(row) >= boardThreshold || undefined}>
                {rank(row)}
                {rank(row) >= boardThreshold && <span className="visually-hidden">, {words.board}</span>}
              </span>,
              row.treatment,
              row.owner,
              row.due,
            ],
          }))}
      />
      <HeatMap {...map} risks={rows} boardThreshold={boardThreshold} words={mapWords} axes={words} />
    </BesideSection>
  );
}
