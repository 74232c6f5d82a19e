import { Chip } from '../ui/chip';
import { fill } from './fill';
import { Ignored } from './ignored';
import { PrintedOn } from './printed-on';
import { Result } from './result';
import { SheetActions } from './sheet-actions';
import { SheetFields } from './sheet-fields';
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
  const sheet = useSheet(words, shared, { inAddress: true });
  const { figures } = sheet;
  return (
    <>
      <div className="wrap">
        <form className={styles.sheet} aria-label={words.sheet} noValidate onSubmit={(event) => event.preventDefault()}>
          <div className={styles.caption}>
            <span>{words.sheet}</span>
            <span className="note no-print">{sheet.isExample ? shared.example : shared.yours}</span>
            <span className="note print-only">{sheet.isExample ? shared.exampleShort : shared.yours}</span>
            <PrintedOn label={shared.printed} />
          </div>
          <Ignored sheet={sheet} words={words} shared={shared} />
          <div className={styles.two}>
            <div className={styles.in}>
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
            <Result sheet={sheet} words={words} withParts />
          </div>
          <div className={styles.foot}>
            <p className={styles.disclaimer}>{shared.disclaimer}</p>
            <SheetActions shared={shared} onReset={sheet.isExample ? undefined : sheet.reset} />
          </div>
        </form>
      </div>
      <section className="section on-page">
        <div className={`wrap cols ${styles.how}`}>
          <div>
            <h2>{how.heading}</h2>
            <p className="muted small">{how.lead}</p>
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
