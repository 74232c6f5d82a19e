import type { CareersWords } from '../../../content-model/schemas/careers';
import { SectionHead } from '../../ui/section-head';

export function NinetyDayPlan({ heading, lead, worked, phases }: CareersWords['plan']) {
  return (
    <section className="section on-mist" id="plan">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ol className="terms">
          {phases.map(({ days, title, text, done }) => (
            <li key={days}>
              <h3>
                {title}
                <small>{days}</small>
              </h3>
              <div className="stack">
                <p>{text}</p>
                <p>
                  <b>{worked}</b> {done}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
