import { Island } from '../islands/island';
import { Collapsible } from '../ui/collapsible';
import type { EmbeddedCalculatorWords, SharedEmbeddedWords } from './calculator-words';
import { EmbeddedCalculator } from './embedded-calculator.island';
import styles from './embedded-calculator-section.module.css';
import type { Values } from './fields';
import { NoScriptExample } from './no-script-example';

export interface EmbeddedCalculatorSectionProps {
  heading: string;
  text: string;
  points: string[];
  path: string;
  words: EmbeddedCalculatorWords;
  fieldNames: string[];
  start: Values;
  /** Start values of all fields, for the example without scripts. */
  example: Values;
  shared: SharedEmbeddedWords;
  withoutScripts: { note: string; yes: string };
}

/** An embedded calculator beside a short text. */
export function EmbeddedCalculatorSection({
  heading,
  text,
  points,
  path,
  words,
  fieldNames,
  start,
  example,
  shared,
  withoutScripts,
}: EmbeddedCalculatorSectionProps) {
  return (
    <Collapsible wide className={`no-print ${styles.section}`} heading={<h3>{heading}</h3>}>
      <div className={`sticky grid gap-4 ${styles.text}`}>
        <p className="lead">{text}</p>
        <ul className="dashes">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <Island
        of={EmbeddedCalculator}
        words={words}
        shared={shared}
        path={path}
        fieldNames={fieldNames}
        start={start}
        noScriptExample={<NoScriptExample words={words} values={example} {...withoutScripts} />}
      />
    </Collapsible>
  );
}
