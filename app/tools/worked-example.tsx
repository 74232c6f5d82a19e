import type { EmbeddedCalculatorWords } from './calculator-words';
import { type Field, formatValue, isVisible, type Values } from './fields';
import { getCalculator } from './load-calculator';
import { figuresOf } from './use-calculator';
import styles from './worked-example.module.css';

interface Props {
  words: EmbeddedCalculatorWords;
  values: Values;
  /** Why there are no fields. */
  note: string;
  yes: string;
}

/** What stands in place of the fields without scripts: the example, line by line. */
export function WorkedExample({ words, values, note, yes }: Props) {
  const figures = figuresOf(getCalculator(words.slug), words.fields, values);
  const value = (field: Field) => (field.kind === 'flag' ? yes : formatValue(field, values[field.name]!));
  return (
    <noscript>
      <div className={styles.worked}>
        <table>
          <tbody>
            {words.fields
              .filter((field) => isVisible(field, values) && values[field.name] !== false)
              .map((field) => (
                <tr key={field.name}>
                  <th scope="row">{field.label}</th>
                  <td>{value(field)}</td>
                </tr>
              ))}
            {words.figures.map(({ result, label }) => (
              <tr key={result} data-result-row="">
                <th scope="row">{label}</th>
                <td>{figures[result]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note">{note}</p>
      </div>
    </noscript>
  );
}
