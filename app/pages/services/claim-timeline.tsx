import type { Background } from '../../lib/backgrounds';
import { BesideSection } from '../../sections/beside-section';
import { DatedSteps } from '../../ui/dated-steps';

interface Props {
  heading: string;
  lead: string;
  steps: { when: string; title: string; you: string; limit?: string; clock?: string }[];
  words: { you: string; clock: string };
  background: Background;
}

/** The client's steps in a claim, each with the deadline of the insurer. */
export function ClaimTimeline({ heading, lead, steps, words, background }: Props) {
  return (
    <BesideSection heading={heading} beside={<p className="muted">{lead}</p>} background={background}>
      <DatedSteps>
        {steps.map((step) => (
          <li key={step.when} className="split">
            <h3>
              {step.when}: {step.title}
            </h3>
            <div className="grid gap-2">
              <p className="muted">
                <span className="visually-hidden">{words.you}: </span>
                {step.you}
              </p>
              {step.clock && (
                <p>
                  {words.clock}: {step.limit && <strong>{step.limit} </strong>}
                  {step.clock}
                </p>
              )}
            </div>
          </li>
        ))}
      </DatedSteps>
    </BesideSection>
  );
}
