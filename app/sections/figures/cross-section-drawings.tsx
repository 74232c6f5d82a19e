import styles from './cross-section-drawings.module.css';
import figureStyles from './figure.module.css';

/**
 * Drawings of 540 × 864 px with bands that start at y = 0, 208, 380 and 724. The drawing of the buildings is 714 px high, with
 * bands at 0, 208, 358 and 574. The last band is dark in both themes.
 */
const levels = { deep: 724, bottom: 864 };

const wave = (x: number, y: number, count: number) => `M${x} ${y}q10-5 20 0${'t20 0'.repeat(count - 1)}`;
const water = (x: number, y: number, count: number, apart: number) => [0, 1, 2].map((row) => wave(x, y + row * apart, count)).join('');

function Dark({ children }: { children: React.ReactNode }) {
  return (
    <g className={styles.dark} clipPath="url(#under)">
      {children}
    </g>
  );
}

function Well() {
  const hole = (
    <>
      <path className={styles.bore} d="M260 208h20v610h-20z" />
      <path className={styles.thick} d="M260 208V818M280 208V818" />
      <path className={figureStyles.dash} d="M260 612C218 662 192 716 186 818" />
      <path className={styles.string} d="M270 36V646M270 667V804" />
    </>
  );
  return (
    <>
      <path
        className={styles.grain}
        d="M8 230h.01M32 243h.01M58 240h.01M78 236h.01M101 226h.01M118 261h.01M139 234h.01M159 261h.01M178 243h.01M199 245h.01M218 260h.01M332 261h.01M349 266h.01M370 239h.01M393 246h.01M452 252h.01M492 246h.01M521 259h.01M537 256h.01"
      />
      <path className={styles.water} d={water(-4, 304, 28, 14)} />
      <path
        className={styles.rock}
        d="M16 404h16M101 407h20M189 410h26M350 407h27M424 405h22M505 410h23M60 438h20M136 437h26M383 439h22M468 435h23M28 472h26M108 468h25M188 470h27M341 472h23M417 467h21M511 472h18M58 503h25M143 497h27M381 499h21M461 502h18M16 535h27M97 534h22M187 534h23M337 530h18M429 533h19M509 532h16M64 563h22M144 562h23M389 565h19M459 559h16M17 594h23M110 593h21M344 593h16M425 597h25M510 593h20M66 624h21M139 627h18M382 622h25M465 627h20M17 654h18M105 659h19M62 685h19M139 687h16M376 684h21M462 689h25"
      />
      <path className={styles.annulus} d="M240 208h60v170h-60z" />
      <g clipPath="url(#over)">{hole}</g>
      <Dark>
        <rect y={levels.deep} width="540" height="140" fill="url(#sand)" />
        {hole}
      </Dark>
      <path className={styles.thick} d="M240 208V368l-7 9h7M300 208V368l7 9h-7M250 208V500l-7 9h7M290 208V500l7 9h-7" />
      <g className={styles.ink}>
        <g className={styles.far}>
          <path d="M8 200v-26h44v26zM56 200v-18h14l9 9v9z" />
          <circle cx="20" cy="202" r="5.5" />
          <circle cx="40" cy="202" r="5.5" />
          <circle cx="68" cy="202" r="5.5" />
        </g>
        <path d="M112 208v-56h46v56M112 152q23-9 46 0M166 208v-42h38v42M166 166q19-7 38 0M236 208L261 28H279L304 208M241 172h58M247 136h46M253 100h34M258 68h24M236 208l63-36M241 172l52-36M247 136l40-36M253 100l29-32M226 196h88M340 208v-16M358 208v-16M336 196h26M336 202h26M462 208l8-62 8 62M465 184h10M470 146l-13-5M470 146l13-5M470 146l-6 13M470 146l6 13M470 146v-14M470 208v104" />
        <path className={styles.pond} d="M378 208q30 24 66 0z" />
        <path d="M265 645l2.5 6 2.5-6 2.5 6 2.5-6M265 668l2.5-6 2.5 6 2.5-6 2.5 6" />
      </g>
      <path className={`${figureStyles.copper} ${figureStyles.drawnLine}`} pathLength="1" d="M540 656H304" />
      <path className={figureStyles.loss} d="M287 656l17-10v20z" />
    </>
  );
}

