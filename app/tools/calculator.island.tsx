import { interpolate } from '../lib/interpolate';
import { Chip } from '../ui/chip';
import { IslandText } from '../ui/island-text';
import styles from './calculator.module.css';
import { CalculatorFields } from './calculator-fields';
import { CalculatorFrame } from './calculator-frame';
import { CalculatorResult, StickyResult } from './calculator-result';
import type { CalculatorWords, ComputationWords, SharedWords } from './calculator-words';
import { getCalculator, loadCalculator } from './load-calculator';
import { useCalculator } from './use-calculator';

interface Props {
  words: CalculatorWords;
  computation: ComputationWords;
  shared: SharedWords;
  /** The example as a table, shown instead of the fields when scripts are disabled. */
  noScriptExample: React.ReactNode;
}

/** A calculator on its page: fields, result, and how it is computed. */
export function Calculator({ words, computation, shared, noScriptExample }: Props) {
  const calculator = useCalculator({ definition: getCalculator(words.slug), words, shared, syncAddress: true });
  const { figures } = calculator;
  return (
    <>
      <CalculatorFrame calculator={calculator} words={words} shared={shared}>
        <div className={`tool-columns ${styles.content}`}>
          <div className="tool-inputs">
            {noScriptExample}
            <CalculatorFields
              className="needs-scripts tool-fields"
              calculator={calculator}
              shared={shared}
              fields={calculator.visibleFields}
            >
              {words.suggestions.length > 0 && (
                <div className={`grid gap-1 small no-print ${styles.suggestions}`} role="group" aria-label={shared.suggestions}>
                  <span aria-hidden="true">{shared.suggestions}</span>
                  <div className="row gap-2">
                    {words.suggestions.map(({ label, set }) => (
                      <Chip key={label} onClick={() => calculator.setValues(set)}>
                        {label}
                      </Chip>
                    ))}
                  </div>
                </div>
              )}
            </CalculatorFields>
            <StickyResult figures={words.figures.map(({ result, label }) => ({ label, text: figures[result] }))} />
          </div>
          <CalculatorResult calculator={calculator} words={words} parts={words} />
        </div>
      </CalculatorFrame>
      <section className="section on-page">
        <div className="wrap cols computation">
          <div className="stack">
            <h2>{computation.heading}</h2>
            <p className="muted small no-print">
              <IslandText text={computation.lead} />
            </p>
          </div>
          <div>
            <ol className={`grid ${styles.steps}`}>
              {computation.steps.map(({ label, rule, sum, result }) => (
                <li key={label} className="grid">
                  <span className={styles.rule}>
                    <b>{label}</b>
                    <span className="small muted">
                      <Formula text={rule} />
                    </span>
                  </span>
                  <span className={`num ${styles.formula}`}>
                    <span className={`muted ${styles.sum}`}>
                      <Formula text={interpolate(sum, figures)} />
                    </span>
                    <span className={`muted ${styles.equals}`}>=</span>
                    <span className={`nowrap ${styles.result}`}>{interpolate(result, figures)}</span>
                  </span>
                </li>
              ))}
            </ol>
            {computation.aside && (
              <p className={styles.aside}>
                <IslandText text={interpolate(computation.aside, figures)} />
              </p>
            )}
          </div>
        </div>
      </section>
    </>
  );
}

/** Matches what must not wrap: parentheses, and an operator with the following word or with the following number and its unit. */
const unbreakable = /((?:[+−×÷] )?\([^)]*\)|[+−×÷] \d+ \p{L}+|[+−×÷] \S+)/u;

/** A formula that may wrap before an operator, but not after an operator or in parentheses. */
function Formula({ text }: { text: string }) {
  return text.split(unbreakable).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula keep their order
    <span key={i} className={i % 2 ? 'nowrap' : undefined}>
      <IslandText text={part} />
    </span>
  ));
}

Calculator.prepare = ({ words }: Props) => loadCalculator(words.slug);
