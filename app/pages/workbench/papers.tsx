import { Anchor } from '../../ui/anchor';
import { BenchHead } from './bench-head';
import styles from './papers.module.css';

interface PaperFront {
  path: string;
  question: string;
  name: string;
  by: string;
}

interface Props {
  heading: string;
  lead: string;
  certificate: PaperFront & { lines: string[]; warning: string; ticks: string[] };
  storm: PaperFront & { rows: { hours: number; text: string }[] };
  conversation: PaperFront & { chips: string[]; ticks: string[] };
}

/** Papers on the bench: each is the thing it writes. */
export function Papers({ heading, lead, certificate, storm, conversation }: Props) {
  return (
    <section className="section on-stone">
      <div className="wrap">
        <BenchHead heading={heading} lead={lead} />
        <div className={styles.papers}>
          <Paper {...certificate}>
            <div className={styles.letter}>
              {certificate.lines.map((line) => (
                <p key={line}>{underlined(line)}</p>
              ))}
            </div>
            <p className={styles.warning}>{certificate.warning}</p>
            <Ticks items={certificate.ticks} />
          </Paper>
          <Paper {...storm}>
            <ol className={styles.hours}>
              {storm.rows.map(({ hours, text }) => (
                <li key={hours} data-wind={hours === 0 || undefined}>
                  <b>{hours}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </Paper>
          <Paper {...conversation}>
            <div className={styles.chips} aria-hidden="true">
              {conversation.chips.map((chip, i) => (
                <span key={chip} data-on={i % 2 === 0 || undefined}>
                  {chip}
                </span>
              ))}
            </div>
            <Ticks items={conversation.ticks} />
          </Paper>
        </div>
      </div>
    </section>
  );
}

function Paper({ path, question, name, by, children }: PaperFront & { children: React.ReactNode }) {
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
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line are known by their place
  line.split('__').map((piece, i) => (i % 2 === 1 ? <u key={i}>{piece}</u> : piece));
