import { ArrowDown } from 'lucide';
import type { HomeWords } from '../../../content-model/schemas/home';
import { PopoverCard } from '../../sections/popover-card';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import styles from './home-hero.module.css';

interface Lot {
  x: number;
  y: number;
  name: string;
  path: string;
  /** Title of the loss. */
  label: string;
  text: string;
  share: string;
}

interface Props {
  words: HomeWords['hero'];
  lots: { wide: Lot[]; narrow: Lot[]; share: string };
  quoteUrl: string;
  coordinates: string;
}

export function HomeHero({ words, lots, quoteUrl, coordinates }: Props) {
  // the wide and the narrow picture may mark the same page: render its popover once
  const allLots = [...lots.wide, ...lots.narrow.filter(({ path }) => !lots.wide.some((lot) => lot.path === path))];
  return (
    <section className={`${styles.hero} on-mist`}>
      <div className={`wrap cols ${styles.columns}`}>
        <div className={styles.text}>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <div className={`row nowrap ${styles.actions}`}>
            <ButtonLink color="accent" size="large" href={quoteUrl} newTab>
              {words.button}
            </ButtonLink>
            <ButtonLink variant="empty" href="#how">
              {words.how}
              <Icon drawing={ArrowDown} className="icon" />
            </ButtonLink>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture
            name="hero"
            alt={words.alt}
            sizes="(max-width: 1024px) 118vw, min(76vw, 68rem)"
            narrow={{ name: words.narrow.scene, sizes: '122vw' }}
            priority
          />
          <Callouts label={words.readings} callouts={words.callouts.wide} className="wide-only" startEdge={14} endEdge={87.9} />
          <Callouts
            label={words.readings}
            callouts={words.callouts.wide}
            className={`narrow-only ${styles.larger}`}
            startEdge={7.7}
            endEdge={92.3}
          />
          <Callouts label={words.readings} callouts={words.callouts.narrow} className={styles.narrow} startEdge={9} endEdge={91} />
          <LotButtons label={words.lots.label} lots={lots.wide} className={styles.larger} />
          <LotButtons label={words.lots.label} lots={lots.narrow} className={styles.narrow} />
          {allLots.map(({ path, name, label, text, share }) => (
            <PopoverCard
              key={path}
              id={popoverId(path)}
              name={label}
              title={<b>{label}</b>}
              href={path}
              link={name}
              close={words.lots.close}
            >
              <p>{text}</p>
              <p>
                {lots.share}: <b>{share}</b>
              </p>
            </PopoverCard>
          ))}
        </div>
      </div>
      <div className={styles.edge}>
        <p className={`wrap note row between wide-only ${styles.scale}`}>
          <span>{words.model}</span>
          <span>{coordinates}</span>
        </p>
        <div className="ticks" aria-hidden="true" />
      </div>
    </section>
  );
}

const popoverId = (path: string) => `lot${path.replaceAll('/', '-')}`;

/** Buttons on the lots that open their popovers. Positioned by SVG, because the security policy forbids inline styles. */
function LotButtons({ label, lots, className }: { label: string; lots: Lot[]; className: string | undefined }) {
  return (
    <svg className={`no-print ${styles.lots} ${className}`} role="group" aria-label={label}>
      {lots.map(({ x, y, name, path }) => (
        <foreignObject key={path} x={`${x}%`} y={`${y}%`} width="1" height="1">
          <button type="button" className="grid" popoverTarget={popoverId(path)} aria-label={name} />
        </foreignObject>
      ))}
    </svg>
  );
}

interface CalloutsProps {
  label: string;
  callouts: HomeWords['hero']['callouts']['wide'];
  className: string | undefined;
  /** Where the lines end, in percent of the picture's width: at the page margins. */
  startEdge: number;
  endEdge: number;
}

/** Labels with a horizontal line to a point in the picture. Positioned by SVG, because the security policy forbids inline styles. */
function Callouts({ label, callouts, className, startEdge, endEdge }: CalloutsProps) {
  return (
    <svg className={`${styles.callouts} ${className}`} role="group" aria-label={label}>
      {callouts.map(({ x, y, side, below, title, note }) => {
        const edge = side === 'end' ? endEdge : startEdge;
        const line = (offset: string, text: string, kind: string | undefined) => (
          <text x={`${edge}%`} y={`${y}%`} dy={offset} textAnchor={side} className={kind}>
            {text}
          </text>
        );
        return (
          <g key={title}>
            <line x1={`${x}%`} y1={`${y}%`} x2={`${edge}%`} y2={`${y}%`} pathLength={1} />
            <circle cx={`${x}%`} cy={`${y}%`} r="5" />
            {line(below ? '1.35em' : note ? '-1.75em' : '-.55em', title, `small ${styles.title}`)}
            {note && line(below ? '2.9em' : '-.65em', note, styles.note)}
          </g>
        );
      })}
    </svg>
  );
}
