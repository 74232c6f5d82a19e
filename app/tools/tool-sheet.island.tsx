import { Chip } from '../ui/chip';
import { calculatorOf, fetchCalculator } from './calculator-of';
import { fill } from './fill';
import { SheetFields } from './sheet-fields';
import { SheetFrame } from './sheet-frame';
import frame from './sheet-frame.module.css';
import { Result } from './sheet-result';
import type { HowWords, SharedWords, SheetWords } from './sheet-words';
import styles from './tool-sheet.module.css';
import { useSheet } from './use-sheet';

interface Props {
  words: SheetWords;
  how: HowWords;
  shared: SharedWords;
  /** The worked example as a table: what a reader without scripts sees in place of the fields. */
  worked: React.ReactNode;
}

/** One sheet for all calculators: fields, result, and how it is computed. */
export function ToolSheet({ words, how, shared, worked }: Props) {
  const sheet = useSheet({ calculator: calculatorOf(words.slug), words, shared, inAddress: true });
  const { figures } = sheet;
  return (
    <>
      <SheetFrame sheet={sheet} words={words} shared={shared}>
        <div className={`${frame.two} ${styles.read}`}>
          <div className={frame.in}>
            {worked}
            <SheetFields className={`needs-scripts ${styles.fields}`} sheet={sheet} shared={shared} fields={sheet.shownFields}>
              {words.tries.length > 0 && (
                <div className={styles.tries} role="group" aria-label={shared.tries}>
                  <span aria-hidden="true">{shared.tries}</span>
                  <div>
                    {words.tries.map(({ label, set }) => (
                      <Chip key={label} onClick={() => sheet.set(set)}>
                        {label}
                      </Chip>
                    ))}
                  </div>
                </div>
              )}
            </SheetFields>
            <div className={`needs-scripts ${styles.peek}`} aria-hidden="true">
              {words.figures.map(({ result, label }) => (
                <span key={result}>
                  {label}
                  <b>{figures[result]}</b>
                </span>
              ))}
            </div>
          </div>
          <Result sheet={sheet} words={words} parts={words} />
        </div>
      </SheetFrame>
      <section className="section on-page">
        <div className={`wrap cols ${styles.how}`}>
          <div>
            <h2>{how.heading}</h2>
            <p className="muted small no-print">{how.lead}</p>
          </div>
          <div>
            <ol className={styles.book}>
              {how.steps.map(({ label, rule, sum, result }) => (
                <li key={label}>
                  <span className={styles.rule}>
                    <b>{label}</b>
                    <span>{rule}</span>
                  </span>
                  <span className={styles.sum}>{fill(sum, figures)}</span>
                  <span className={styles.equals}>=</span>
                  <span className={styles.result}>{fill(result, figures)}</span>
                </li>
              ))}
            </ol>
            {how.aside && <p className={styles.aside}>{fill(how.aside, figures)}</p>}
          </div>
        </div>
      </section>
    </>
  );
}
ToolSheet.prepare = ({ words }: Props) => fetchCalculator(words.slug);
