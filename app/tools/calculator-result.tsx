import { type Figures, templateParts } from '../lib/interpolate';
import { dollars } from '../lib/money';
import { IslandText } from '../ui/island-text';
import { Spoken } from '../ui/spoken';
import styles from './calculator-result.module.css';
import './chart.css';
import type { CalculatorWords, EmbeddedCalculatorWords } from './calculator-words';
import type { CalculatorState } from './use-calculator';

type PartWords = Pick<CalculatorWords, 'parts' | 'total'>;

interface Props {
  calculator: CalculatorState;
  words: EmbeddedCalculatorWords;
  /** Names of the parts of the chart, listed below it. */
  parts?: PartWords;
  className?: string;
}

/** The main results, the chart, its parts, and a sentence with the results. Screen readers hear the main results after a pause. */
export function CalculatorResult({ calculator, words, parts, className }: Props) {
  const { figures, evaluation, values } = calculator;
  const { Chart, results, showsDates } = calculator.definition;
  const others = results.filter((name) => words.figures.every(({ result }) => result !== name));
  return (
    <div className={`grid gap-4 ${className ?? `${styles.result} ${overSticky}`}`}>
      <Spoken text={spokenFigures(words, figures)} />
      <dl className={styles.figures} data-dates={showsDates}>
        {words.figures.map(({ result, label }) => (
          <div key={result}>
            <dt className="label">{label}</dt>
            <dd data-result={result}>{figures[result]}</dd>
          </div>
        ))}
      </dl>
      {Chart && <Chart values={values} figures={figures} {...words.drawing} />}
      {parts && parts.parts.length > 0 && <PartList {...parts} amounts={evaluation.parts} figures={figures} />}
      <Sentence text={words.outcomes[evaluation.outcome] ?? ''} figures={figures} results={others} />
    </div>
  );
}

const spokenFigures = (words: EmbeddedCalculatorWords, figures: Figures) =>
  words.figures.map(({ result, label }) => `${label}: ${figures[result]}.`).join(' ');

/** Class of the element that follows the one with the StickyResult, and covers it at the end. */
export const overSticky = styles.overSticky;

/** Repeats the main results beside the fields on narrow screens. Hidden from screen readers, which read the result itself. */
export function StickyResult({ figures }: { figures: { label: string; text: string | undefined }[] }) {
  return (
    <div className={`needs-scripts narrow-only no-print ${styles.sticky}`} aria-hidden="true">
      <div className="grid small">
        {figures.map(({ label, text }) => (
          <span key={label}>
            {label}
            <b>{text}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The color of a part of the chart. */
export function Swatch({ color, hatched }: { color: number; hatched?: boolean }) {
  return <i className={styles.swatch} data-chart-color={color} data-hatched={hatched} />;
}

function PartList({ parts, total, amounts, figures }: PartWords & { amounts: Record<string, number>; figures: Figures }) {
  return (
    <ul className={`small num ${styles.parts}`}>
      {parts
        .filter(({ part, hideWhenZero }) => !hideWhenZero || amounts[part])
        .map(({ part, label, color, hatched }) => (
          <li key={part} className="grid gap-3">
            <Swatch color={color} hatched={hatched} />
            <span>
              <IslandText text={label} />
            </span>
            <span>{dollars(amounts[part] ?? 0)}</span>
          </li>
        ))}
      {total && (
        <li className={`grid gap-3 ${styles.total}`}>
          <span />
          <span>{total.label}</span>
          <span>{figures[total.figure]}</span>
        </li>
      )}
    </ul>
  );
}

interface SentenceProps {
  text: string;
  figures: Figures;
  /** Results shown only in this sentence; the first mention of each gets `data-result`. */
  results?: string[];
}

export function Sentence({ text, figures, results = [] }: SentenceProps) {
  const unmarked = new Set(results);
  const withFigures = (piece: string) =>
    templateParts(piece, figures).map(({ text: words, figure }, i) => {
      if (figure === undefined) return words;
      const isFirst = unmarked.delete(figure);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may have a placeholder twice
        <b key={i} className="nowrap" data-result={isFirst ? figure : undefined}>
          {words}
        </b>
      );
    });
  return (
    <p className={styles.sentence}>
      <IslandText text={text} render={withFigures} />
    </p>
  );
}
