import type { Background } from '../lib/backgrounds';
import type { Reviewed } from '../page-data';
import { useDefinitions } from './definitions';
import styles from './fine-print.module.css';
import { Sources } from './sources';

interface LeftOutProps {
  background: Background;
  notCovered: { heading: string; items: string[] };
}
interface TexasProps {
  background: Background;
  texas: { title: string; lead: string; points: string[]; sources?: string[] | undefined };
  reviewed: Reviewed | undefined;
}

/** What a standard policy does not cover, and what is different in Texas. */
export function FinePrint({ background, notCovered, texas, reviewed }: LeftOutProps & TexasProps) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className={`wrap split ${styles.columns}`}>
        <div>
          <h2>{notCovered.heading}</h2>
          <Items items={notCovered.items} define={define} />
        </div>
        <aside className={styles.texas} aria-labelledby="texas-note">
          <Texas texas={texas} reviewed={reviewed} define={define} heading="h3" />
        </aside>
      </div>
    </section>
  );
}

/** What a standard policy does not cover, in two columns. */
export function Exclusions({ background, notCovered }: LeftOutProps) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className={`wrap ${styles.exclusions}`}>
        <h2>{notCovered.heading}</h2>
        <Items items={notCovered.items} define={define} />
      </div>
    </section>
  );
}

export function TexasNote({ background, texas, reviewed }: TexasProps) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className="wrap">
        <div className={styles.texas} data-standalone>
          <Texas texas={texas} reviewed={reviewed} define={define} heading="h2" />
        </div>
      </div>
    </section>
  );
}

type Define = ReturnType<typeof useDefinitions>;

function Items({ items, define }: { items: string[]; define: Define }) {
  return (
    <ul className={`ticked ${styles.items}`}>
      {items.map((item) => (
        <li key={item}>{define(item)}</li>
      ))}
    </ul>
  );
}

function Texas({ texas, reviewed, define, heading: Heading }: Omit<TexasProps, 'background'> & { define: Define; heading: 'h2' | 'h3' }) {
  return (
    <>
      <TexasOutline />
      <Heading id="texas-note">{texas.title}</Heading>
      <p className={styles.lead}>{define(texas.lead)}</p>
      <div className={styles.details}>
        <ul className={styles.points}>
          {texas.points.map((point) => (
            <li key={point}>{define(point)}</li>
          ))}
        </ul>
        {reviewed && (
          <div className="note">
            {/* not printed: the handout has two pages, and the note names its sources */}
            {texas.sources && (
              <p className="no-print">
                <Sources sources={texas.sources} words={reviewed.sources} />
              </p>
            )}
            <p>
              {reviewed.label} <time dateTime={reviewed.iso}>{reviewed.text}</time>
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/** An outline of the state with a dot at Houston. */
function TexasOutline() {
  return (
    <svg className={`no-print ${styles.outline}`} viewBox="0 0 100 98" aria-hidden="true">
      <path d="M31 2h22v24l5 3 6 1 6 3 7-1 8 3 6 1v13l4 7-1 9-3 4-10 7-9 8-3 7 1 9-7-2-9-3-5-8-6-9-6-7-7-1-5 7-6-3-6-5-2-8-8-8-4-6h32z" />
      <circle cx="81" cy="64" r="3.2" />
    </svg>
  );
}
