import type { Site } from '../../content-model/schemas/site';
import type { Background } from '../lib/backgrounds';
import { interpolate } from '../lib/interpolate';
import type { Reviewed } from '../page-info';
import { Anchor } from '../ui/anchor';
import { CollapsibleSection, SectionCollapsible } from './collapsible-section';
import { useDefinitions } from './definitions';
import styles from './exclusions-and-texas.module.css';
import { Sources } from './sources';

interface Props {
  words: Site['collapsibles'];
  background: Background;
  notCovered: { heading: string; items: string[] };
  texas: { title: string; lead: string; points: string[]; sources?: string[] | undefined };
  reviewed: Reviewed | undefined;
  /** Collapsibles shown above those of this component. */
  children?: React.ReactNode;
  /** Terms of the trade, each with a link to the glossary. */
  terms?: { heading: string; items: { term: string; meaning: string; path: string }[] };
}

/** What a policy does not cover, what is different in Texas, and the terms of a trade. */
export function ExclusionsAndTexas({ words, background, notCovered, texas, reviewed, terms, children }: Props) {
  const define = useDefinitions();
  return (
    <CollapsibleSection background={background}>
      {children}
      <SectionCollapsible
        id="leaves-out"
        heading={notCovered.heading}
        note={interpolate(words.exclusions, { count: notCovered.items.length })}
      >
        <ul className="ticked">
          {notCovered.items.map((item) => (
            <li key={item}>{define(item)}</li>
          ))}
        </ul>
      </SectionCollapsible>
      <SectionCollapsible id="texas" heading={texas.title} note={interpolate(words.law, { count: texas.points.length })}>
        <p className={styles.lead}>{define(texas.lead)}</p>
        <ul className={styles.points}>
          {texas.points.map((point) => (
            <li key={point}>{define(point)}</li>
          ))}
        </ul>
        {reviewed && (
          <div className="note">
            {/* the sources are not printed, because the printed page must fit on two sheets */}
            {texas.sources && (
              <p className="no-print">
                <Sources sources={texas.sources} words={reviewed.sources} />
              </p>
            )}
            <p>
              {reviewed.label} <time dateTime={reviewed.iso}>{reviewed.text}</time>
            </p>
          </div>
        )}
      </SectionCollapsible>
      {terms && (
        <SectionCollapsible id="words" heading={terms.heading} note={interpolate(words.terms, { count: terms.items.length })}>
          <dl className={`grid gap-4 ${styles.terms}`}>
            {terms.items.map((item) => (
              <div key={item.term}>
                <dt>
                  <Anchor href={item.path}>{item.term}</Anchor>
                </dt>
                <dd>{item.meaning}</dd>
              </div>
            ))}
          </dl>
        </SectionCollapsible>
      )}
    </CollapsibleSection>
  );
}
