import { Ledger } from '../../sections/ledger';

interface Props {
  heading: string;
  lead: string;
  columns: [string, string, string];
  lines: { line: string; pays: string; who: string }[];
}

export function Products({ heading, lead, columns, lines }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2>{heading}</h2>
          <p className="muted">{lead}</p>
        </div>
        <Ledger columns={columns} lines={lines} />
      </div>
    </section>
  );
}
