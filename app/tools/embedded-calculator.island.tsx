import { ArrowRight } from 'lucide';
import { Icon } from '../ui/icon';
import { CalculatorFields } from './calculator-fields';
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
  /** The fields that it shows; the others keep the values they start with. */
  shows: string[];
  /** Where the page tells of other figures than the tool's example. */
  start: Values;
  /** The worked example as a table, for a reader without scripts. */
  worked: React.ReactNode;
}

/** The same sheet, smaller, inside a page. It leaves the address alone; its link carries the values to the whole sheet. */
export function EmbeddedCalculator({ words, shared, path, shows, start, worked }: Props) {
  const sheet = useCalculator({ calculator: getCalculator(words.slug), words, shared, inAddress: false, start });
  const fields = sheet.shownFields.filter(({ name }) => shows.includes(name));
  return (
    <form className={styles.live} aria-label={words.sheet} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={styles.caption}>
        <span>{words.question}</span>
        <span className="note">{sheet.isExample ? shared.exampleShort : shared.yours}</span>
      </div>
      {worked}
      <CalculatorFields className={`needs-scripts no-print ${styles.in}`} sheet={sheet} shared={shared} fields={fields} />
      <CalculatorResult sheet={sheet} words={words} className={styles.out} />
      <div className={styles.end}>
        <p className={styles.disclaimer}>{shared.disclaimer}</p>
        <a className={`link no-print ${styles.open}`} href={path + sheet.search}>
          {shared.open}
          <Icon drawing={ArrowRight} className="icon" />
        </a>
      </div>
    </form>
  );
}
EmbeddedCalculator.prepare = ({ words }: Props) => loadCalculator(words.slug);
