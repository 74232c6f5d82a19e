import type { GlossaryWords } from '../../../content-model/schemas/glossary';
import { useDefinitions } from '../../sections/definitions';
import styles from './definition-example.module.css';

/** Shows on an example how marked terms open their definition. */
export function DefinitionExample({ heading, text, paragraphs }: GlossaryWords['example']) {
  const define = useDefinitions();
  return (
    <section className="section on-stone no-print">
      <div className={`wrap cols ${styles.example}`}>
        <div className={`stack ${styles.text}`}>
          <h2>{heading}</h2>
          <p className="muted">{text}</p>
        </div>
        <div className={`stack ${styles.paragraphs}`}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{define(paragraph)}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
