import type { Background } from '../lib/backgrounds';
import { CaptionedCard } from '../ui/captioned-card';
import { Collapsible } from '../ui/collapsible';
import { useDefinitions } from './definitions';
import styles from './loss-example.module.css';

interface Props {
  words: {
    /** Shown above the heading. Says that the example is invented. */
    label: string;
    /** Title of the card with the amounts. */
    figures: string;
    /** Shown on that card. Also says that the example is invented. */
    note: string;
  };
  /** Heading of the collapsible rest of the story. */
  more: string;
  title: string;
  story: string;
  rows: { label: string; amount: string; total?: boolean | undefined }[];
  lesson: string;
  background: Background;
  /** Embedded calculators below the example. */
  children?: React.ReactNode;
}

/** An example of a loss, with its amounts beside the story. */
export function LossExample({ words, more, title, story, rows, lesson, background, children }: Props) {
  const define = useDefinitions();
  const [shown, rest] = splitStory(story);
  return (
    <section className={`section on-${background}`}>
      <div className={`wrap split ${styles.columns}`}>
        <div className="stack">
          <p className={`label ${styles.label}`}>{words.label}</p>
          <h2>{title}</h2>
          <p>{define(shown)}</p>
          {rest && (
            <Collapsible wide className={styles.rest} heading={more}>
              <p>{define(rest)}</p>
            </Collapsible>
          )}
        </div>
        <CaptionedCard title={words.figures} note={words.note} className={styles.card}>
          <table>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label} data-total={row.total || undefined}>
                  <th scope="row">{row.label}</th>
                  <td>{row.amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={`small ${styles.lesson}`}>{lesson}</p>
        </CaptionedCard>
      </div>
      {children && <div className={`wrap no-print ${styles.calculators}`}>{children}</div>}
    </section>
  );
}

/** Splits a story after its second sentence, if at least two more sentences follow. */
function splitStory(story: string): [string, string] {
  const sentences = story.split(/(?<=[.?!]) (?=[\p{Lu}“$])/u);
  return sentences.length > 3 ? [sentences.slice(0, 2).join(' '), sentences.slice(2).join(' ')] : [story, ''];
}
