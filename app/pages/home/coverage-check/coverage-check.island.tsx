import { useEffect, useRef, useState } from 'react';
import type { CoverageCheckWords } from '../../../../content-model/schemas/coverage-check';
import { type Figures, interpolate } from '../../../lib/interpolate';
import { CalculatorActions } from '../../../tools/calculator-actions';
import { CalculatorFields } from '../../../tools/calculator-fields';
import { useCalculatorTalk } from '../../../tools/calculator-frame';
import { overSticky, StickyResult } from '../../../tools/calculator-result';
import type { SharedWords } from '../../../tools/calculator-words';
import type { Values } from '../../../tools/fields';
import { PrintDate } from '../../../tools/print-date';
import { useCalculator } from '../../../tools/use-calculator';
import { IslandText } from '../../../ui/island-text';
import { Spoken } from '../../../ui/spoken';
import { checkCoverage, type Line, lineFields } from './check-coverage';
import styles from './coverage-check.module.css';
import { coverageCheckFields } from './coverage-check-fields';
import { type CoverageCheckLinks, CoverageCheckTable, lineAmount, lineName } from './coverage-check-table';

interface Props {
  words: CoverageCheckWords;
  shared: SharedWords;
  links: CoverageCheckLinks;
  /** Label of the fold with the example of a quote comparison. */
  exampleTitle: string;
  example: React.ReactNode;
}

/** One question and what a hailstorm costs; five more questions and a table with the visitor’s share of each loss open below. */
export function CoverageCheck({ words, shared, links, exampleTitle, example }: Props) {
  const questions = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const allFields = coverageCheckFields(words);
  const kindOf = (values: Values) => words.kinds.find((one) => one.kind === values.kind) ?? words.kinds[0]!;
  const evaluate = (values: Values): { lines: Line[]; figures: Figures } => {
    const { kind, limit, programOf = '' } = kindOf(values);
    const { figures, lines } = checkCoverage(kind, values, limit.example);
    return { lines, figures: { ...figures, programOf } };
  };
  const calculator = useCalculator({
    definition: {
      results: [],
      outcomes: [],
      evaluate: (values) => ({ outcome: '', figures: evaluate(values).figures, parts: {} }),
      findContradictions: () => [],
    },
    words: { fields: allFields, refusals: {} },
    shared: { refusals: { ...shared.refusals, money: words.error } },
    syncAddress: true,
  });
  const { values } = calculator;
  const kind = kindOf(values);
  const { lines, figures } = evaluate(values);

  // open if the URL has answers, or if the visitor has opened them before hydration
  useEffect(() => {
    const details = questions.current!;
    if (location.hash.includes('=')) {
      details.open = true;
      if (scrollY === 0) details.closest('form')?.scrollIntoView();
    }
    setOpen(details.open);
  }, []);

  /** Choosing another kind clears the other answers. */
  const change = (name: string, text: string) =>
    calculator.changeAll({
      ...(name === 'kind' && Object.fromEntries(allFields.map((field) => [field.name, '']))),
      [name]: text,
    });

  const fields = calculator.visibleFields;
  const [kindField, ...others] = fields;
  const all = fields.length;
  const done = fields.filter(({ name }) => values[name] !== '').length;
  const marked = lines.flatMap((line) => ({ line, amount: lineAmount(words, line, figures) })).filter(({ amount }) => amount);
  const count = interpolate(words.result.totalCount, { marked: marked.length, all: lines.length - 1 });

  const talk = useCalculatorTalk({
    calculator: {
      ...calculator,
      visibleFields: others,
      figures: Object.fromEntries(marked.map(({ line, amount = '' }) => [line.field, amount])),
    },
    words: {
      formLabel: `${words.title}, ${kind.mine}`,
      figures: marked.map(({ line }) => ({ result: line.field, label: lineName(words, kind, line) })),
    },
    shared: { talk: shared.talk, message: { ...shared.message, results: words.message } },
  });

  // what a hailstorm costs: with the deductible of the example until the question is answered
  const [, hailField = ''] = lineFields[kind.kind];
  const isAnswered = lines[1]?.outcome !== undefined;
  const answered = isAnswered ? { lines, figures } : evaluate({ ...values, [hailField]: kind.deductible });
  const hail = answered.lines[1]!;
  const inExample = (figure: string, isExample: boolean) =>
    isExample ? interpolate(words.result.exampleLimit, { limit: String(answered.figures[figure]) }) : answered.figures[figure]!;
  const isVehicles = kind.kind === 'vehicles';
  const headline = {
    label: isVehicles ? words.figures.hailEach : words.figures.hail,
    text: lineAmount(words, hail, answered.figures)!,
    sentence: interpolate(words.outcomes[hail.outcome!].text, {
      ...answered.figures,
      limit: inExample('limit', !isVehicles && values[kind.kind] === ''),
      ...(isVehicles && { deductible: inExample('deductible', !isAnswered) }),
    }),
  };

  return (
    <div className={`tool-frame ${styles.card}`}>
      <form aria-label={words.title} tabIndex={-1} noValidate onSubmit={(event) => event.preventDefault()}>
        <p className={`row between ${styles.caption}`}>
          <b className="h3">{words.title}</b>
          <span className="note">{done > 1 ? interpolate(words.count, { done, all }) : words.example}</span>
          <PrintDate label={shared.printed} />
        </p>
        <CalculatorFields
          className={`needs-scripts ${styles.fields} ${styles.kind}`}
          calculator={{ ...calculator, change }}
          shared={shared}
          fields={kindField ? [kindField] : []}
        />
        <Spoken text={`${headline.label}: ${headline.text}. ${headline.sentence}`} />
        <div className={styles.headline}>
          <p className="label">{headline.label}</p>
          <p className={styles.figure}>{headline.text}</p>
          <p className="small">
            <IslandText text={headline.sentence} />
          </p>
        </div>
        <details
          ref={questions}
          className={`needs-scripts ${open ? '' : 'no-print'} ${styles.more}`}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="flex between gap-4 plus">
            <span>
              {words.figures.questions}
              {done < all && `, ${words.figures.left[all - done - 1]}`}
            </span>
          </summary>
          {open && (
            <>
              <CalculatorFields
                className={`tool-fields ${styles.fields}`}
                calculator={{ ...calculator, change }}
                shared={shared}
                fields={others}
              />
              <StickyResult figures={[headline]} />
              <div className={`${styles.result} ${overSticky}`}>
                <CoverageCheckTable {...{ words, kind, fields, values, lines, figures, links, count }} />
              </div>
              <div className="tool-footer">
                <p className="tool-disclaimer">
                  {shared.disclaimer} {words.privacy}
                </p>
                {done > 1 && (
                  <CalculatorActions shared={shared} fragment={calculator.fragment} onReset={calculator.reset}>
                    {talk.button}
                  </CalculatorActions>
                )}
              </div>
            </>
          )}
        </details>
        <details className={`print-whole ${styles.more}`}>
          <summary className="flex between gap-4 plus">{exampleTitle}</summary>
          {example}
        </details>
      </form>
      {talk.panel}
    </div>
  );
}
