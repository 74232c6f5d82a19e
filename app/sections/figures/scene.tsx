import './scene.css';
import tank from './tank.svg?raw';
import well from './well.svg?raw';

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
        className="scene-hail"
        d="M176 12l-10 24M214 2l-10 24M252 16l-10 24M290 4l-10 24M328 14l-10 24M366 2l-10 24M404 12l-10 24M196 52l-9 20M240 58l-9 20M284 50l-9 20M338 58l-9 20M384 50l-9 20"
      />
      {buildings.map(({ x, struck }) => (
        <g key={x} className="scene-ink" transform={`translate(${x} 120)`}>
          <path className="scene-fill" d="M0 0h120v216H0zM-4-6h128v8H-4z" />
          <path
            className="scene-fill"
            d={struck ? 'M18-6v-9l8-5 6 7 9-6v13zM76-6v-11l7-3 8 6 8-6v14z' : 'M18-6v-20h23v20zM76-6v-20h23v20z'}
          />
          <path d={floors} />
          {struck && <path className="figure-copper" d="M-4-6l12-12m4 12l12-12M44-6l12-12m4 12l12-12M108-6l12-12" />}
        </g>
      ))}
      <path className="scene-ink" d="M0 337h720" />
    </>
  );
}

/** A drawing of a file, whose classes are those of scene.css and figure.css. */
const Inlined = ({ svg }: { svg: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own
  <g dangerouslySetInnerHTML={{ __html: svg.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '') }} />
);

const scenes = {
  well: { drawing: <Inlined svg={well} />, viewBox: '0 0 390 400', levels: [120, 190, 330, 400] },
  tank: { drawing: <Inlined svg={tank} />, viewBox: '0 0 390 400', levels: [110, 194, 310, 400] },
  building: { drawing: <Buildings />, viewBox: '0 0 720 350', levels: [] },
};

interface Props {
  name: keyof typeof scenes;
  label: string;
}

/** A drawing of the ground, with a color for each layer, or of buildings. */
export function Scene({ name, label }: Props) {
  const { drawing, viewBox, levels } = scenes[name];
  return (
    <svg className="scene" viewBox={viewBox} role="img" aria-label={label}>
      {levels.slice(1).map((level, i) => (
        <rect key={level} className="scene-layer" y={levels[i]} width="100%" height={level - (levels[i] ?? 0)} />
      ))}
      {levels.slice(0, -1).map((level) => (
        <path key={level} className="scene-ink" d={`M0 ${level}H390`} />
      ))}
      {drawing}
    </svg>
  );
}
