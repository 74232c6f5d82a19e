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

/** The search, and below it the coverage check, which shows an example of a quote comparison until its first answer. */
export function QuoteComparison({ words, shared, links }: Props) {
  const { heading, lead, invitation, invitationWithoutScripts, search, often, oftenLinks, table, measure } = words;
  return (
    <section className={`section on-stone ${styles.section}`}>
      <div className="wrap">
        <div className={`split ${styles.head}`}>
          <div className="stack">
            <h2>{heading}</h2>
            <p className={`lead ${styles.lead}`}>
              {lead} <span className="needs-scripts">{invitation}</span>
              <span className="without-scripts">{invitationWithoutScripts}</span>
            </p>
          </div>
          <div className="no-print">
            <Island of={SearchCombobox} words={search} />
            <p className="note">
              {often}{' '}
              {oftenLinks.map((link, i) => (
                <span key={link.path}>
                  {i > 0 && ', '}
                  <Anchor className="link" href={link.path}>
                    <span className="nowrap">{link.label}</span>
                  </Anchor>
                </span>
              ))}
            </p>
          </div>
        </div>
        <Island of={CoverageCheck} when="interaction" words={measure} shared={shared} links={links} example={<Comparison {...table} />} />
      </div>
    </section>
  );
}

function Comparison({ title, note, gap, columns, rows, total, sentence }: HomeWords['compare']['table']) {
  const recommended = columns.length - 1;
  return (
    <figure className={styles.example}>
      <figcaption className={`row between ${styles.caption}`}>
        {title}
        <span className="note">{note}</span>
      </figcaption>
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
      <p className={`muted ${styles.sentence}`}>{sentence}</p>
    </figure>
  );
}
