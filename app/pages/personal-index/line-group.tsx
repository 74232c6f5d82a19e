import { ArrowRight } from 'lucide';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import styles from './line-group.module.css';

interface Props {
  id: string;
  question: string;
  /** The words with which every description starts. */
  neededIf: string;
  heading: string;
  lead: string;
  lines: { name: string; path: string; scene: string; forWhom: string }[];
  background: 'page' | 'stone';
}

/** Lines of insurance for one area of life, each described by who needs it. */
export function LineGroup({ id, question, neededIf, heading, lead, lines, background }: Props) {
  return (
    <section id={id} className={`section on-${background}`}>
      <div className={`wrap split print-block ${styles.columns}`}>
        <div className={`stack sticky ${styles.head}`}>
          <h2>{heading}</h2>
          <p className={styles.question}>{question}</p>
          <p className="muted">{lead}</p>
        </div>
        <ul className={`ruled ${styles.lines}`}>
          {lines.map(({ name, path, scene, forWhom }) => (
            <li key={path} className="grid gap-5 print-block">
              <div className={`no-print ${styles.picture}`}>
                <Picture name={scene} alt="" sizes="(max-width: 600px) 6rem, 13rem" />
              </div>
              <div className={`grid gap-2 ${styles.text}`}>
                <h3 className="h4">
                  <Anchor className="stretched-link between gap-3" href={path}>
                    {name}
                    <Icon drawing={ArrowRight} className="icon" />
                  </Anchor>
                </h3>
                <p>
                  <span className="muted">{neededIf}</span> {forWhom}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
