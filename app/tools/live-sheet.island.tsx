import { ArrowRight } from 'lucide';
import { Icon } from '../ui/icon';
import { calculatorOf, fetchCalculator } from './calculator-of';
import type { Values } from './fields';
import styles from './live-sheet.module.css';
import { SheetFields } from './sheet-fields';
import { Result } from './sheet-result';
import type { LiveSheetWords, SharedLiveWords } from './sheet-words';
import { useSheet } from './use-sheet';

interface Props {
  words: LiveSheetWords;
  shared: SharedLiveWords;
  path: string;
  /** The fields that it shows; the others keep the values they start with. */
  shows: string[];
  /** Where the page tells of other figures than the tool's example. */
  start: Values;
  /** The worked example as a table, for a reader without scripts. */
  worked: React.ReactNode;
}

/** The same sheet, smaller, inside a page. It leaves the address alone; its link carries the values to the whole sheet. */
export function LiveSheet({ words, shared, path, shows, start, worked }: Props) {
  const sheet = useSheet({ calculator: calculatorOf(words.slug), words, shared, inAddress: false, start });
  const fields = sheet.shownFields.filter(({ name }) => shows.includes(name));
  return (
    <form className={styles.live} aria-label={words.sheet} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={styles.caption}>
        <span>{words.question}</span>
        <span className="note">{sheet.isExample ? shared.exampleShort : shared.yours}</span>
      </div>
      {worked}
      <SheetFields className={`needs-scripts no-print ${styles.in}`} sheet={sheet} shared={shared} fields={fields} />
      <Result sheet={sheet} words={words} className={styles.out} />
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
LiveSheet.prepare = ({ words }: Props) => fetchCalculator(words.slug);
