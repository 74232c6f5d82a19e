import type { Background } from '../lib/backgrounds';
import { CaptionedCard } from '../ui/captioned-card';
import { useDefinitions } from './definitions';
import styles from './loss-example.module.css';

interface Props {
  /** Says that the story and its figures are invented. */
  words: { label: string; figures: string; note: string };
  title: string;
  story: string;
  rows: { label: string; amount: string; total?: boolean | undefined }[];
  lesson: string;
  background: Background;
  /** What a visitor can work out here, under the sketch. */
  children?: React.ReactNode;
}

/** A loss told plainly, its numbers on a sheet beside it. */
export function LossExample({ words, title, story, rows, lesson, background, children }: Props) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className={`wrap split ${styles.sketch}`}>
        <div className={`stack ${styles.text}`}>
          <p className={styles.label}>{words.label}</p>
          <h2>{title}</h2>
          <p>{define(story)}</p>
        </div>
        <CaptionedCard title={words.figures} note={words.note} className={styles.sheet}>
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
          <p className={styles.lesson}>{lesson}</p>
        </CaptionedCard>
      </div>
      {children && <div className={`wrap no-print ${styles.more}`}>{children}</div>}
    </section>
  );
}
