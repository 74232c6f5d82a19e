import type { ComponentProps } from 'react';
import type { HomeWords } from '../../../content-model/schemas/home';
import { Island } from '../../islands/island';
import { SearchCombobox } from '../../sections/search-combobox.island';
import { Anchor } from '../../ui/anchor';
import { CoverageCheck } from './coverage-check/coverage-check.island';
import styles from './quote-comparison.module.css';

type CoverageCheckProps = ComponentProps<typeof CoverageCheck>;

interface Props {
  words: HomeWords['compare'];
  shared: CoverageCheckProps['shared'];
  links: CoverageCheckProps['links'];
}

/** The search, and beside it the coverage check with the example of a quote comparison. */
export function QuoteComparison({ words, shared, links }: Props) {
  const { heading, lead, search, often, oftenLinks, table, measure } = words;
  return (
    <section className="section on-stone">
      <div className="wrap split">
        <div className={`sticky ${styles.head}`}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <div className={`no-print ${styles.search}`}>
            <Island of={SearchCombobox} words={search} />
            <p className={`row small ${styles.often}`}>
              {often}
              {oftenLinks.map((link) => (
                <Anchor key={link.path} className="link touch-target" href={link.path}>
                  {link.label}
                </Anchor>
              ))}
            </p>
          </div>
        </div>
        <Island
          of={CoverageCheck}
          when="interaction"
          words={measure}
          shared={shared}
          links={links}
          exampleTitle={`${table.read}: ${table.title}`}
          example={<Comparison {...table} />}
        />
      </div>
    </section>
  );
}

function Comparison({ title, gap, columns, rows, total, sentence }: HomeWords['compare']['table']) {
  const recommended = columns.length - 1;
  return (
    <div className={styles.example}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <table className="small">
          <thead>
            <tr>
              {columns.map((column, i) => (
                <th key={column} scope="col" data-recommended={i === recommended || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([line, ...cells]) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {cells.map((cell, i) => (
                  <td key={columns[i + 1]} data-recommended={i + 1 === recommended || undefined} data-gap={cell.endsWith('*') || undefined}>
                    {cell.replace('*', '')}
                    {cell.endsWith('*') && <span className="visually-hidden"> ({gap})</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {total.map((cell, i) =>
                i === 0 ? (
                  <th key={columns[i]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[i]} data-recommended={i === recommended || undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={`small ${styles.sentence}`}>{sentence}</p>
    </div>
  );
}
