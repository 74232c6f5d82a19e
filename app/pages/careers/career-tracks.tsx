import type { CareersWords } from '../../../content-model/schemas/careers';
import { SectionHead } from '../../ui/section-head';

export function CareerTracks({ heading, items }: CareersWords['tracks']) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading} />
        <div className="terms">
          {items.map((track) => (
            <article key={track.title}>
              <h3>{track.title}</h3>
              <div className="stack">
                <p>{track.description}</p>
                <ul className="dashes small">
                  {track.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
