import type { Language } from '../../../../content-model/content-paths';
import type { CoverageCheckWords } from '../../../../content-model/schemas/coverage-check';
import { type Figures, interpolate } from '../../../lib/interpolate';
import { useLanguage } from '../../../lib/language-context';
import { Swatch } from '../../../tools/calculator-result';
import { type Field, formatValue, type Values } from '../../../tools/fields';
import { IslandText } from '../../../ui/island-text';
import type { Line } from './check-coverage';
import styles from './coverage-check-table.module.css';

/** Links from lines of the table: tools by slug, pages by path. */
export type CoverageCheckLinks = Record<string, { label: string; path: string }>;

interface Props {
  words: CoverageCheckWords;
  kind: CoverageCheckWords['kinds'][number];
  fields: Field[];
  values: Values;
  lines: Line[];
  figures: Figures;
  links: CoverageCheckLinks;
  /** Text for the number of lines with an amount. */
  count: string;
}

export const lineName = ({ questions }: CoverageCheckWords, kind: Props['kind'], { field }: Line) =>
  field === kind.kind ? kind.limit.label : questions[field as keyof typeof questions].line;

/** The visitor's share of the loss; undefined if the outcome of the line has no amount. */
export function lineAmount({ outcomes }: CoverageCheckWords, { outcome }: Line, figures: Figures): string | undefined {
  const outcomeWords = outcome && outcomes[outcome];
  return outcomeWords && 'amount' in outcomeWords ? interpolate(outcomeWords.amount, figures) : undefined;
}

/** The answers, each with the visitor's share of the loss. */
export function CoverageCheckTable(props: Props) {
  const language = useLanguage();
  const { words, kind, lines, count } = props;
  return (
    <table className={`small ${styles.table}`}>
      <thead>
        <tr>
          {words.result.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.field}>
            <th scope="row" className="muted">
              <IslandText text={lineName(words, kind, line)} />
            </th>
            <td>{answer(line, props, language)}</td>
            <td className={line.outcome ? undefined : 'muted'} data-open={!line.outcome || undefined}>
              <VisitorShare line={line} {...props} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.result.total}</th>
          <td />
          <td>{count}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function answer({ field: name, outcome }: Line, { words, kind, fields, values, figures }: Props, language: Language): string {
  const value = values[name] ?? '';
  if (name === kind.kind) return interpolate(value === '' ? words.result.exampleLimit : '{limit}', figures);
  const outcomeWords = outcome && words.outcomes[outcome];
  if (outcomeWords && 'today' in outcomeWords && outcomeWords.today) return interpolate(outcomeWords.today, figures);
  const field = fields.find((one) => one.name === name);
  return field ? formatValue(field, value, language) : '';
}

function VisitorShare({ line, words, kind, figures, links }: Props & { line: Line }) {
  if (!line.outcome) return words.result.open;
  const amount = lineAmount(words, line, figures);
  const { slug = '', values = {} } = line.tool ?? {};
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const tool = links[slug];
  const page = links[line.field === 'flood' ? 'flood' : kind.page];
  return (
    <div className={`grid ${styles.share}`}>
      {amount && <Swatch color={3} />}
      {line.outcome !== 'limit' && <b>{amount ?? words.result.nothing}</b>}
      <span className="muted">
        <IslandText text={interpolate(words.outcomes[line.outcome].text, figures)} />
      </span>
      {amount && (
        <span className="no-print muted">
          {tool && (
            <a className="link" href={`${tool.path}${query.size > 0 ? `#${query}` : ''}`}>
              {tool.label}
            </a>
          )}
          {page && (
            <a className="link" href={page.path}>
              {page.label}
            </a>
          )}
        </span>
      )}
    </div>
  );
}
