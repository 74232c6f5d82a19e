import { Anchor } from '../../ui/anchor';
import styles from './document-tool-cards.module.css';
import { ToolGroupHeading } from './tool-group-heading';

interface CardFront {
  path: string;
  question: string;
  name: string;
  by: string;
}

interface Props {
  heading: string;
  lead: string;
  certificate: CardFront & { lines: string[]; warning: string; ticks: string[] };
  storm: CardFront & { rows: { hours: number; text: string }[] };
  conversation: CardFront & { chips: string[]; ticks: string[] };
}

/** DocumentToolCards on the bench: each is the thing it writes. */
export function DocumentToolCards({ heading, lead, certificate, storm, conversation }: Props) {
  return (
    <section className="section on-stone">
      <div className="wrap">
        <ToolGroupHeading heading={heading} lead={lead} />
        <div className={styles.papers}>
          <DocumentToolCard {...certificate}>
            <div className={styles.letter}>
              {certificate.lines.map((line) => (
                <p key={line}>{underlined(line)}</p>
              ))}
            </div>
            <p className={styles.warning}>{certificate.warning}</p>
            <Ticks items={certificate.ticks} />
          </DocumentToolCard>
          <DocumentToolCard {...storm}>
            <ol className={styles.hours}>
              {storm.rows.map(({ hours, text }) => (
                <li key={hours} data-wind={hours === 0 || undefined}>
                  <b>{hours}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </DocumentToolCard>
          <DocumentToolCard {...conversation}>
            <div className={styles.chips} aria-hidden="true">
              {conversation.chips.map((chip, i) => (
                <span key={chip} data-on={i % 2 === 0 || undefined}>
                  {chip}
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

function DocumentToolCard({ path, question, name, by, children }: CardFront & { children: React.ReactNode }) {
  return (
    <article className={styles.paper}>
      <h3>
        <Anchor href={path}>{question}</Anchor>
      </h3>
      {children}
      <p className={styles.by}>
        <span>{name}</span>
        <span>{by}</span>
      </p>
    </article>
  );
}

const Ticks = ({ items }: { items: string[] }) => (
  <ul className="ticked">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** __Words__ that a visitor fills in are underlined. */
const underlined = (line: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the templateParts of a line are known by their place
  line.split('__').map((piece, i) => (i % 2 === 1 ? <u key={i}>{piece}</u> : piece));
