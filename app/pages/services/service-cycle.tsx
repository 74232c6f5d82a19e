import type { Background } from '../../lib/backgrounds';
import { BesideSection } from '../../sections/beside-section';
import { Anchor } from '../../ui/anchor';

interface Props {
  heading: string;
  lead: string;
  steps: { verb: string; title: string; text: string; name: string; path: string }[];
  background: Background;
}

/** The services that follow each other every year, in order. */
export function ServiceCycle({ heading, lead, steps, background }: Props) {
  return (
    <BesideSection heading={heading} beside={<p className="muted">{lead}</p>} background={background}>
      <ol className="terms">
        {steps.map((step) => (
          <li key={step.verb}>
            <h3>
              {step.verb}: {step.title}
            </h3>
            <div>
              <p>{step.text}</p>
              <Anchor href={step.path} className="link touch-target">
                {step.name}
              </Anchor>
            </div>
          </li>
        ))}
      </ol>
    </BesideSection>
  );
}
