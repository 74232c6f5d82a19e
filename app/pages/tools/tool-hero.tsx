import { Breadcrumbs, type Crumb } from '../../sections/breadcrumbs';
import { Picture } from '../../ui/picture';
import styles from './tool-hero.module.css';

interface Props {
  question: string;
  lead: string;
  /** Formatted date. */
  reviewed: string;
  crumbs: Crumb[];
  words: { reviewed: string; privacy: string };
  picture?: { scene: string; alt: string };
}

/** The hero of a tool's page. The tool below overlaps the lower edge of the hero. */
export function ToolHero({ question, lead, reviewed, crumbs, words, picture }: Props) {
  return (
    <section className={`${styles.hero} ${picture ? 'on-mist' : 'on-deep contours'}`}>
      <div className={`wrap grid print-block ${styles.layout}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className={`grid gap-2 print-block ${styles.text}`}>
          <h1>{question}</h1>
          <div className={`grid gap-1 ${styles.lead}`}>
            <p className="lead no-print">{lead}</p>
            <p className={`row small muted ${styles.reviewed}`}>
              <span>
                {words.reviewed} {reviewed}
              </span>
              <span>{words.privacy}</span>
            </p>
          </div>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture name={picture.scene} alt={picture.alt} sizes="15rem" priority="(min-width: 768.02px)" />
          </div>
        )}
      </div>
    </section>
  );
}
