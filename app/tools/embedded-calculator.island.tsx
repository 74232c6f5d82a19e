import { ArrowRight } from 'lucide';
import { Icon } from '../ui/icon';
import { CalculatorFields } from './calculator-fields';
import { useCalculatorTalk } from './calculator-frame';
import { CalculatorResult } from './calculator-result';
import type { EmbeddedCalculatorWords, SharedEmbeddedWords } from './calculator-words';
import styles from './embedded-calculator.module.css';
import type { Values } from './fields';
import { getCalculator, loadCalculator } from './load-calculator';
import { useCalculator } from './use-calculator';

interface Props {
  words: EmbeddedCalculatorWords;
  shared: SharedEmbeddedWords;
  path: string;
  /** Names of the visible fields; the others keep their start values. */
  fieldNames: string[];
  /** Values that replace those of the tool's example. */
  start: Values;
  /** The example as a table, shown instead of the fields when scripts are disabled. */
  noScriptExample: React.ReactNode;
}

/** A small calculator inside another page. It does not change the URL; its link opens the tool with the same values. */
export function EmbeddedCalculator({ words, shared, path, fieldNames, start, noScriptExample }: Props) {
  const calculator = useCalculator({ definition: getCalculator(words.slug), words, shared, syncAddress: false, start });
  const fields = calculator.visibleFields.filter(({ name }) => fieldNames.includes(name));
  const talk = useCalculatorTalk({ calculator, words, shared, path });
  return (
    <div className={`card ${styles.calculator}`}>
      <form aria-label={words.formLabel} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={`between gap-4 small ${styles.caption}`}>
          <span>{words.question}</span>
          <span className="note nowrap">{calculator.isExample ? shared.exampleShort : shared.yours}</span>
        </div>
        {noScriptExample}
        <CalculatorFields className={`needs-scripts no-print ${styles.inputs}`} calculator={calculator} shared={shared} fields={fields} />
        <CalculatorResult calculator={calculator} words={words} className={styles.result} />
        <div className={`row between ${styles.footer}`}>
          <p className={`muted ${styles.disclaimer}`}>{shared.disclaimer}</p>
          <div className={`row no-print ${styles.actions}`}>
            <span className="needs-scripts">{talk.button}</span>
            <a className={`link touch-target nowrap ${styles.openLink}`} href={path + calculator.fragment}>
              {shared.openTool}
              <Icon drawing={ArrowRight} className="icon" />
            </a>
          </div>
        </div>
      </form>
      {talk.panel}
    </div>
  );
}
EmbeddedCalculator.prepare = ({ words }: Props) => loadCalculator(words.slug);
