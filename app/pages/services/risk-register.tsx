import type { Background } from '../../lib/backgrounds';
import { BesideSection } from '../../sections/beside-section';
import { DataTable } from './data-table';
import styles from './risk-register.module.css';

const rank = ({ likelihood, severity }: RegisteredRisk) => likelihood * severity;

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
  words: Record<RegisterColumn, string>;
  background: Background;
}

/** Risks with their scores, treatment, owner and due date, the highest rank first. */
export function RiskRegister({ heading, lead, rows, boardThreshold, words, background }: Props) {
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
    </BesideSection>
  );
}
