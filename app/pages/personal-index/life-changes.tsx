import { Anchor } from '../../ui/anchor';
import { SectionHead } from '../../ui/section-head';
import styles from './life-changes.module.css';

interface LineLink {
  name: string;
  path: string;
}

interface Props {
  heading: string;
  lead: string;
  start: string;
  after: string;
  rows: { change: string; first: LineLink; next: LineLink; why: string }[];
}

/** Life events after which visitors should review their policies. */
export function LifeChanges({ heading, lead, start, after, rows }: Props) {
  return (
    <section className="section on-mist">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ul className={`ruled ${styles.rows}`}>
          {rows.map(({ change, first, next, why }) => (
            <li key={change} className="columns-phone">
              <h3 className="large">{change}</h3>
              <p>
                {start}{' '}
                <Anchor className="link" href={first.path}>
                  {first.name}
                </Anchor>
                , {after}{' '}
                <Anchor className="link" href={next.path}>
                  {next.name}
                </Anchor>
                .
              </p>
              <p className="muted small">{why}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
