import { Chip } from '../ui/chip';
import styles from './calculator.module.css';
import { CalculatorFields } from './calculator-fields';
import { CalculatorFrame } from './calculator-frame';
import frame from './calculator-frame.module.css';
import { CalculatorResult } from './calculator-result';
import type { CalculatorWords, HowWords, SharedWords } from './calculator-words';
import { interpolate } from './interpolate';
import { getCalculator, loadCalculator } from './load-calculator';
import { useCalculator } from './use-calculator';

interface Props {
  words: CalculatorWords;
  how: HowWords;
  shared: SharedWords;
  /** The worked example as a table: what a reader without scripts sees in place of the fields. */
  worked: React.ReactNode;
}

/** FieldProps sheet for all calculators: fields, result, and how it is computed. */
export function Calculator({ words, how, shared, worked }: Props) {
  const sheet = useCalculator({ calculator: getCalculator(words.slug), words, shared, inAddress: true });
  const { figures } = sheet;
  return (
    <>
      <CalculatorFrame sheet={sheet} words={words} shared={shared}>
        <div className={`${frame.two} ${styles.read}`}>
          <div className={frame.in}>
            {worked}
            <CalculatorFields className={`needs-scripts ${styles.fields}`} sheet={sheet} shared={shared} fields={sheet.shownFields}>
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
            </CalculatorFields>
            <div className={`needs-scripts ${styles.peek}`} aria-hidden="true">
              {words.figures.map(({ result, label }) => (
                <span key={result}>
                  {label}
                  <b>{figures[result]}</b>
                </span>
              ))}
            </div>
          </div>
          <CalculatorResult sheet={sheet} words={words} parts={words} />
        </div>
      </CalculatorFrame>
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
                  <span className={styles.sum}>{interpolate(sum, figures)}</span>
                  <span className={styles.equals}>=</span>
                  <span className={styles.result}>{interpolate(result, figures)}</span>
                </li>
              ))}
            </ol>
            {how.aside && <p className={styles.aside}>{interpolate(how.aside, figures)}</p>}
          </div>
        </div>
      </section>
    </>
  );
}
Calculator.prepare = ({ words }: Props) => loadCalculator(words.slug);
