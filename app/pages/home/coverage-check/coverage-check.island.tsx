import { useEffect, useRef } from 'react';
import type { CoverageCheckWords } from '../../../../content-model/schemas/coverage-check';
import { interpolate } from '../../../lib/interpolate';
import { dollars } from '../../../lib/money';
import calculatorStyles from '../../../tools/calculator.module.css';
import { CalculatorActions } from '../../../tools/calculator-actions';
import { CalculatorFields } from '../../../tools/calculator-fields';
import { CalculatorCaption, useCalculatorTalk } from '../../../tools/calculator-frame';
import frame from '../../../tools/calculator-frame.module.css';
import { overSticky, Sentence, StickyResult } from '../../../tools/calculator-result';
import resultStyles from '../../../tools/calculator-result.module.css';
import type { SharedWords } from '../../../tools/calculator-words';
import type { Values } from '../../../tools/fields';
import { useCalculator } from '../../../tools/use-calculator';
import comparison from '../quote-comparison.module.css';
import { checkCoverage } from './check-coverage';
import styles from './coverage-check.module.css';
import { coverageCheckFields } from './coverage-check-fields';
import { type CoverageCheckLinks, CoverageCheckTable, lineAmount, lineName } from './coverage-check-table';

interface Props {
  words: CoverageCheckWords;
  shared: SharedWords;
  links: CoverageCheckLinks;
  /** Shown until the first question is answered. */
  example: React.ReactNode;
}

/** Six questions beside an example of a quote comparison. The first answer replaces the example with the visitor's share of a loss. */
export function CoverageCheck({ words, shared, links, example }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const allFields = coverageCheckFields(words);
  const evaluate = (values: Values) => {
    const { kind, limit, programOf = '' } = words.kinds.find((one) => one.kind === values.kind) ?? words.kinds[0]!;
    const { figures, ...result } = checkCoverage(kind, values, limit.example);
    return { ...result, figures: { ...figures, programOf } };
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
  const kind = words.kinds.find((one) => one.kind === values.kind);
  const { lines, hailShare, figures } = evaluate(values);
  const isVehicles = kind?.kind === 'vehicles';

  // scroll to the answers if the URL has any
  useEffect(() => {
    if (location.hash.includes('kind=') && scrollY === 0) card.current?.scrollIntoView();
  }, []);

  /** Choosing another kind clears the other answers. Answers given before a kind is chosen are about a house. */
  const change = (name: string, text: string) =>
    calculator.changeAll({
      ...(name === 'kind' ? Object.fromEntries(allFields.map((field) => [field.name, ''])) : kind ? {} : { kind: 'house' }),
      [name]: text,
    });

  const fields = calculator.visibleFields.map((field) => {
    const label = !kind && { house: words.unnamed.limit, use: words.unnamed.income }[field.name];
    return label ? { ...field, label } : field;
  });
  const all = fields.length;
  const done = fields.filter(({ name }) => values[name] !== '').length;
  const marked = kind ? lines.flatMap((line) => ({ line, amount: lineAmount(words, line, figures) })).filter(({ amount }) => amount) : [];
  const count = interpolate(words.result.totalCount, { marked: marked.length, all: lines.length - 1 });

  const talk = useCalculatorTalk({
    calculator: {
      ...calculator,
      visibleFields: fields.filter(({ name }) => name !== 'kind'),
      figures: Object.fromEntries(marked.map(({ line, amount = '' }) => [line.field, amount])),
    },
    words: {
      formLabel: [words.title, kind?.mine].filter(Boolean).join(', '),
      figures: marked.map(({ line }) => ({ result: line.field, label: lineName(words, kind!, line) })),
    },
    shared: { talk: shared.talk, message: { ...shared.message, results: words.message } },
  });

  const floodAnswer = String(values[isVehicles ? 'comprehensive' : 'flood']);
  const flood = { no: words.figures.all, unknown: words.figures.unknown }[floodAnswer];
  const known = [
    hailShare && {
      label: isVehicles ? words.figures.hailEach : words.figures.hail,
      text: hailShare === 'all' ? words.figures.all : dollars(hailShare),
      isWord: hailShare === 'all',
    },
    flood && { label: words.figures.flood, text: flood, isWord: true },
  ].filter((figure) => !!figure);
  const progress =
    done < all
      ? { label: words.figures.left, text: words.figures.leftCounts[all - done - 1] ?? '', isWord: true }
      : { label: words.result.total, text: count, isWord: true };
  const sentences = [
    typeof hailShare === 'number' && (isVehicles ? words.sentences.hailEach : words.sentences.hail),
    floodAnswer === 'no' && words.sentences.flood,
  ].filter(Boolean);

  return (
    <div ref={card} className={`${frame.frame} ${styles.card}`} data-state={kind ? 'yours' : 'example'}>
      <form aria-label={words.title} tabIndex={-1} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="needs-scripts">
          <CalculatorCaption name={words.title} printed={shared.printed}>
            <span className={`note ${styles.count}`}>
              {kind ? interpolate(words.count, { done, all }) : words.example}
              <span className="no-print" aria-hidden="true">
                {fields.map(({ name }, i) => (
                  <i key={name} data-done={i < done || undefined} />
                ))}
              </span>
            </span>
          </CalculatorCaption>
        </div>
        <div className={`${frame.columns} ${styles.content}`}>
          <div className={`needs-scripts ${frame.inputs}`}>
            <CalculatorFields
              className={`${calculatorStyles.fields} ${styles.fields}`}
              calculator={{ ...calculator, change }}
              shared={shared}
              fields={fields}
            />
            {known.length > 0 && <StickyResult figures={known} />}
          </div>
          <div className={`${styles.result} ${known.length > 0 ? overSticky : ''}`}>
            {!kind && example}
            <div role="status" aria-label={words.title}>
              {kind && (
                <>
                  <p className={`row between ${comparison.caption}`}>
                    <span>{kind.title}</span>
                    <span className="note">{words.result.note}</span>
                  </p>
                  <dl className={`${resultStyles.figures} ${styles.figures}`}>
                    {(known.length > 0 ? known : [progress]).map(({ label, text, isWord }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd data-word={isWord || undefined}>{text}</dd>
                      </div>
                    ))}
                  </dl>
                  <CoverageCheckTable {...{ words, kind, fields, values, lines, figures, links, count }} />
                  <div className={styles.sentence}>
                    <Sentence text={sentences.join(' ') || words.sentences.start} figures={figures} />
                  </div>
                </>
              )}
            </div>
          </div>
        </div>
        <div className={frame.footer}>
          <p className={frame.disclaimer}>
            {shared.disclaimer} <span className="needs-scripts">{words.privacy}</span>
          </p>
          {kind && (
            <CalculatorActions shared={shared} fragment={calculator.fragment} onReset={calculator.reset}>
              {talk.button}
            </CalculatorActions>
          )}
        </div>
      </form>
      {talk.panel}
    </div>
  );
}
