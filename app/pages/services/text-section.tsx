import type { Background } from '../../lib/backgrounds';
import { BesideSection } from '../../sections/beside-section';
import { useDefinitions } from '../../sections/definitions';
import styles from './text-section.module.css';

interface Props {
  heading: string;
  lead?: string;
  paragraphs?: string[];
  points?: { title: string; text: string }[];
  steps?: string[];
  background: Background;
}

/** A heading beside its text, and below both an optional list of named points. */
export function TextSection({ heading, lead, paragraphs, points, steps, background }: Props) {
  const define = useDefinitions();
  const beside = (lead ?? paragraphs ?? steps) && (
    <div className="stack muted">
      {lead && <p>{lead}</p>}
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>{define(paragraph)}</p>
      ))}
      {steps && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
  return (
    <BesideSection heading={heading} beside={beside} background={background}>
      {points && (
        <ul className="terms">
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{define(point.text)}</p>
            </li>
          ))}
        </ul>
      )}
    </BesideSection>
  );
}
