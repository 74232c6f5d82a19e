import type { Background } from '../../lib/backgrounds';
import { BesideSection } from '../../sections/beside-section';
import { useDefinitions } from '../../sections/definitions';

interface Props {
  heading: string;
  lead: string;
  rows: { line: string; pays: string; who: string }[];
  background: Background;
}

/** Coverages, who needs them and what they pay. */
export function Coverages({ heading, lead, rows, background }: Props) {
  const define = useDefinitions();
  return (
    <BesideSection heading={heading} beside={<p className="muted">{lead}</p>} background={background}>
      <ul className="terms">
        {rows.map((row) => (
          <li key={row.line}>
            <div>
              <h3>{row.line}</h3>
              <p className="small">{row.who}</p>
            </div>
            <p>{define(row.pays)}</p>
          </li>
        ))}
      </ul>
    </BesideSection>
  );
}
