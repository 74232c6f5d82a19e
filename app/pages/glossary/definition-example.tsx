import type { GlossaryWords } from '../../../content-model/schemas/glossary';
import { BesideSection } from '../../sections/beside-section';
import { useDefinitions } from '../../sections/definitions';

/** An example text whose marked terms open their definitions. */
export function DefinitionExample({ heading, text, paragraphs }: GlossaryWords['example']) {
  const define = useDefinitions();
  const example = (
    <div className="stack large">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{define(paragraph)}</p>
      ))}
    </div>
  );
  return (
    <BesideSection className="no-print" heading={heading} under={<p className="lead">{text}</p>} beside={example} background="stone" />
  );
}
