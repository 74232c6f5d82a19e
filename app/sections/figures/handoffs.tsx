import type { HandoffFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { Collapsible } from '../../ui/collapsible';
import figureStyles from './figure.module.css';
import { type FigureKindProps, Key } from './figure-parts';
import { HandoffDrawing } from './handoff-drawings';
import styles from './handoffs.module.css';

type Cell = HandoffFigure['stops'][number]['cells'][number];

/** The stops of a shipment, with a bar for each risk. The bar has a break where the coverage of the risk changes. */
export function Handoffs({ figure, words, end }: FigureKindProps<HandoffFigure, FigureWords['handoffs']>) {
  const { risks, stops } = figure;
  const used = (state: Cell['state']) => stops.some((stop) => stop.cells.some((cell) => cell.state === state));
  return (
    <figure className={figureStyles.figure}>
      <ol className={styles.stops} data-lanes={risks.length}>
        {stops.map((stop, i) => (
          <li key={stop.name} className="grid" data-loss={stop.loss}>
            <HandoffDrawing name={stop.drawing} />
            <Collapsible wide className={styles.stop} heading={<h3>{stop.name}</h3>} note={stop.place}>
              <p className={`small ${styles.text}`}>{stop.text}</p>
            </Collapsible>
            <dl className={`grid gap-1 ${styles.cells}`}>
              {risks.map((risk, row) => {
                const cell = stop.cells[row];
                const before = stops[i - 1]?.cells[row];
                const visibility = cell && isContinued(cell, before) ? 'visually-hidden' : undefined;
                return (
                  cell && (
                    <div
                      key={risk.name}
                      className={`grid small ${styles.cell}`}
                      data-lane={risk.short}
                      data-state={cell.state === 'answers' ? 'solid' : 'hatched'}
                      data-continued={isContinued(cell, before) || undefined}
                      data-continues={isContinued(cell, stops[i + 1]?.cells[row]) || undefined}
                      data-replaced={(cell.state === 'answers' && before?.state === 'answers' && !isContinued(cell, before)) || undefined}
                    >
                      <dt className={visibility}>{risk.name}</dt>
                      <dd className={visibility}>{cell.line}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </li>
        ))}
      </ol>
      {end(
        <>
          {used('answers') && <Key sign="solid">{words.answers}</Key>}
          {(used('condition') || used('none')) && (
            <Key sign="hatched">{used('condition') && used('none') ? words.either : used('none') ? words.none : words.condition}</Key>
          )}
          <Key sign="loss">{figure.lossMark}</Key>
        </>,
      )}
    </figure>
  );
}

/** Whether the bar continues from one cell to the next. A continued bar repeats its text only for screen readers. */
const isContinued = (cell: Cell, other: Cell | undefined) => cell.state === other?.state && cell.line === other.line;
