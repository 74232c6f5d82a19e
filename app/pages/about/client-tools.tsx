import { Check, TriangleAlert } from 'lucide';
import type { AboutWords } from '../../../content-model/schemas/about';
import { CaptionedCard } from '../../ui/captioned-card';
import { Icon } from '../../ui/icon';
import { SectionHead } from '../../ui/section-head';
import { TableHead } from '../../ui/table-head';
import styles from './client-tools.module.css';

type ClientToolsWords = AboutWords['tools'];

/** Four tools for clients. Each shows an example, built from HTML and marked as an example. */
export function ClientTools({ heading, lead, note, quoting, certificates, claims, market }: ClientToolsWords) {
  return (
    <section className="section on-stone">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <div className={`cols print-block ${styles.tools}`}>
          <ClientTool {...quoting} note={note}>
            <QuoteTable {...quoting.example} />
          </ClientTool>
          <ClientTool {...certificates} note={note}>
            <CertificateCheck {...certificates.example} />
          </ClientTool>
          <ClientTool {...claims} note={note}>
            <ClaimSteps {...claims.example} />
          </ClientTool>
          <ClientTool {...market} note={note}>
            <MarketRanges {...market.example} />
          </ClientTool>
        </div>
      </div>
    </section>
  );
}

interface ClientToolProps {
  title: string;
  text: string;
  note: string;
  example: { title: string; foot: string };
  children: React.ReactNode;
}

function ClientTool({ title, text, note, example, children }: ClientToolProps) {
  return (
    <article className={`grid gap-5 print-block ${styles.tool}`}>
      <div className={`grid gap-2 ${styles.text}`}>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </div>
      <CaptionedCard title={example.title} note={note} className={`small num ${styles.card}`}>
        {children}
        <p className={`muted ${styles.foot}`}>{example.foot}</p>
      </CaptionedCard>
    </article>
  );
}

function QuoteTable({ title, columns, rows }: ClientToolsWords['quoting']['example']) {
  return (
    <table className={styles.quotes} aria-label={title}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.insurer}>
            <th scope="row">{row.insurer}</th>
            <td>{row.answer}</td>
            <td>{row.premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CertificateCheck({ rows }: ClientToolsWords['certificates']['example']) {
  return (
    <dl className={styles.certificate}>
      {rows.map((row) => (
        <div key={row.label} className="row between" data-missing={row.missing}>
          <dt className="gap-2">
            <Icon drawing={row.missing ? TriangleAlert : Check} className="icon" />
            {row.label}
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ClaimSteps({ steps, open }: ClientToolsWords['claims']['example']) {
  const waiting = steps.find((step) => !step.date);
  return (
    <ol className={styles.claim}>
      {steps.map((step) => (
        <li key={step.name} className="flex between" data-state={step.date ? 'done' : step === waiting ? 'waiting' : 'open'}>
          <span>{step.name}</span>
          <span className="num">{step.date || open}</span>
        </li>
      ))}
    </ol>
  );
}

/** Market ranges on a common scale. Positions are SVG attributes, in percent of the scale. */
function MarketRanges({ ends, ranges }: ClientToolsWords['market']['example']) {
  return (
    <div className={styles.market}>
      <dl>
        {ranges.map((range) => (
          <div key={range.name} className="grid">
            <dt>{range.name}</dt>
            <dd className="num">{range.text}</dd>
            <dd aria-hidden="true">
              <svg aria-hidden="true">
                <line className={styles.range} x1={`${range.from}%`} x2={`${range.to}%`} y1="50%" y2="50%" />
                <svg x={`${range.middle}%`} overflow="visible" aria-hidden="true">
                  <path className={styles.middle} d="M-6.500 0h13L0 10z" />
                </svg>
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className={`note row between ${styles.ends}`} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
