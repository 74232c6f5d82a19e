import styles from './cross-section-drawings.module.css';

function Well() {
  return (
    <>
      <g className={styles.grain}>
        <path d="M14 132h.01M46 139h.01M72 131h.01M160 134h.01M188 142h.01M226 133h.01M254 141h.01" />
      </g>
      <g className={styles.water}>
        <path d="M-10 162q10-5 20 0t20 0 20 0 20 0h0M140 162q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0M-10 174q10-5 20 0t20 0 20 0 20 0M140 174q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
      </g>
      <g className={styles.rock}>
        <path d="M16 214h22M56 236h18M20 262h20M50 288h22M14 312h20M150 220h20M196 208h22M246 222h20M176 318h22M240 312h20M330 318h22" />
      </g>
      <g className={styles.ink}>
        <path d="M78 120 99 16h12l21 104M82 100h46M86 80h38M90 60h30M94 40h22M82 100l42-20M86 80l34-20M90 60l26-20M128 100 86 80M124 80 90 60M120 60 94 40" />
        <path className="figure-solid" d="M97 10h16v6H97z" />
        <path d="M66 120h78v-7H66zM146 113h18v7h-18" />

        <path d="M178 120V92M172 120l6-30 6 30" />
        <circle className={styles.fill} cx="178" cy="84" r="9" />
        <path d="M178 75v18M169 84h18M171.600 77.600l12.800 12.800M184.400 77.600l-12.800 12.800" />
        <path className={styles.fill} d="M175.500 120h5v52h-5z" />

        <path className={styles.fill} d="M208 80h28v40h-28zM241 80h28v40h-28z" />
        <path d="M208 80q14-9 28 0M241 80q14-9 28 0M208 92h28M241 92h28M236 86h5" />

        <path className={styles.fill} d="M290 98h40v16h-40zM330 103h12l6 7v4h-18z" />
        <path d="M284 114h68" />
        <circle className={styles.fill} cx="299" cy="116" r="4" />
        <circle className={styles.fill} cx="312" cy="116" r="4" />
        <circle className={styles.fill} cx="340" cy="116" r="4" />
      </g>

      <path className={styles.annulus} d="M84 120h42v66l6 8h-54l6-8z" />
      <g className={styles.thick}>
        <path d="M90 120v66l-6 8M120 120v66l6 8M96 120v126l-4 6M114 120v126l4 6" />
      </g>
      <path className={styles.bore} d="M100 120h10v254h-10z" />
      <g className={styles.ink}>
        <path d="M100 120v210M110 120v210" />
      </g>
      <g className={styles.dark}>
        <path className={styles.bore} d="M100 330h10v46h-10z" />
        <path className={styles.ink} d="M100 330v46h10v-46" />
      </g>
      <path className={styles.string} d="M105 16v268" />
      <path className={styles.string} d="M105 302v28" />
      <path className={`${styles.string} ${styles.dark}`} d="M105 330v28" />
      <path className={styles.fill} d="M99 287l4 4 4-4 5 4v8l-5-4-4 4-4-4z" />
      <path className="figure-dash" d="M110 262c22 20 30 40 34 68" />
      <path className={`figure-dash ${styles.dark}`} d="M144 330c3 16 5 26 5 42" />
      <path className="figure-loss" d="M124 293l15-8v16z" />
    </>
  );
}

