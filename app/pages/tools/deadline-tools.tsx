import { ArrowRight } from 'lucide';
import { useLanguage } from '../../lib/language-context';
import { AtPercent, BarSegment, ChartDrawing, percent } from '../../tools/chart';
import { dayAndMonth, daysBetween } from '../../tools/days';
import { claimClock } from '../../tools/formulas/claim-clock';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import { SectionHead } from '../../ui/section-head';
import styles from './deadline-tools.module.css';

interface Tool {
  slug: string;
  path: string;
  question: string;
  summary: string;
}

interface Props {
  heading: string;
  lead: string;
  tools: Tool[];
  words: Record<'bought' | 'starts' | 'days' | 'answer' | 'decide' | 'pay' | 'longest' | 'notice', string>;
  flood: { bought: string; start: string };
  claim: { notice: string; items: string };
}

/** The tools that compute dates, each with a timeline of its example. */
export function DeadlineTools({ heading, lead, tools, words, flood, claim }: Props) {
  return (
    <section className={`section on-deep contours ${styles.section}`}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <div className={`columns-desktop ${styles.tools}`}>
          {tools.map(({ slug, path, question, summary }) => (
            <Anchor key={slug} href={path} className="grid">
              <span className={`between ${styles.question}`}>
                <span>{question}</span>
                <Icon drawing={ArrowRight} className="icon" />
              </span>
              {slug === 'flood-start' ? <FloodLine words={words} {...flood} /> : <ClaimClockLine words={words} {...claim} />}
              <p className="small muted">{summary}</p>
            </Anchor>
          ))}
        </div>
      </div>
    </section>
  );
}

function FloodLine({ words, bought, start }: { words: Props['words']; bought: string; start: string }) {
  const language = useLanguage();
  const days = daysBetween(bought, start);
  return (
    <ChartDrawing height={104} aria-hidden="true">
      <line data-line="ink" x1="0" x2="100%" y1="58" y2="58" />
      {Array.from({ length: days + 1 }, (_, day) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: the days have a fixed order
          key={day}
          data-line="hair"
          x1={percent(day / days)}
          x2={percent(day / days)}
          y1="58"
          y2={day % days === 0 ? 72 : day % 10 === 0 ? 66 : 63}
        />
      ))}
      <circle data-mark="" cx="0" cy="58" r="5" />
      <AtPercent x={1} y={43}>
        <path data-mark="" d="M-7 0h14l-7 13z" />
      </AtPercent>
      <text data-text="muted" x="0" y="36">
        {words.bought}
      </text>
      <text data-text="strong" x="0" y="92">
        {dayAndMonth(bought, language)}
      </text>
      <text data-text="muted" x="100%" y="34" textAnchor="end">
        {words.starts}
      </text>
      <text data-text="strong" x="100%" y="92" textAnchor="end">
        {dayAndMonth(start, language)}
      </text>
      <text data-text="display" x="50%" y="44" textAnchor="middle">
        {words.days}
      </text>
    </ChartDrawing>
  );
}

function ClaimClockLine({ words, notice, items }: { words: Props['words']; notice: string; items: string }) {
  const language = useLanguage();
  const dates = claimClock({ notice, items, surplus: false, disaster: false });
  const whole = daysBetween(notice, dates.longest);
  const x = (day: string) => daysBetween(notice, day) / whole;
  return (
    <ChartDrawing height={104} aria-hidden="true">
      <text data-text="strong" x="0" y="16">
        {words.answer}
      </text>
      <text data-text="strong" x={percent(x(items))} y="34">
        {words.decide}
      </text>
      <text data-text="strong" x={percent(x(dates.decide))} y="34">
        {words.pay}
      </text>
      <text data-text="muted" x="100%" y="34" textAnchor="end">
        {words.longest}
      </text>
      <BarSegment from={0} to={x(dates.acknowledge)} y={44} height={22} color={1} />
      <BarSegment from={x(items)} to={x(dates.decide)} y={44} height={22} color={4} />
      <BarSegment from={x(dates.decide)} to={x(dates.pay)} y={44} height={22} color={3} />
      <BarSegment from={x(dates.pay)} to={1} y={44} height={22} color={0} />
      <line data-line="ink" x1="0" x2="100%" y1="66" y2="66" />
      {Array.from({ length: Math.floor(whole / 7) + 1 }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the weeks have a fixed order
        <line key={week} data-line="hair" x1={percent((week * 7) / whole)} x2={percent((week * 7) / whole)} y1="66" y2="72" />
      ))}
      <text data-text="muted" x="0" y="92">
        {words.notice}, {dayAndMonth(notice, language)}
      </text>
      <text data-text="muted" x={percent(x(dates.decide))} y="92" data-fit="wide">
        {dayAndMonth(dates.decide, language)}
      </text>
      <text data-text="muted" x="100%" y="92" textAnchor="end">
        {dayAndMonth(dates.longest, language)}
      </text>
    </ChartDrawing>
  );
}
