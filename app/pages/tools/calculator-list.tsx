import { ArrowRight } from 'lucide';
import chart from '../../tools/chart.module.css';
import '../../tools/chart-colors.css';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import styles from './calculator-list.module.css';
import { ToolGroupHeading } from './tool-group-heading';

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
        <ToolGroupHeading heading={heading} lead={lead} />
        <ul className={`ruled ${styles.list}`}>
          {tools.map(({ slug, path, question, summary, exampleResult }) => (
            <li key={slug}>
              <Anchor href={path} className="grid">
                <svg className={`${chart.chart} ${styles.thumbnail}`} viewBox="0 0 152 56" aria-hidden="true">
                  {thumbnails[slug]}
                </svg>
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

const thumbnails: Record<string, React.ReactNode> = {
  'percent-deductible': (
    <>
      <path data-line="ink" d="M.5 18.5h151v20H.5z" />
      <path data-chart-color="3" d="M.5 18.5h9v20h-9z" />
      <path data-mark="" d="M9.5 17l6-10h-12z" />
      <path data-line="hair" d="M30.5 38v5M60.5 38v5M90.5 38v5M121.5 38v5M151.5 38v5M.5 38v5" />
    </>
  ),
  coinsurance: (
    <>
      <path data-chart-color="0" d="M.5 8.5h121v14H.5z" />
      <path data-chart-color="4" d="M.5 8.5h61v14h-61z" />
      <path data-line="ink" d="M61.5 22.5v14M121.5 2v48" />
      <path data-chart-color="4" d="M.5 36.5h61v14h-61z" />
      <path data-chart-color="3" d="M61.5 36.5h60v14h-60z" />
      <path data-mark="" d="M121.5 8l5-8h-10z" />
    </>
  ),
  'rebuild-limit': (
    <>
      <path data-chart-color="4" d="M.5 24.5h100v16H.5z" />
      <path data-chart-color="1" d="M100.5 24.5h25v16h-25z" />
      <path data-chart-color="0" d="M125.5 24.5h26v16h-26z" />
      <path data-line="ink" d="M100.5 14v32" />
      <path data-mark="" d="M125.5 23l6-10h-12z" />
      <path data-line="hair" d="M125.5 40v8" />
    </>
  ),
  'business-income': (
    <>
      <path data-chart-color="4" d="M4.5 20.5h17v32h-17zM28.5 20.5h17v32h-17zM52.5 20.5h17v32h-17zM76.5 20.5h17v32h-17z" />
      <path data-chart-color="0" d="M100.5 20.5h17v32h-17zM124.5 20.5h17v32h-17z" />
      <path data-line="ink" d="M.5 52.5h151M97.5 6v46" />
      <path data-mark="" d="M97.5 14l6-10h-12z" />
    </>
  ),
  'storm-deductibles': (
    <>
      <path data-chart-color="3" d="M.5 20.5h66v18H.5z" />
      <path data-chart-color="2" d="M66.5 20.5h52v18h-52z" />
      <path data-chart-color="1" d="M118.5 20.5h33v18h-33z" />
      <path data-line="ink" d="M66.5 12v34M118.5 12v34" />
      <path data-line="hair" d="M.5 38v7M151.5 38v7M.5 45h151" />
    </>
  ),
  'surplus-lines': (
    <>
      <path data-chart-color="4" d="M.5 6.5h112v16H.5z" />
      <path data-chart-color="2" d="M112.5 6.5h12v16h-12z" />
      <path data-chart-color="3" d="M124.5 6.5h20v16h-20z" />
      <path data-chart-color="0" d="M.5 34.5h132v16H.5z" />
      <path data-line="ink" d="M132.5 26v28" />
      <path data-mark="" d="M132.5 34l6-10h-12z" />
    </>
  ),
  'cost-of-risk': (
    <>
      <path data-chart-color="4" d="M.5 20.5h76v18H.5z" />
      <path data-chart-color="3" d="M76.5 20.5h30v18h-30z" />
      <path data-chart-color="2" d="M106.5 20.5h20v18h-20z" />
      <path data-chart-color="1" d="M126.5 20.5h14v18h-14z" />
      <path data-chart-color="0" d="M140.5 20.5h11v18h-11z" />
      <path data-line="hair" d="M.5 38v7M151.5 38v7M.5 45h151" />
    </>
  ),
  'life-needs': (
    <>
      <path data-chart-color="2" d="M.5 52.5v-12h30v12zM30.5 52.5v-20h30v20z" />
      <path data-chart-color="4" d="M60.5 52.5v-36h30v36z" />
      <path data-chart-color="1" d="M90.5 52.5v-44h30v44z" />
      <path data-chart-color="0" d="M120.5 52.5v-50h31v50z" />
      <path data-line="ink" d="M0 52.5h152" />
    </>
  ),
};
