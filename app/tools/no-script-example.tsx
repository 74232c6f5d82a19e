import { useLanguage } from '../lib/language-context';
import type { EmbeddedCalculatorWords } from './calculator-words';
import { type Field, formatValue, isVisible, type Values } from './fields';
import { getCalculator } from './load-calculator';
import styles from './no-script-example.module.css';
import { formatFigures } from './use-calculator';

interface Props {
  words: EmbeddedCalculatorWords;
  values: Values;
  /** Tells visitors that the fields need scripts. */
  note: string;
  yes: string;
}

/** The example as a table, shown instead of the fields when scripts are disabled. */
export function NoScriptExample({ words, values, note, yes }: Props) {
  const language = useLanguage();
  const figures = formatFigures(getCalculator(words.slug), words.fields, values, language);
  const value = (field: Field) => (field.kind === 'flag' ? yes : formatValue(field, values[field.name]!, language));
  return (
    <noscript>
      <div className={`grid gap-4 ${styles.example}`}>
        <table className="small">
          <tbody>
            {words.fields
              .filter((field) => isVisible(field, values) && values[field.name] !== false && values[field.name] !== '')
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
