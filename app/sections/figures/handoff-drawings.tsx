import type { HandoffFigure } from '../../../content-model/schemas/figure';
import figureStyles from './figure.module.css';
import { Hatch } from './figure-parts';
import styles from './handoffs.module.css';

const layerStyles = {
  ink: undefined,
  /** The insured goods. */
  solid: figureStyles.solid,
  /** A line drawn on the insured goods. */
  onSolid: styles.onSolid,
  /** The insured goods where they are lost. */
  lost: styles.lost,
  mark: styles.mark,
  /** Hides the layers behind this one. */
  cleared: figureStyles.cleared,
  /** A thing that is not there, such as the meal nobody ate or the truck that never came. */
  absent: styles.absent,
  dashed: styles.dashed,
  dots: styles.dots,
  water: styles.water,
};

/** Drawings of 200 × 120 px in layers from back to front; the road is between y = 80 and 104. */
const drawings: Record<HandoffFigure['stops'][number]['drawing'], [layer: keyof typeof layerStyles, path: string][]> = {
  dock: [
    ['ink', 'M20 2h132v36H20zM20 12h132M48 38v7M70 38v7M102 38v7M124 38v7'],
    ['solid', 'M75 38h22v36H75z'],
    ['cleared', 'M79 76h14v14H79z'],
  ],
  road: [
    ['ink', 'M30 20a10 10 0 1 0 .01 0M56 42a6 6 0 1 0 .01 0M150 12a12 12 0 1 0 .01 0M122 46a5 5 0 1 0 .01 0M84 8a7 7 0 1 0 .01 0'],
    ['solid', 'M36 83h76v18H36z'],
    ['cleared', 'M115 84h20v16h-20z'],
  ],
  'truck-stop': [
    ['ink', 'M20 2h148v66H20zM32 68l16-36M58 68l16-36M84 68l16-36M110 68l16-36M136 68l16-36M104 2v14h46V2'],
    ['lost', 'M60 66l14-32h22L82 66z'],
    ['mark', 'M73 18h20l-10 17z'],
    ['cleared', 'M62 84h20v16H62z'],
  ],
  yard: [
    [
      'ink',
      'M62 12h20v46H62zM92 12h20v46H92zM134 12h20v46h-20zM138 20h12M138 28h12M138 36h12M138 44h12M138 52h12M144 62v22M139 77l5 8 5-8M20 2h148v66H20z',
    ],
    ['solid', 'M32 12h20v46H32z'],
  ],
  receiver: [
    ['ink', 'M20 2h132v44H20zM20 12h132M48 46v7M70 46v7M102 46v7M124 46v7'],
    ['solid', 'M34 18h12v12H34zM50 18h12v12H50zM66 18h12v12H66zM34 33h12v9H34z'],
    ['cleared', 'M75 46h22v30H75zM79 78h14v12H79z'],
  ],
  'label-line': [
    ['ink', 'M12 46h160M12 52h160M20 49a3 3 0 1 0 .01 0M60 49a3 3 0 1 0 .01 0M124 49a3 3 0 1 0 .01 0M164 49a3 3 0 1 0 .01 0'],
    [
      'cleared',
      'M20 32h12v14H20zM22 28h8v4H22zM40 32h12v14H40zM42 28h8v4H42zM74 14h36v32H74zM120 32h12v14H120zM122 28h8v4H122zM140 32h12v14H140zM142 28h8v4H142zM160 32h12v14H160zM162 28h8v4H162z',
    ],
    ['lost', 'M120 35h12v8H120zM140 35h12v8H140zM160 35h12v8H160z'],
    ['mark', 'M82 -4h20l-10 17z'],
  ],
  'cold-room': [
    [
      'ink',
      'M20 2h150v66H20zM26 8h138v54H26zM33 35a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM46 22v26M33 35h26M37 26l18 18M55 26 37 44M72 34h84M72 56h84',
    ],
    [
      'solid',
      'M76 20h12v14H76zM78 16h8v4H78zM94 20h12v14H94zM96 16h8v4H96zM112 20h12v14H112zM114 16h8v4H114zM130 20h12v14H130zM132 16h8v4H132zM76 42h12v14H76zM78 38h8v4H78zM94 42h12v14H94zM96 38h8v4H96z',
    ],
  ],
  delivery: [
    ['ink', 'M20 58c20-30 44-40 70-26s46 10 74-18'],
    [
      'cleared',
      'M16 58a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM68 25a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM114 37a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM160 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    ],
    ['solid', 'M52 82h44v20H52z'],
    ['cleared', 'M96 85h5v14h-5zM101 84h14q5 3 5 8t-5 8h-14z'],
  ],
  stores: [
    ['dots', 'M18 4h148.1M18 11h148.1M18 18h148.1M18 25h148.1M18 32h148.1M18 39h148.1M18 46h148.1M18 53h148.1M18 60h148.1M18 67h148.1'],
    ['solid', 'M101.8 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
  ],
  table: [
    [
      'absent',
      'M60 36a30 30 0 1 0 60 0a30 30 0 1 0-60 0zM83 18a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM83 54a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM65 36a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM101 36a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM46 30q-8 6 0 12M134 30q8 6 0 12',
    ],
  ],
  'key-drop': [
    ['ink', 'M20 68V6h70v62M34 68V22h26v46M66 30h16v10H66zM69 35h10'],
    ['solid', 'M106 26a8 8 0 1 0 .01 0zM113 31h26v5h-5v5h-5v-5h-16z'],
    ['cleared', 'M103.5 34a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0'],
    ['solid', 'M114 82h32q6 2 6 9t-6 9H114q-4-1-4-9t4-9z'],
    ['onSolid', 'M121 84q-2 7 0 14M138 84q3 7 0 14M121 84h17M121 98h17'],
  ],
  lift: [
    ['ink', 'M16 70h150M34 70V4h8v66M140 70V4h8v66M34 46h22M126 46h22'],
    ['solid', 'M48 40v-9l13-4 11-13h36l15 13 14 4v9z'],
    ['cleared', 'M58 41a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM110 41a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'],
    ['onSolid', 'M76 27l8-9h9v9zM97 18h9l9 9H97z'],
  ],
  'test-drive': [
    ['dashed', 'M148 78V26q0-12-12-12H52q-12 0-12 12v52'],
    ['ink', 'M34 70l6 10 6-10M60 30h28v30H60zM98 30h30v30H98z'],
    ['solid', 'M82 83h32q6 2 6 9t-6 9H82q-4-1-4-9t4-9z'],
    ['onSolid', 'M89 85q-2 7 0 14M106 85q3 7 0 14M89 85h17M89 99h17'],
  ],
  lot: [
    ['ink', 'M20 4h150v64H20z'],
    [
      'cleared',
      'M30 12q0-4 6-4t6 4v18q0 4-6 4t-6-4zM58 12q0-4 6-4t6 4v18q0 4-6 4t-6-4zM114 12q0-4 6-4t6 4v18q0 4-6 4t-6-4zM142 12q0-4 6-4t6 4v18q0 4-6 4t-6-4zM30 44q0-4 6-4t6 4v18q0 4-6 4t-6-4zM58 44q0-4 6-4t6 4v18q0 4-6 4t-6-4zM86 44q0-4 6-4t6 4v18q0 4-6 4t-6-4zM114 44q0-4 6-4t6 4v18q0 4-6 4t-6-4zM142 44q0-4 6-4t6 4v18q0 4-6 4t-6-4z',
    ],
    [
      'ink',
      'M32 16h8M32 27h8M60 16h8M60 27h8M116 16h8M116 27h8M144 16h8M144 27h8M32 48h8M32 59h8M60 48h8M60 59h8M88 48h8M88 59h8M116 48h8M116 59h8M144 48h8M144 59h8M50 2l-4 10M78 0l-4 10M108 2l-4 10M134 0l-4 10M162 4l-4 10M46 34l-4 10M78 36l-4 10M106 34l-4 10M134 36l-4 10M162 36l-4 10',
    ],
    ['lost', 'M86 12q0-4 6-4t6 4v18q0 4-6 4t-6-4z'],
    ['mark', 'M82 -12h20l-10 17z'],
  ],
  'country-road': [
    ['ink', 'M12 66q24-34 52-22t50-10 58 8M137 16a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'],
    ['water', 'M92 60q6-4 12 0t12 0 12 0 12 0M98 68q6-4 12 0t12 0 12 0'],
    ['ink', 'M30 52V36M24 42l6-14 6 14zM48 46V34M43 38l5-12 5 12z'],
    ['solid', 'M132 83h32q6 2 6 9t-6 9H132q-4-1-4-9t4-9z'],
    ['onSolid', 'M139 85q-2 7 0 14M156 85q3 7 0 14M139 85h17M139 99h17'],
  ],
  factory: [
    ['ink', 'M20 68V34l22-16v16l22-16v16l22-16v50zM92 68V4h10v64M32 48h10v8H32zM50 48h10v8H50zM68 48h10v8H68z'],
    ['solid', 'M114 54h14v14h-14zM131 54h14v14h-14zM122 38h14v14h-14z'],
  ],
  ship: [
    [
      'ink',
      'M12 44h160l-16 22H28zM24 44V22h20v22M28 27h12M54 30h16v14H54zM72 30h16v14H72zM90 30h16v14H90zM108 30h16v14h-16zM126 30h16v14h-16zM72 15h16v14H72zM108 15h16v14h-16z',
    ],
    ['solid', 'M90 15h16v14H90z'],
    ['water', 'M4 74q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0'],
  ],
  warehouse: [
    [
      'ink',
      'M16 2h156v66H16zM30 12h128v10H30zM30 30h128v10H30zM30 48h128v10H30zM62 12v10M94 12v10M126 12v10M62 30v10M94 30v10M126 30v10M62 48v10M94 48v10M126 48v10',
    ],
    ['solid', 'M62 30h64v10H62z'],
    ['absent', 'M21 7h146v56H21z'],
  ],
  'dock-release': [
    ['ink', 'M20 2h140v28H20zM20 10h140M38 30v6M58 30v6M122 30v6M142 30v6'],
    ['lost', 'M64 30h18v34H64z'],
    ['cleared', 'M66 66h14v12H66z'],
    ['absent', 'M100 30h18v34h-18zM102 66h14v12h-14z'],
    ['mark', 'M63 12h20l-10 17z'],
  ],
  buyer: [
    ['ink', 'M20 68V22h92v46M14 22h104l-8-16H22zM34 22l3-16M52 22l2-16M70 22V6M88 22l-2-16M100 22l-3-16M78 34h22v34H78z'],
    ['solid', 'M30 44h16v12H30zM30 56h16v12H30zM48 56h16v12H48z'],
    ['cleared', 'M132 22h28v38h-28z'],
    ['ink', 'M138 30h16M138 37h16M138 44h10M142 52h12'],
  ],
};

export function HandoffDrawing({ name }: { name: keyof typeof drawings }) {
  const layers = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
      {layers.some(([layer]) => layer === 'lost') && <Hatch id="hatch" />}
      {layers.map(([layer, path]) => (
        <path key={path} className={layerStyles[layer]} d={path} />
      ))}
    </svg>
  );
}
