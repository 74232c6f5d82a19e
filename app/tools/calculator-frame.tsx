import { CalculatorActions } from './calculator-actions';
import styles from './calculator-frame.module.css';
import type { CalculatorWords, SharedWords } from './calculator-words';
import { interpolate } from './interpolate';
import { PrintDate } from './print-date';
import type { CalculatorState } from './use-calculator';

interface Props {
  sheet: CalculatorState;
  words: CalculatorWords;
  shared: SharedWords;
  /** Buttons that come before those that every sheet has. */
  buttons?: React.ReactNode;
  children: React.ReactNode;
}

/** What stands around the fields and the result of a sheet: its name, whose figures these are, what it is not, and what to do with it. */
export function CalculatorFrame({ sheet, words, shared, buttons, children }: Props) {
  return (
    <div className="wrap">
      <form className={styles.sheet} aria-label={words.sheet} noValidate onSubmit={(event) => event.preventDefault()}>
        <CalculatorCaption name={words.sheet} printed={shared.printed}>
          <span className="note no-print">{sheet.isExample ? shared.example : shared.yours}</span>
          <span className="note print-only">{sheet.isExample ? shared.exampleShort : shared.yours}</span>
        </CalculatorCaption>
        <IgnoredValuesNotice sheet={sheet} words={words} shared={shared} />
        {children}
        <div className={styles.foot}>
          <p className={styles.disclaimer}>{shared.disclaimer}</p>
          <CalculatorActions shared={shared} onReset={sheet.isExample ? undefined : sheet.reset}>
            {buttons}
          </CalculatorActions>
        </div>
      </form>
    </div>
  );
}

/** The name of a sheet at its upper edge, a note beside it, and on documentTool the day. */
export function CalculatorCaption({ name, printed, children }: { name: string; printed: string; children: React.ReactNode }) {
  return (
    <div className={styles.caption}>
      <span>{name}</span>
      {children}
      <PrintDate label={printed} />
    </div>
  );
}

/** Says what a malformed address held. */
function IgnoredValuesNotice({ sheet, words, shared }: Pick<Props, 'sheet' | 'words' | 'shared'>) {
  if (sheet.ignored.length === 0) return null;
  const labels = words.fields.filter(({ name }) => sheet.ignored.includes(name)).map(({ label }) => label);
  return (
    <p className={`${styles.ignored} no-print`} role="status">
      {interpolate(shared.ignored, { fields: labels.join(', ') })}
    </p>
  );
}
