import type { HandoffFigure } from '../../../content-model/schemas/figure';
import figureStyles from './figure.module.css';
import styles from './handoffs.module.css';
import { Hatch } from './symbols';

interface FloorPlan {
  /** Outlines of the place. */
  ink: string;
  /** The insured goods: solid, or hatched where they are lost. */
  load: string;
  /** Position of the copper mark. */
  top: [x: number, y: number];
  tractor?: string;
}

/** Floor plans of 200 × 120 px; the road is between y = 80 and 104. */
const plans: Record<HandoffFigure['stops'][number]['drawing'], FloorPlan> = {
  dock: {
    ink: 'M20 2h132v36H20zM20 12h132M48 38v7M70 38v7M102 38v7M124 38v7',
    load: 'M75 38h22v36H75z',
    top: [86, 36],
    tractor: 'M79 74h14v14H79z',
  },
  road: {
    ink: 'M30 20a10 10 0 1 0 .01 0M56 42a6 6 0 1 0 .01 0M150 12a12 12 0 1 0 .01 0M122 46a5 5 0 1 0 .01 0M84 8a7 7 0 1 0 .01 0',
    load: 'M36 83h76v18H36z',
    top: [74, 82],
    tractor: 'M115 84h20v16h-20z',
  },
  lot: {
    ink: 'M20 2h148v66H20zM32 68l16-36M58 68l16-36M84 68l16-36M110 68l16-36M136 68l16-36M104 2v14h46V2',
    load: 'M60 66l14-32h22L82 66z',
    top: [83, 37],
    tractor: 'M62 84h20v16H62z',
  },
  yard: {
    ink: 'M62 12h20v46H62zM92 12h20v46H92zM134 12h20v46h-20zM138 20h12M138 28h12M138 36h12M138 44h12M138 52h12M144 62v22M139 77l5 8 5-8M20 2h148v66H20z',
    load: 'M32 12h20v46H32z',
    top: [42, 12],
  },
  bay: {
    ink: 'M20 68V2h148v66M69 2v54M119 2v54M30 68v12M58 68v12M80 68v12M108 68v12M130 68v12M158 68v12M84 8v52M104 8v52',
    load: 'M82 24q0-10 6-10h12q6 0 6 10v28q0 6-6 6H88q-6 0-6-6z',
    top: [94, 16],
  },
  rows: {
    ink: 'M20 2h148v70H20zM32 12h10v18H32zM50 12h10v18H50zM68 12h10v18H68zM104 12h10v18h-10zM122 12h10v18h-10zM140 12h10v18h-10zM32 44h10v18H32zM50 44h10v18H50zM68 44h10v18H68zM86 44h10v18H86zM104 44h10v18h-10zM122 44h10v18h-10zM140 44h10v18h-10z',
    load: 'M86 12h10v18H86z',
    top: [91, 14],
  },
  shelf: {
    ink: 'M20 72V2h148v70M34 14h120v8H34zM34 34h120v8H34zM34 54h120v8H34zM64 14v8M94 14v8M124 14v8M64 34v8M94 34v8M124 34v8M64 54v8M94 54v8M124 54v8',
    load: 'M64 34h30v8H64z',
    top: [79, 34],
  },
  ship: {
    ink: 'M20 14h112q32 8 44 24-12 16-44 24H20zM34 24h18v28H34zM82 24h18v28H82zM106 24h18v28h-18zM144 30v16M67 62v20M59 66h16',
    load: 'M58 24h18v28H58z',
    top: [67, 26],
  },
  line: {
    ink: 'M16 34h160M16 54h160M78 18h36v52H78zM88 18V8h16v10M26 44a5 5 0 1 0 .01 0M42 44a5 5 0 1 0 .01 0M58 44a5 5 0 1 0 .01 0M146 68v14M141 75l5 8 5-8',
    load: 'M124 39h10v10h-10zM140 39h10v10h-10zM156 39h10v10h-10z',
    top: [96, 42],
  },
  table: {
    ink: 'M94 12a28 28 0 1 0 .01 0M94 -2a5 5 0 1 0 .01 0M52 35a5 5 0 1 0 .01 0M136 35a5 5 0 1 0 .01 0M94 20a7 7 0 1 0 .01 0M76 33a7 7 0 1 0 .01 0M112 33a7 7 0 1 0 .01 0',
    load: 'M88 38h12v10H88z',
    top: [94, 36],
  },
};

export function HandoffDrawing({ name, loss }: { name: keyof typeof plans; loss: boolean }) {
  const { ink, load, top, tractor } = plans[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
      <path d={ink} />
      {loss ? (
        <>
          <defs>
            <Hatch id="hatch" />
          </defs>
          <path className={styles.lost} fill="url(#hatch)" d={load} />
          <path className={styles.mark} d={`M${top[0] - 10} ${top[1] - 17}h20l-10 17z`} />
        </>
      ) : (
        <path className={figureStyles.solid} d={load} />
      )}
      {tractor && <path className={figureStyles.cleared} d={tractor} />}
    </svg>
  );
}
