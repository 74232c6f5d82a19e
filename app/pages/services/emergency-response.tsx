import type { Background } from '../../lib/backgrounds';
import { BesideSection } from '../../sections/beside-section';
import { DatedSteps } from '../../ui/dated-steps';

interface Props {
  heading: string;
  paragraphs: string[];
  stages: { hours: number; title: string; actions: string[]; owner: string }[];
  words: { hours: string; owner: string };
  background: Background;
}

/** A countdown to the arrival of storm winds. */
export function EmergencyResponse({ heading, paragraphs, stages, words, background }: Props) {
  const beside = (
    <div className="stack muted">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
  return (
    <BesideSection heading={heading} beside={beside} background={background}>
      <DatedSteps>
        {stages.map((stage) => (
          <li key={stage.hours} className="split">
            <div>
              <h3>
                {stage.hours} {words.hours}: {stage.title}
              </h3>
              <p className="small muted">
                {words.owner}: {stage.owner}
              </p>
            </div>
            <ul className="dashes">
              {stage.actions.map((action) => (
                <li key={action}>{action}</li>
              ))}
            </ul>
          </li>
        ))}
      </DatedSteps>
    </BesideSection>
  );
}