function Tank() {
  return (
    <>
      <g className={styles.grain}>
        <path d="M16 126h.01M40 140h.01M62 122h.01M58 166h.01M20 178h.01M286 128h.01M318 142h.01M300 168h.01M372 134h.01M356 172h.01" />
      </g>
      <g className={styles.rock}>
        <path d="M16 338h24M70 356h20M24 382h22M124 344h22M176 372h24M232 344h22M286 366h22M340 342h22M352 386h22M110 388h20" />
      </g>

      <path
        className={styles.plume}
        d="M92 184c-18 20-24 54-16 80 6 22 10 34 34 46h196c28-4 42-16 44-32 2-20-28-30-64-36-50-8-64-32-80-58z"
      />
      <path
        className={styles.plume}
        d="M108 190c-12 18-16 40-10 62 6 24 16 40 40 50h118c28-4 40-14 38-28-4-16-32-20-60-26-34-8-46-32-58-58z"
      />
      <path
        className={styles.plume}
        d="M126 194c-8 14-10 30-4 48 6 20 18 34 38 42h48c20-4 30-12 26-22-6-12-22-12-38-20-18-10-24-30-32-48z"
      />
      <g className={styles.water}>
        <path d="M-10 252q10-5 20 0t20 0 20 0M340 252q10-5 20 0t20 0 20 0M-10 264q10-5 20 0t20 0 20 0M350 264q10-5 20 0t20 0" />
      </g>
      <g className={styles.ink}>
        <path className={styles.fill} d="M76 84h34v16H76z" />
        <path d="M70 110h46M74 104h38q5 0 5 3t-5 3H74q-5 0-5-3t5-3" />
        <path d="M112 100 118 14h8l6 86M114 76h16M116 52h12M117 32h10" />
        <path className="figure-solid" d="M119 8h6v8h-6z" />

        <path className={styles.dashed} d="M152 62h84v10h-84zM164 72v38M224 72v38M188 110V90h12v20M240 110V74h32v36" />

        <path className={styles.fill} d="M286 110V84l18-16 18 16v26z" />
        <path d="M280 88l24-21 24 21M299 110V94h10v16" />
        <path className={styles.fill} d="M339 110h6v172h-6z" />
        <path d="M336 104h12v6h-12M339 262h6M339 270h6M339 278h6" />
      </g>

      <g className={styles.ink}>
        <path className={styles.fill} d="M106 130h150q22 2 22 25t-22 25H106q-22-2-22-25t22-25z" />
        <path d="M106 130q-9 8-9 25t9 25M256 130q9 8 9 25t-9 25M150 130v50M212 130v50" />
        <path d="M226 130v-20M232 130v-20M196 130v-13h8v13" />
        <path d="M98 172l8 8M112 168l12 12M130 168l12 12" />
      </g>
      <path className={styles.string} d="M122 16v112" />
      <path className="figure-loss" d="M122 132l-11-18h22z" />
    </>
  );
}

/** Positions of the five buildings; hail struck the second and third. */
const buildings = [20, 160, 300, 440, 580].map((x, i) => ({ x, struck: i === 1 || i === 2 }));
const floors = [0, 68, 136]
  .map(
    (y) =>
      `M12 ${y + 20}h24v38h-24zM24 ${y + 20}v38M84 ${y + 20}h24v38h-24zM96 ${y + 20}v38M48 ${y + 80}v-60h24v60M48 ${y + 80}l24-60M0 ${y + 80}h120`,
  )
  .join('');

function Buildings() {
  return (
    <>
      <path
        className={styles.hail}
        d="M176 12l-10 24M214 2l-10 24M252 16l-10 24M290 4l-10 24M328 14l-10 24M366 2l-10 24M404 12l-10 24M196 52l-9 20M240 58l-9 20M284 50l-9 20M338 58l-9 20M384 50l-9 20"
      />
      {buildings.map(({ x, struck }) => (
        <g key={x} className={styles.ink} transform={`translate(${x} 120)`}>
          <path className={styles.fill} d="M0 0h120v216H0zM-4-6h128v8H-4z" />
          <path
            className={styles.fill}
            d={struck ? 'M18-6v-9l8-5 6 7 9-6v13zM76-6v-11l7-3 8 6 8-6v14z' : 'M18-6v-20h23v20zM76-6v-20h23v20z'}
          />
          <path d={floors} />
          {struck && <path className="figure-copper" d="M-4-6l12-12m4 12l12-12M44-6l12-12m4 12l12-12M108-6l12-12" />}
        </g>
      ))}
      <path className={styles.ink} d="M0 337h720" />
    </>
  );
}

const scenes = {
  well: { Drawing: Well, viewBox: '0 0 390 400', levels: [120, 190, 330, 400] },
  tank: { Drawing: Tank, viewBox: '0 0 390 400', levels: [110, 194, 310, 400] },
  building: { Drawing: Buildings, viewBox: '0 0 720 350', levels: [] },
};

interface Props {
  name: keyof typeof scenes;
  label: string;
}

/** A drawing of the ground, with a color for each layer, or of buildings. */
export function Scene({ name, label }: Props) {
  const { Drawing, viewBox, levels } = scenes[name];
  return (
    <svg className={styles.scene} viewBox={viewBox} role="img" aria-label={label}>
      {levels.slice(1).map((level, i) => (
        <rect key={level} className={styles.layer} y={levels[i]} width="100%" height={level - (levels[i] ?? 0)} />
      ))}
      {levels.slice(0, -1).map((level) => (
        <path key={level} className={styles.ink} d={`M0 ${level}H390`} />
      ))}
      <Drawing />
    </svg>
  );
}