function Tank() {
  return (
    <>
      <path
        className={styles.grain}
        d="M16 319h.01M515 346h.01M353 295h.01M371 291h.01M447 345h.01M136 259h.01M395 267h.01M89 366h.01M79 358h.01M497 286h.01M155 356h.01M414 357h.01M391 296h.01M107 360h.01M32 343h.01M523 295h.01M514 250h.01M361 333h.01M506 275h.01M89 276h.01M413 251h.01M19 361h.01M490 364h.01M371 318h.01M89 299h.01M449 368h.01M402 270h.01M16 264h.01M147 319h.01M405 318h.01M122 326h.01"
      />
      <path className={styles.water} d={water(0, 596, 28, 16)} />
      <g className={styles.plume}>
        <path d="M192 427.6C192 354 243.8 354 273.4 381.6S332.6 444.4 340 485.8S295.6 554.8 258.6 524.2S192 501.2 192 427.6z" />
        <path d="M166 450.8C166 350 248.6 350 295.8 387.8S390.2 486.2 402 542.9S331.2 637.4 272.2 583.1S166 551.6 166 450.8z" />
        <path d="M134 474.8C134 350 254.4 350 323.2 396.8S460.8 529.2 478 599.4S374.8 716.4 288.8 638.6S134 599.6 134 474.8z" />
      </g>
      <Dark>
        <rect y={levels.deep} width="540" height="140" fill="url(#bed)" />
      </Dark>
      <g className={styles.ink}>
        <path strokeDasharray="4 5" d="M40 208v-70h96v70M28 138h120v-14H28zM150 208v-26h16v26" />
        <path d="M246 208l24-150 24 150M252 168h36M259 126h22M264 92h12M236 200h68M404 208v-58l46-34 46 34v58M438 208v-34h22v34M412 164h16v16h-16zM512 208v-18h12v18M518 208V620" />
      </g>
      <path className={styles.string} d="M270 58V274" />
      <g className={styles.thick}>
        <rect className={styles.bore} x="168" y="278" width="176" height="74" rx="37" />
        <path strokeDasharray="3 5" d="M168 315h176" />
        <path d="M206 280V208M198 208h16" />
      </g>
      <path className={`${figureStyles.copper} ${figureStyles.drawnLine}`} pathLength="1" d="M540 265H284" />
      <path className={figureStyles.loss} d="M259 258h22l-11 20z" />
    </>
  );
}

/** Positions of the five buildings. Hail struck the second and third; the second also has the burst water line. */
const buildings = [17, 120, 223, 326, 429].map((x, i) => ({ x, struck: i === 1 || i === 2, burst: i === 1 }));
const floors = [358, 430, 502]
  .map(
    (y) =>
      `M0 ${y}h94M9 ${y + 18}h20v36H9zM19 ${y + 18}v36M65 ${y + 18}h20v36H65zM75 ${y + 18}v36M36 ${y + 72}v-72M58 ${y + 72}v-72l-22 72`,
  )
  .join('');
const cars = [30, 133, 236, 339, 440];

