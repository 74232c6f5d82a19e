import { CalendarDays as Calendar } from 'lucide';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { holidaysBetween } from './business-days';
import calculatorStyles from './calculator.module.css';
import { CalculatorFields } from './calculator-fields';
import { CalculatorFrame } from './calculator-frame';
import { Sentence } from './calculator-result';
import type { CalculatorWords, SharedWords } from './calculator-words';
import { calculator } from './calculators/claim-clock';
import { longDate, shortDate, weekdayName } from './calendar';
import styles from './claim-clock-calculator.module.css';
import { claimClock } from './formulas/claim-clock';
import { interpolate } from './interpolate';
import { LazyDeadlineTimeline } from './lazy-deadline-timeline';
import { useCalculator } from './use-calculator';
import { useToday } from './use-today';

interface ClockRow {
  date: string;
  step: string;
  from: string;
  count: string;
  surplus?: string | undefined;
  short: string;
}

interface Props {
  words: CalculatorWords;
  table: { heading: string; lead: string; columns: string[]; rows: ClockRow[]; disaster: string };
  count: { heading: string; paragraphs: string[]; holidays: string; names: Record<string, string>; none: string };
  calendar: { button: string; title: string; file: string };
  shared: SharedWords;
  worked: React.ReactNode;
  /** The example's line, and the short names of its steps by date. */
  line: React.ReactNode;
  steps: Record<string, string>;
}

/** Where a new calendar entry comes from; no address that anybody opens. */
const calendarHost = 'benchmark.example';

/** The claim clock: two days and two switches, a line of weeks, and the dates in a table. */
export function ClaimClockCalculator({ words, table, count, calendar, shared, worked, line, steps }: Props) {
  const sheet = useCalculator({ calculator, words, shared, inAddress: true });
  const today = useToday();
  const { figures, reading, values } = sheet;
  const claim = values as unknown as Parameters<typeof claimClock>[0];
  const dates: Record<string, string> = { notice: claim.notice, items: claim.items, ...claimClock(claim) };
  const rows = table.rows.toSorted((a, b) => dates[a.date]!.localeCompare(dates[b.date]!));
  const days = Object.values(dates).toSorted();
  const free = holidaysBetween(days[0]!, days.at(-1)!);

  const save = async () => {
    const { calendarFile } = await import('./calendar-file');
    const events = rows
      .filter(({ date }) => date in reading.figures && !(date in values))
      .map(({ date, short }) => ({
        day: dates[date]!,
        title: interpolate(calendar.title, { step: short.toLowerCase() }),
        description: shared.disclaimer,
      }));
    const file = new Blob([calendarFile(events, calendarHost, new Date().toISOString())], { type: 'text/calendar' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${calendar.file}.ics`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <>
      <CalculatorFrame
        sheet={sheet}
        words={words}
        shared={shared}
        buttons={
          <Button size="small" onClick={save}>
            <Icon drawing={Calendar} className="icon" />
            {calendar.button}
          </Button>
        }
      >
        {worked}
        <CalculatorFields className={`needs-scripts ${styles.dates}`} sheet={sheet} shared={shared} fields={sheet.shownFields} />
        <div role="status" className={styles.answer} aria-label={words.sheet} aria-busy={sheet.moving}>
          <dl>
            <dt>{words.figures[0]!.label}</dt>
            <dd>{figures['decide']}</dd>
          </dl>
          <Sentence text={words.outcomes[reading.outcome] ?? ''} figures={figures} />
        </div>
        <LazyDeadlineTimeline
          built={line}
          isExample={sheet.isExample}
          claim={claim}
          description={interpolate(words.drawing.description, figures)}
          words={words.drawing.words}
          steps={steps}
          today={today}
        />
      </CalculatorFrame>

      <section className="section on-page">
        <div className={`wrap cols ${calculatorStyles.how}`}>
          <div>
            <h2>{table.heading}</h2>
            <p className="muted small">{table.lead}</p>
          </div>
          <div>
            <table className={styles.book}>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ date, step, from, count: standard, surplus }) => {
                  const length = (claim.surplus && surplus) || standard;
                  const isEntered = length === '';
                  const isExtended = claim.disaster && !isEntered && date !== 'interest';
                  return (
                    <tr key={date} data-kind={isEntered ? 'entered' : date === 'decide' ? 'peak' : undefined}>
                      <th scope="row">{interpolate(step, figures)}</th>
                      <td>{from}</td>
                      <td>
                        {length}
                        {isExtended && `, ${table.disaster}`}
                      </td>
                      <td className={styles.when}>
                        <span data-result={isEntered ? undefined : date}>{longDate(dates[date]!)}</span>
                        <small>{weekdayName(dates[date]!)}</small>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </div>
      </section>

      <section className={`section on-stone ${styles.notes}`}>
        <div className={`wrap cols ${calculatorStyles.how}`}>
          <div>
            <h2>{count.heading}</h2>
          </div>
          <div className={`stack ${styles.count}`}>
            {count.paragraphs.map((paragraph) => (
              <p key={paragraph}>{interpolate(paragraph, figures)}</p>
            ))}
            <h3 className="h4">{count.holidays}</h3>
            {free.length === 0 ? (
              <p className="muted small">{count.none}</p>
            ) : (
              <ul className={styles.holidays}>
                {free.map(({ day, holiday }) => (
                  <li key={day}>
                    <span>{shortDate(day)}</span>
                    <span>{count.names[holiday]}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
