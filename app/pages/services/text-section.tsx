import { useDefinitions } from '../../sections/definitions';
import { PageSection } from '../../sections/page-sections';
import { Collapsible, collapsibleList } from '../../ui/collapsible';
import styles from './text-section.module.css';

interface Props {
  heading: string;
  paragraphs?: string[] | undefined;
  /** Named points, as rows or as columns. */
  points?: { title: string; text: string }[] | undefined;
  form?: 'rows' | 'columns';
  background: 'page' | 'stone' | 'mist';
}

/** A heading beside its text, and below both an optional list of named points. */
export function TextSection({ heading, paragraphs = [], points, form = 'rows', background }: Props) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className={`wrap cols print-block ${styles.section}`}>
        <h2 className={styles.heading}>{heading}</h2>
        {paragraphs.length > 0 && (
          <div className={`stack muted ${styles.text}`}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{define(paragraph)}</p>
            ))}
          </div>
        )}
        {points && (
          <ul className={`${collapsibleList} ${styles.points} ${form === 'rows' ? `ruled ${styles.rows}` : styles.columns}`}>
            {points.map((point) => (
              <li key={point.title}>
                <Collapsible wide heading={<h3>{point.title}</h3>}>
                  <p>{define(point.text)}</p>
                </Collapsible>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type TextSectionData = Pick<Props, 'heading' | 'paragraphs' | 'points'>[];

/** Text sections with alternating backgrounds. */
export const textSections = (sections: TextSectionData, backgrounds: Props['background'][], form?: Props['form']) =>
  sections.map((section, i) => (
    <PageSection key={section.heading} id={`passage-${i + 1}`} name={section.heading}>
      <TextSection {...section} {...(form && { form })} background={backgrounds[i % backgrounds.length]!} />
    </PageSection>
  ));
