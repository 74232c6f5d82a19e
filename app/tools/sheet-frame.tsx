import { fill } from './fill';
import { PrintedOn } from './printed-on';
import { SheetActions } from './sheet-actions';
import styles from './sheet-frame.module.css';
import type { SharedWords, SheetWords } from './sheet-words';
import type { FilledSheet } from './use-sheet';

interface Props {
  sheet: FilledSheet;
  words: SheetWords;
  shared: SharedWords;
  /** Buttons that come before those that every sheet has. */
  buttons?: React.ReactNode;
  children: React.ReactNode;
}

/** What stands around the fields and the result of a sheet: its name, whose figures these are, what it is not, and what to do with it. */
export function SheetFrame({ sheet, words, shared, buttons, children }: Props) {
  return (
    <div className="wrap">
      <form className={styles.sheet} aria-label={words.sheet} noValidate onSubmit={(event) => event.preventDefault()}>
        <SheetCaption name={words.sheet} printed={shared.printed}>
          <span className="note no-print">{sheet.isExample ? shared.example : shared.yours}</span>
          <span className="note print-only">{sheet.isExample ? shared.exampleShort : shared.yours}</span>
        </SheetCaption>
        <Ignored sheet={sheet} words={words} shared={shared} />
        {children}
        <div className={styles.foot}>
          <p className={styles.disclaimer}>{shared.disclaimer}</p>
          <SheetActions shared={shared} onReset={sheet.isExample ? undefined : sheet.reset}>
            {buttons}
          </SheetActions>
        </div>
      </form>
    </div>
  );
}

/** The name of a sheet at its upper edge, a note beside it, and on paper the day. */
export function SheetCaption({ name, printed, children }: { name: string; printed: string; children: React.ReactNode }) {
  return (
    <div className={styles.caption}>
      <span>{name}</span>
      {children}
      <PrintedOn label={printed} />
    </div>
  );
}

/** Says what a malformed address held. */
function Ignored({ sheet, words, shared }: Pick<Props, 'sheet' | 'words' | 'shared'>) {
  if (sheet.ignored.length === 0) return null;
  const labels = words.fields.filter(({ name }) => sheet.ignored.includes(name)).map(({ label }) => label);
  return (
    <p className={`${styles.ignored} no-print`} role="status">
      {fill(shared.ignored, { fields: labels.join(', ') })}
    </p>
  );
}
