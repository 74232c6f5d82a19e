import { Collapsible } from '../../ui/collapsible';
import page from './service-page.module.css';
import styles from './storm-timeline.module.css';

interface Stop {
  hours: number;
  title: string;
  actions: string[];
  owner: string;
}

interface Props {
  heading: string;
  paragraphs: string[];
  storm: Stop[];
  words: { hours: string; before: string; owner: string };
}

/** A countdown to the arrival of storm winds, with a tick for each hour. */
export function StormTimeline({ heading, paragraphs, storm, words }: Props) {
  return (
    <section className="section on-deep" id="emergency-response">
      <div className={`wrap split print-block ${styles.columns}`}>
        <div className={`stack sticky ${page.intro}`}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="muted">
              {paragraph}
            </p>
          ))}
        </div>
        <div>
          <p className={`small ${styles.unit}`} aria-hidden="true">
            {words.before}
          </p>
          <ol className={styles.scale}>
            {storm.map((stop, i) => (
              <li key={stop.hours}>
                <HourTicks hours={stop.hours - (storm[i + 1]?.hours ?? stop.hours)} />
                <Collapsible
                  wide
                  heading={
                    <h3>
                      <span className={styles.hours}>{stop.hours}</span>
                      <span className="visually-hidden"> {words.hours}: </span>
                      <span>{stop.title}</span>
                    </h3>
                  }
                >
                  <ul className="grid gap-3">
                    {stop.actions.map((action) => (
                      <li key={action}>{action}</li>
                    ))}
                  </ul>
                  <p className={`small ${styles.owner}`}>
                    <span className="muted">{words.owner}: </span>
                    {stop.owner}
                  </p>
                </Collapsible>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** One tick for each hour until the next stage, a longer one every six hours. Narrow screens have room for every third tick. */
function HourTicks({ hours }: { hours: number }) {
  if (!hours) return null;
  const every = Array.from({ length: hours + 1 }, (_, hour) => hour);
  const ticks = (drawn: number[]) => drawn.map((hour) => `M0 ${hour}h${hour % 6 ? 40 : 100}`).join('');
  return (
    <svg className={styles.ticks} viewBox={`0 0 100 ${hours}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0V${hours}${ticks(every.filter((hour) => hour % 3 === 0))}`} />
      <path className="wide-only" d={ticks(every.filter((hour) => hour % 3 > 0))} />
    </svg>
  );
}
