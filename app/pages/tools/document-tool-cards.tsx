import { Anchor } from '../../ui/anchor';
import { SectionHead } from '../../ui/section-head';
import styles from './document-tool-cards.module.css';

interface CardProps {
  path: string;
  question: string;
  name: string;
  by: string;
}

interface Props {
  heading: string;
  lead: string;
  certificate: CardProps & { lines: string[]; warning: string; ticks: string[] };
  storm: CardProps & { rows: { hours: number; text: string }[] };
  conversation: CardProps & { choices: string[]; ticks: string[] };
}

/** The tools that write a document. Each card shows a preview of the document. */
export function DocumentToolCards({ heading, lead, certificate, storm, conversation }: Props) {
  return (
    <section className="section on-stone">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <div className={`columns-phone ${styles.cards}`}>
          <DocumentToolCard {...certificate}>
            <div className={`grid gap-3 ${styles.letter}`}>
              {certificate.lines.map((line) => (
                <p key={line}>{underline(line)}</p>
              ))}
            </div>
            <p className={`small ${styles.warning}`}>{certificate.warning}</p>
            <Ticks items={certificate.ticks} />
          </DocumentToolCard>
          <DocumentToolCard {...storm}>
            <ol className={`small ${styles.hours}`}>
              {storm.rows.map(({ hours, text }) => (
                <li key={hours} className="grid gap-3" data-arrival={hours === 0 || undefined}>
                  <b>{hours}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </DocumentToolCard>
          <DocumentToolCard {...conversation}>
            <div className={`row gap-2 small ${styles.chips}`} aria-hidden="true">
              {conversation.choices.map((choice, i) => (
                <span key={choice} data-selected={i % 2 === 0 || undefined}>
                  {choice}
                </span>
              ))}
            </div>
            <Ticks items={conversation.ticks} />
          </DocumentToolCard>
        </div>
      </div>
    </section>
  );
}

function DocumentToolCard({ path, question, name, by, children }: CardProps & { children: React.ReactNode }) {
  return (
    <article className={`card gap-4 ${styles.card}`}>
      <h3>
        <Anchor href={path} className="stretched-link">
          {question}
        </Anchor>
      </h3>
      {children}
      <p className={`row between gap-3 small muted ${styles.cardFooter}`}>
        <span>{name}</span>
        <span>{by}</span>
      </p>
    </article>
  );
}

const Ticks = ({ items }: { items: string[] }) => (
  <ul className="dashes small">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Underlines the words between double underscores, which the visitor fills in. */
const underline = (line: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of the words in a line is fixed
  line.split('__').map((piece, i) => (i % 2 === 1 ? <u key={i}>{piece}</u> : piece));
