import type { ClientServiceWords } from '../../../content-model/schemas/client-service';
import type { Reviewed } from '../../page-info';
import { Sources } from '../../sections/sources';
import { Anchor } from '../../ui/anchor';
import { Collapsible } from '../../ui/collapsible';
import styles from './situations.module.css';

interface Props {
  words: ClientServiceWords['situations'];
  reviewed: Reviewed | undefined;
  /** The laws and agencies that the steps rest on. */
  sources: string[];
}

/** What to do next in six situations, step by step. */
export function Situations({ words, reviewed, sources }: Props) {
  return (
    <section className={`section ${styles.situations}`} id="situations">
      <div className="wrap split print-block">
        <div className="stack sticky">
          <h2>{words.heading}</h2>
          <p className="muted">{words.lead}</p>
        </div>
        <div>
          <div className="ruled">
            {words.items.map(({ id, title, lead, steps, note, links }) => (
              <Collapsible key={id} id={id} heading={<h3>{title}</h3>} className={styles.situation}>
                <p>{lead}</p>
                <ol className={styles.steps}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                {note && <p>{note}</p>}
                <p className={`no-print ${styles.links}`}>
                  {links.map(({ label, path = '' }) => (
                    <Anchor key={path} className="link small touch-target" href={path}>
                      {label}
                    </Anchor>
                  ))}
                </p>
              </Collapsible>
            ))}
          </div>
          {reviewed && (
            <p className={`note ${styles.reviewed}`}>
              {reviewed.label} <time dateTime={reviewed.iso}>{reviewed.text}</time>. <Sources sources={sources} words={reviewed.sources} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
