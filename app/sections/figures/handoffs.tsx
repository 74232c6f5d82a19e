import type { HandoffFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { type FigureKindProps, Key } from './figure-parts';
import styles from './handoffs.module.css';

type Cell = HandoffFigure['stops'][number]['cells'][number];

/** The stops of a shipment as a table: a policy that goes on is one cell. */
export function Handoffs({ figure, words, end }: FigureKindProps<HandoffFigure, FigureWords['handoffs']>) {
  const { risks, stops } = figure;
  const used = (state: Cell['state']) => stops.some((stop) => stop.cells.some((cell) => cell.state === state));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls on narrow phones */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.stop}>
        <table className={styles.route}>
          <thead>
            <tr>
              <td />
              {risks.map((risk) => (
                <th key={risk} scope="col">
                  {risk}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stops.map((stop, row) => (
              <tr key={stop.name} data-loss={stop.loss}>
                <th scope="row">
                  <b>{stop.name}</b>
                  <span>{stop.place}</span>
                </th>
                {stop.cells.map((cell, column) => {
                  if (isSame(cell, stops[row - 1]?.cells[column])) return null;
                  const next = stops.findIndex((later, i) => i > row && !isSame(cell, later.cells[column]));
                  return (
                    <td key={risks[column]} rowSpan={(next < 0 ? stops.length : next) - row} data-state={cell.state}>
                      {cell.line}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {end(
        <>
          {used('answers') && <Key sign="paid">{words.answers}</Key>}
          {(used('condition') || used('none')) && (
            <Key sign="hatched">{used('condition') && used('none') ? words.either : used('none') ? words.none : words.condition}</Key>
          )}
          <Key sign="loss">{figure.lossMark}</Key>
        </>,
      )}
    </>
  );
}

const isSame = (cell: Cell, other: Cell | undefined) => cell.state === other?.state && cell.line === other.line;
