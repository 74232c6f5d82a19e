import type { GlossaryWords } from '../../../content-model/schemas/glossary';
import { useDefinitions } from '../../sections/definitions';
import styles from './definition-example.module.css';

/** An example text whose marked terms open their definitions. */
export function DefinitionExample({ heading, text, paragraphs }: GlossaryWords['example']) {
  const define = useDefinitions();
  return (
    <section className="section on-stone no-print">
      <div className={`wrap cols ${styles.example}`}>
        <div className={`stack ${styles.text}`}>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className={`stack large ${styles.paragraphs}`}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{define(paragraph)}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
