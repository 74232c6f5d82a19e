import type { Site } from '../../content-model/schemas/site';
import { Collapsible } from '../ui/collapsible';
import { OpenAllButton } from '../ui/open-all-button';
import styles from './coverage-list.module.css';

interface Props {
  words: Pick<Site['collapsibles'], 'openAll' | 'closeAll'>;
  /** Column headings: coverage, what it pays, who needs it. */
  columns: [string, string, string];
  lines: { line: string; pays: string; who: string }[];
}

/** Coverages and who needs them. On narrow screens, what each coverage pays is collapsed. */
export function CoverageList({ words, columns: [coverage, pays, who], lines }: Props) {
  return (
    <>
      <OpenAllButton words={words} controls="coverage-list" count={lines.length} />
      <p className={`small muted ${styles.columns}`}>
        <span>{coverage}</span> <span>{who}</span> <span>{pays}</span>
      </p>
      <ul className="ruled" id="coverage-list">
        {lines.map((line) => (
          <li key={line.line}>
            <Collapsible wide className={styles.collapsible} heading={<h3>{line.line}</h3>} note={line.who}>
              <p>{line.pays}</p>
            </Collapsible>
          </li>
        ))}
      </ul>
    </>
  );
}
