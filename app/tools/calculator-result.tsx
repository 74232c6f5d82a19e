/** What a sheet answers: the figures, the drawing, its parts, and the sentence with the numbers filled in. */
import { dollars } from '../lib/money';
import styles from './calculator-result.module.css';
import type { CalculatorWords, EmbeddedCalculatorWords } from './calculator-words';
import { type Figures, templateParts } from './interpolate';
import type { CalculatorState } from './use-calculator';

type PartWords = Pick<CalculatorWords, 'parts' | 'whole'>;

interface Props {
  sheet: CalculatorState;
  words: EmbeddedCalculatorWords;
  /** Stand in a list under the drawing. */
  parts?: PartWords;
  className?: string | undefined;
}

/** Screen readers hear it when nobody drags or types any more. */
export function CalculatorResult({ sheet, words, parts, className }: Props) {
  const { figures, reading, values, moving } = sheet;
  const { slug } = words;
  const { Drawing, results } = sheet.calculator;
  const others = results.filter((name) => words.figures.every(({ result }) => result !== name));
  return (
    <div role="status" className={className ?? styles.out} aria-label={words.sheet} aria-busy={moving}>
      <dl className={styles.figures} data-long={slug === 'flood-start' || slug === 'claim-clock' || undefined}>
        {words.figures.map(({ result, label }) => (
          <div key={result}>
            <dt>{label}</dt>
            <dd data-result={result}>{figures[result]}</dd>
          </div>
        ))}
      </dl>
      {Drawing && <Drawing values={values} figures={figures} {...words.drawing} />}
      {parts && parts.parts.length > 0 && <PartList {...parts} amounts={reading.parts} figures={figures} />}
      <Sentence text={words.outcomes[reading.outcome] ?? ''} figures={figures} results={others} />
    </div>
  );
}

function PartList({ parts, whole, amounts, figures }: PartWords & { amounts: Record<string, number>; figures: Figures }) {
  return (
    <ul className={styles.parts}>
      {parts
        .filter(({ part, whenSome }) => !whenSome || amounts[part])
        .map(({ part, label, strata, hatched }) => (
          <li key={part}>
            <span className={styles.swatch} data-strata={strata} data-hatched={hatched} />
            <span>{label}</span>
            <span>{dollars(amounts[part] ?? 0)}</span>
          </li>
        ))}
      {whole && (
        <li className={styles.whole}>
          <span />
          <span>{whole.label}</span>
          <span>{figures[whole.figure]}</span>
        </li>
      )}
    </ul>
  );
}

interface SentenceProps {
  text: string;
  figures: Figures;
  /** Results that stand nowhere else: each is marked where it is first placeholderNames. */
  results?: string[];
}

export function Sentence({ text, figures, results = [] }: SentenceProps) {
  const unnamed = new Set(results);
  return (
    <p className={styles.words}>
      {templateParts(text, figures).map(({ text: words, figure }, i) => {
        if (figure === undefined) return words;
        const isFirst = unnamed.delete(figure);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may name a figure twice
          <b key={i} data-result={isFirst ? figure : undefined}>
            {words}
          </b>
        );
      })}
    </p>
  );
}
