import { useTalkItOver } from '../forms/talk-it-over';
import { interpolate } from '../lib/interpolate';
import { useLanguage } from '../lib/language-context';
import { CalculatorActions } from './calculator-actions';
import styles from './calculator-frame.module.css';
import { calculatorMessage } from './calculator-message';
import type { CalculatorWords, EmbeddedCalculatorWords, SharedEmbeddedWords, SharedWords } from './calculator-words';
import { PrintDate } from './print-date';
import type { CalculatorState } from './use-calculator';
import { useToday } from './use-today';
import './tool.css';

interface Props {
  calculator: CalculatorState;
  words: CalculatorWords;
  shared: SharedWords;
  /** Buttons that precede Copy link, Print and Reset. */
  buttons?: React.ReactNode;
  children: React.ReactNode;
}

/** The form that contains fields and result, with caption, disclaimer and buttons. */
export function CalculatorFrame({ calculator, words, shared, buttons, children }: Props) {
  const talk = useCalculatorTalk({ calculator, words, shared });
  return (
    <div className="wrap">
      <div className="tool-frame">
        <form id="calculator" aria-label={words.formLabel} tabIndex={-1} noValidate onSubmit={(event) => event.preventDefault()}>
          <CalculatorCaption name={words.formLabel} printed={shared.printed}>
            <span className="note no-print">{calculator.isExample ? shared.example : shared.yours}</span>
            <span className="note print-only">{calculator.isExample ? shared.exampleShort : shared.yours}</span>
          </CalculatorCaption>
          <IgnoredValuesNotice calculator={calculator} words={words} shared={shared} />
          {children}
          <div className="tool-footer">
            <p className="tool-disclaimer">{shared.disclaimer}</p>
            <CalculatorActions shared={shared} fragment={calculator.fragment} onReset={calculator.isExample ? undefined : calculator.reset}>
              {talk.button}
              {buttons}
            </CalculatorActions>
          </div>
        </form>
        {talk.panel}
      </div>
    </div>
  );
}

interface TalkOptions {
  calculator: Pick<CalculatorState, 'visibleFields' | 'values' | 'figures' | 'fragment'>;
  words: Pick<EmbeddedCalculatorWords, 'formLabel' | 'figures'>;
  shared: Pick<SharedEmbeddedWords, 'talk' | 'message'>;
  /** Path of the calculator's own page; by default the current page. */
  path?: string;
}

/** “Talk it over” for a calculator, with its inputs and results as the message. */
export function useCalculatorTalk({ calculator, words, shared, path }: TalkOptions) {
  const today = useToday();
  const language = useLanguage();
  return useTalkItOver(shared.talk, () =>
    calculatorMessage({
      name: words.formLabel,
      today,
      fields: calculator.visibleFields,
      values: calculator.values,
      results: words.figures,
      figures: calculator.figures,
      link: location.origin + (path ?? location.pathname) + calculator.fragment,
      words: shared.message,
      language,
    }),
  );
}

/** The name of the tool, a note and, in print only, the date. */
export function CalculatorCaption({ name, printed, children }: { name: string; printed: string; children: React.ReactNode }) {
  return (
    <div className={`between small ${styles.caption}`}>
      <span>{name}</span>
      {children}
      <PrintDate label={printed} />
    </div>
  );
}

/** A notice that names the fields whose value in the URL was ignored. */
function IgnoredValuesNotice({ calculator, words, shared }: Pick<Props, 'calculator' | 'words' | 'shared'>) {
  if (calculator.ignored.length === 0) return null;
  const labels = words.fields.filter(({ name }) => calculator.ignored.includes(name)).map(({ label }) => label);
  return (
    <p className={`small no-print ${styles.ignored}`} role="status">
      {interpolate(shared.ignored, { fields: labels.join(', ') })}
    </p>
  );
}
