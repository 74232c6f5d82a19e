import { ArrowRight } from 'lucide';
import { ChartDrawing } from '../../tools/chart';
import { getCalculator } from '../../tools/load-calculator';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import { SectionHead } from '../../ui/section-head';
import styles from './calculator-list.module.css';

interface Props {
  heading: string;
  lead: string;
  tools: { slug: string; path: string; question: string; summary: string; exampleResult: { figure: string; text: string } }[];
}

/** The calculators by their question, each with a thumbnail and the result of its example. */
export function CalculatorList({ heading, lead, tools }: Props) {
  return (
    <section className="section on-page">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ul className={`ruled ${styles.list}`}>
          {tools.map(({ slug, path, question, summary, exampleResult }) => (
            <li key={slug}>
              <Anchor href={path} className="grid">
                <ChartDrawing className={styles.thumbnail} viewBox="0 0 152 56" aria-hidden="true">
                  {getCalculator(slug).thumbnail}
                </ChartDrawing>
                <span className={styles.question}>
                  {question}
                  <span className={`muted ${styles.summary}`}>{summary}</span>
                </span>
                <span className={`small muted ${styles.exampleResult}`}>
                  <b>{exampleResult.figure}</b> {exampleResult.text}
                </span>
                <Icon drawing={ArrowRight} className="icon" />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
