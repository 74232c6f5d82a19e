import styles from './cross-section-drawings.module.css';
import figureStyles from './figure.module.css';

/** Three drawings of 540 × 864 px with bands at 0, 208, 380 and 724. The last band is dark in both themes. */
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

function Building() {
  return (
    <>
      <path
        className={styles.hail}
        d="M206 46l-4 12M239 48l-4 12M271 45l-4 12M306 46l-4 12M342 45l-4 12M380 44l-4 12M414 42l-4 12M448 44l-4 12M480 41l-4 12M519 45l-4 12M42 76l-4 12M80 73l-4 12M119 73l-4 12M151 72l-4 12M183 70l-4 12M219 69l-4 12M253 76l-4 12M290 74l-4 12M326 69l-4 12M362 75l-4 12M397 68l-4 12M427 70l-4 12M461 70l-4 12M499 73l-4 12M535 74l-4 12M32 99l-4 12M67 98l-4 12M99 100l-4 12M137 104l-4 12M165 100l-4 12M204 96l-4 12M240 101l-4 12M269 96l-4 12M309 99l-4 12M346 100l-4 12M380 100l-4 12M410 103l-4 12M447 99l-4 12M483 100l-4 12M519 104l-4 12M46 129l-4 12M83 126l-4 12M115 125l-4 12M152 129l-4 12M186 129l-4 12M220 127l-4 12M251 132l-4 12M290 129l-4 12M326 128l-4 12M358 130l-4 12M393 129l-4 12M428 127l-4 12M468 126l-4 12M499 125l-4 12M537 127l-4 12M28 158l-4 12M61 155l-4 12M97 157l-4 12M131 154l-4 12M165 158l-4 12M200 156l-4 12M239 153l-4 12M273 159l-4 12M305 157l-4 12M343 157l-4 12M379 154l-4 12M415 158l-4 12M452 153l-4 12M482 156l-4 12M517 155l-4 12"
      />
      <path className={styles.bore} d="M170 208h310v516H170z" />
      <path className={styles.thick} d="M160 208v-14h330v14zM170 208V724M480 208V724M170 380H480M170 495H480M170 610H480M170 724H480" />
      <g className={styles.ink}>
        <path d="M200 194v-26h40v26M208 174h24M208 180h24M208 186h24M256 194v-26h40v26M264 174h24M264 180h24M264 186h24M170 266H392M408 266H480M170 274H392M408 274H480M392 262l5 6-4 4 4 6M408 262l-5 6 4 4-4 6M214 274V380M220 274V380" />
        <path strokeDasharray="1 6" strokeLinecap="round" d="M178 370h294M182 362h286" />
        <path d="M188 416h34v46h-34zM205 416v46M188 439h34M238 416h34v46h-34zM255 416v46M238 439h34M378 416h34v46h-34zM395 416v46M378 439h34M428 416h34v46h-34zM445 416v46M428 439h34M188 530h34v46h-34zM205 530v46M188 553h34M238 530h34v46h-34zM255 530v46M238 553h34M378 530h34v46h-34zM395 530v46M378 553h34M428 530h34v46h-34zM445 530v46M428 553h34M188 644h34v46h-34zM205 644v46M188 667h34M238 644h34v46h-34zM255 644v46M238 667h34M378 644h34v46h-34zM395 644v46M378 667h34M428 644h34v46h-34zM445 644v46M428 667h34" />
        <path d="M292 724V380M358 724V380M292 495l66-115M292 610l66-115M292 724l66-114" />
      </g>
      <path className={styles.water} d="M396 286q-3 30-10 88M400 284V376M404 286q3 30 10 88M372 376q14-5 28 0t28 0" />
      <Dark>
        <g className={styles.ink}>
          <path d="M170 724V828H480V724M196 818v-20l18-18h44l18 18v20zM370 818v-20l18-18h44l18 18v20z" />
          <circle cx="216" cy="818" r="8" />
          <circle cx="258" cy="818" r="8" />
          <circle cx="390" cy="818" r="8" />
          <circle cx="432" cy="818" r="8" />
        </g>
        <path className={styles.water} d={water(0, 780, 8, 16) + water(490, 780, 2, 16)} />
      </Dark>
      <path className={`${figureStyles.copper} ${figureStyles.drawnLine}`} pathLength="1" d="M540 180H404" />
      <path className={figureStyles.loss} d="M378 172h22l-11 20z" />
    </>
  );
}

const scenes = { well: Well, tank: Tank, building: Building };
type SceneName = keyof typeof scenes;

/** Cropped at the sides, never scaled, so that the drawing stays level with the text beside it. */
export function Scene({ name, label }: { name: SceneName; label: string }) {
  const Drawing = scenes[name];
  return (
    <svg className={styles.scene} viewBox="0 0 540 864" preserveAspectRatio="xMidYMin slice" role="img" aria-label={label}>
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
      <Drawing />
    </svg>
  );
}