function Building({ labels }: { labels: string[] }) {
  return (
    <>
      <path
        className={styles.hail}
        d="M131 84l-6 15M155 86l-6 15M187 82l-6 15M207 81l-6 15M232 86l-6 15M266 84l-6 15M284 83l-6 15M318 88l-6 15M133 108l-6 15M156 105l-6 15M184 107l-6 15M206 108l-6 15M236 107l-6 15M260 108l-6 15M288 109l-6 15M311 109l-6 15M134 136l-6 15M157 130l-6 15M183 135l-6 15M210 129l-6 15M240 132l-6 15M258 132l-6 15M288 136l-6 15M313 134l-6 15M134 156l-6 15M160 159l-6 15M182 155l-6 15M210 156l-6 15M232 153l-6 15M258 159l-6 15M288 160l-6 15M318 159l-6 15"
      />
      {buildings.map(({ x, struck, burst }) => (
        <g key={x} className={styles.ink} transform={`translate(${x})`}>
          <path
            className={styles.fill}
            d={`M0 208h94v366H0zM-4 196h102v12H-4z${struck ? 'M14 196v-11l7-5 6 6 8-5v15zM59 196v-13l7-3 7 6 9-6v16z' : 'M14 196v-18h22v18zM58 196v-18h22v18z'}`}
          />
          <path
            d={`${floors}${struck ? 'M-3 208l9-12m0 12l9-12m0 12l9-12m0 12l9-12m0 12l9-12m0 12l9-12m0 12l9-12m0 12l9-12m0 12l9-12m0 12l9-12' : 'M14 186h22M58 186h22'}${burst ? 'M0 256h39M0 262h39M55 256h39M55 262h39M39 251l5 5-4 6 5 6M55 251l-5 5 4 6-5 6' : 'M0 256h94M0 262h94'}`}
          />
        </g>
      ))}
      <path className={styles.water} d="M163 270q-8 34-16 84M167 270v84M171 270q8 34 16 84M122 346h90M122 352h90" />
      <g className={styles.dark}>
        <g className={styles.ink}>
          <path
            d={`M17 574v112h506V574M115.5 574v112M218.5 574v112M321.5 574v112M424.5 574v112${cars.map((x) => `M${x} 672v-12l10-4 9-16h28l13 16 12 4v12zM${x + 22} 640v16M${x + 10} 656h56`).join('')}`}
          />
          <path
            className={styles.bore}
            d={cars.map((x) => [11, 48].map((wheel) => `M${x + wheel} 672a7 7 0 1 0 14 0a7 7 0 1 0-14 0z`).join('')).join('')}
          />
        </g>
        <path className={styles.water} d={wave(0, 700, 27)} />
      </g>
      <path className={styles.ink} d="M17 22v12M523 22v12M17 28h198M325 28h198" />
      <path className={figureStyles.loss} d="M119 54h2v12h-2zM316 54h2v12h-2zM120 59h66v2h-66zM251 59h66v2h-66z" />
      <text x="270" y="33">
        {labels[0]}
      </text>
      <text x="218.5" y="65">
        {labels[1]}
      </text>
    </>
  );
}

const scenes = { well: Well, tank: Tank, building: Building };
type SceneName = keyof typeof scenes;

interface Props {
  name: SceneName;
  label: string;
  /** Labels of the two dimension lines over the buildings. */
  labels: string[];
}

/** Crops or squeezes the drawing horizontally but keeps its height, so that each band stays level with the text beside it. */
export function Scene({ name, label, labels }: Props) {
  const Drawing = scenes[name];
  const shape =
    name === 'building'
      ? { viewBox: '0 0 540 714', preserveAspectRatio: 'none' }
      : { viewBox: '0 0 540 864', preserveAspectRatio: 'xMidYMin slice' };
  return (
    <svg className={`wide-only ${styles.scene}`} {...shape} role="img" aria-label={label}>
      <defs>
        <clipPath id="over">
          <path d={`M0 0H540V${levels.deep}H0z`} />
        </clipPath>
        <clipPath id="under">
          <path d={`M0 ${levels.deep}H540V${levels.bottom}H0z`} />
        </clipPath>
        <pattern id="sand" width="26" height="44" patternUnits="userSpaceOnUse" y="728">
          <path className={styles.grain} d="M10 22h.01M23 43h.01" />
        </pattern>
        <pattern id="bed" width="76" height="48" patternUnits="userSpaceOnUse" y="746">
          <path className={styles.rock} d="M20 24h26M58 47h18M0 47h8" />
        </pattern>
      </defs>
      <Drawing labels={labels} />
    </svg>
  );
}
