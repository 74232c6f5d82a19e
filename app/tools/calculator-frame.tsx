import { interpolate } from '../lib/interpolate';
import { CalculatorActions } from './calculator-actions';
import styles from './calculator-frame.module.css';
import type { CalculatorWords, SharedWords } from './calculator-words';
import { PrintDate } from './print-date';
import type { CalculatorState } from './use-calculator';

interface Props {
  calculator: CalculatorState;
  words: CalculatorWords;
  shared: SharedWords;
  /** Buttons before the common ones. */
  buttons?: React.ReactNode;
  children: React.ReactNode;
}

/** The form around fields and result: caption, disclaimer and buttons. */
export function CalculatorFrame({ calculator, words, shared, buttons, children }: Props) {
  return (
    <div className="wrap">
      <form className={styles.frame} aria-label={words.formLabel} noValidate onSubmit={(event) => event.preventDefault()}>
        <CalculatorCaption name={words.formLabel} printed={shared.printed}>
          <span className="note no-print">{calculator.isExample ? shared.example : shared.yours}</span>
          <span className="note print-only">{calculator.isExample ? shared.exampleShort : shared.yours}</span>
        </CalculatorCaption>
        <IgnoredValuesNotice calculator={calculator} words={words} shared={shared} />
        {children}
        <div className={styles.footer}>
          <p className={styles.disclaimer}>{shared.disclaimer}</p>
          <CalculatorActions shared={shared} fragment={calculator.fragment} onReset={calculator.isExample ? undefined : calculator.reset}>
            {buttons}
          </CalculatorActions>
        </div>
      </form>
    </div>
  );
}

/** The name of the tool, a note, and in print the date. */
export function CalculatorCaption({ name, printed, children }: { name: string; printed: string; children: React.ReactNode }) {
  return (
    <div className={styles.caption}>
      <span>{name}</span>
      {children}
      <PrintDate label={printed} />
    </div>
  );
}

/** Names the fields whose value in the address was ignored. */
function IgnoredValuesNotice({ calculator, words, shared }: Pick<Props, 'calculator' | 'words' | 'shared'>) {
  if (calculator.ignored.length === 0) return null;
  const labels = words.fields.filter(({ name }) => calculator.ignored.includes(name)).map(({ label }) => label);
  return (
    <p className={`${styles.ignored} no-print`} role="status">
      {interpolate(shared.ignored, { fields: labels.join(', ') })}
    </p>
  );
}
