import { Collapsible, collapsibleList } from '../../ui/collapsible';
import { Icon, type IconDrawing } from '../../ui/icon';
import styles from './network-ring.module.css';

interface NetworkGroup {
  category: string;
  drawing: IconDrawing;
  specialties: string[];
  description: string;
}

/** Six groups of specialists, drawn as a ring and listed below. */
export function NetworkRing({ heading, items }: { heading: string; items: NetworkGroup[] }) {
  return (
    <section className="section on-stone">
      <div className="wrap grid gap-6 print-block">
        <div className={`split ${styles.head}`}>
          <h2>{heading}</h2>
          <Ring drawings={items.map((item) => item.drawing)} />
        </div>
        <ul className={`columns-desktop ${collapsibleList} ${styles.groups}`}>
          {items.map((item) => (
            <li key={item.category}>
              <Icon thin drawing={item.drawing} className={styles.icon} />
              <Collapsible wide heading={<h3>{item.category}</h3>}>
                <p>{item.description}</p>
                <ul className={`row small ${styles.specialties}`}>
                  {item.specialties.map((specialty) => (
                    <li key={specialty}>{specialty}</li>
                  ))}
                </ul>
              </Collapsible>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Point = [x: number, y: number];
/** How much circles are flattened, as if seen at an angle from above. */
const tilt = 0.58;
const around = (degrees: number, radius: number): Point => {
  const angle = (degrees / 180) * Math.PI;
  return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius * tilt)];
};
const polygon = (points: Point[]) => points.map((point) => point.join()).join(' ');
const down = (points: Point[], by: number) => points.map(([x, y]): Point => [x, y + by]);

const corners = [0, 60, 120, 180, 240, 300].map((degrees) => around(degrees, 76));
/** The front corners, from right to left. */
const front = corners.slice(0, 4);
const strata = [7, 21, 33, 40];
/** Directions of the groups in degrees, clockwise from the upper left, in the order of the list. */
const directions = [240, 300, 0, 60, 120, 180];
/** Indexes of the groups from back to front, the order in which they are painted. */
const farToNear = [0, 1, 5, 2, 4, 3];

function Ring({ drawings }: { drawings: IconDrawing[] }) {
  return (
    <svg className={`no-print ${styles.ring}`} viewBox="-262 -186 524 398" aria-hidden="true">
      {directions.map((degrees) => {
        const [x, y] = around(degrees, 180);
        return <line key={degrees} className={styles.bridge} x1="0" y1="0" x2={x} y2={y} />;
      })}
      {farToNear.map((i) => {
        const [x, y] = around(directions[i]!, 180);
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            {strata.map((depth, band) => (
              <polygon
                key={depth}
                data-band={band + 1}
                points={polygon([...down(front, strata[band - 1] ?? 0), ...down(front, depth).toReversed()])}
              />
            ))}
            <polygon className={styles.tile} points={polygon(corners)} />
            <g transform="translate(-18 -20) scale(1.5)">
              <Icon thin drawing={drawings[i]!} />
            </g>
          </g>
        );
      })}
      <g>
        <ellipse data-band="3" cy="6" rx="42" ry="24" />
        <ellipse className={styles.plaza} rx="42" ry="24" />
        <path className={styles.pole} d="M0 2v-62" />
        <path className={styles.flag} d="M0-60 30-50 0-40z" />
      </g>
    </svg>
  );
}
