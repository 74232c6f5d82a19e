import type { Background } from '../lib/backgrounds';
import { Anchor } from '../ui/anchor';
import { Terms } from '../ui/terms';
import { useDefinitions } from './definitions';
import { Figure, type FigureData, figureShape } from './figures/figure';
import styles from './goes-wrong.module.css';

interface Row {
  label: string;
  amount: string;
  total?: boolean;
}

interface Props {
  id?: string;
  background: Background;
  words: {
    /** Title of the amounts. */
    figures: string;
    /** Says that the example is invented. */
    note: string;
  };
  /** First line of the heading. */
  label?: string;
  title: string;
  story: string;
  rows: Row[];
  lesson: string;
  /** The amount in the hero: its row gets the copper mark. */
  share?: string;
  figure?: FigureData;
  /** Links to tools that compute the same. */
  tools?: { label: string; path: string }[];
  /** What else goes wrong. */
  risks?: { title: string; text: string }[];
  /** Embedded calculators. */
  children?: React.ReactNode;
}

/** A loss, told once: one paragraph, its drawing, its amounts, what would have changed it, and the other risks. */
export function GoesWrong({ id, background, words, label, title, story, rows, lesson, share, figure, tools = [], risks, children }: Props) {
  const define = useDefinitions();
  const shape = figure ? figureShape(figure) : 'none';
  const heading = (
    <h2>
      {label && (
        <>
          <span className={`muted ${styles.label}`}>{label}.</span>{' '}
        </>
      )}
      {title}
    </h2>
  );
  const paragraph = <p className={styles.story}>{define(story)}</p>;
  const amounts = (
    <table className={styles.sums}>
      <caption>
        {words.figures} <span className="note">{words.note}</span>
      </caption>
      <tbody>
        {rows.map((row, i) => (
          <tr key={`${row.label} ${row.amount}`} data-total={row.total} data-owner={i === ownersRow(rows, share) || undefined}>
            <th scope="row">{row.label}</th>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  const end = (
    <>
      <p className="small">{lesson}</p>
      {tools.map((tool) => (
        <p key={tool.path} className="no-print">
          <Anchor className="link" href={tool.path}>
            {tool.label}
          </Anchor>
        </p>
      ))}
    </>
  );
  return (
    <section id={id} className={`section on-${background}`}>
      <div className="wrap">
        {figure && (
          <div className={styles.head}>
            {heading}
            {shape !== 'tall' && paragraph}
          </div>
        )}
        {figure && shape === 'wide' && <Figure {...figure} />}
        <div className={`split ${styles.columns}`} data-shape={shape}>
          {figure && shape !== 'wide' ? (
            <Figure {...figure} />
          ) : (
            <div className={styles.tale}>
              {!figure && heading}
              {!figure && paragraph}
              {end}
            </div>
          )}
          <div className={styles.tale}>
            {shape === 'tall' && paragraph}
            {amounts}
            {(shape === 'beside' || shape === 'tall') && end}
          </div>
        </div>
        {risks && <Terms className={styles.risks} items={risks.map((risk) => ({ title: risk.title, text: define(risk.text) }))} />}
      </div>
      {children && <div className={`wrap no-print ${styles.calculators}`}>{children}</div>}
    </section>
  );
}

/** The last row with the owner's share. */
const ownersRow = (rows: Row[], share: string | undefined) => rows.findLastIndex(({ amount }) => amount.replace(/^−/, '') === share);
