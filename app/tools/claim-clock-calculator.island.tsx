import { CalendarDays as Calendar } from 'lucide';
import { interpolate } from '../lib/interpolate';
import { useLanguage } from '../lib/language-context';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { IslandText } from '../ui/island-text';
import { Spoken } from '../ui/spoken';
import { TableHead } from '../ui/table-head';
import { holidaysBetween } from './business-days';
import { CalculatorFields } from './calculator-fields';
import { CalculatorFrame } from './calculator-frame';
import { overSticky, Sentence, StickyResult } from './calculator-result';
import type { CalculatorWords, SharedWords } from './calculator-words';
import { calculator as definition } from './calculators/claim-clock';
import styles from './claim-clock-calculator.module.css';
import { longDate, shortDate, weekdayName } from './days';
import { claimClock, interestIfExtended, readClaim } from './formulas/claim-clock';
import { ownerDeadlines, ownerFields, readOwnerInputs } from './formulas/owner-deadlines';
import { LazyDeadlineTimeline } from './lazy-deadline-timeline';
import { useCalculator } from './use-calculator';
import { useToday } from './use-today';

interface ClockRow {
  date: string;
  count: string;
  surplus?: string;
  short: string;
}

interface OwnerRow {
  date: keyof ReturnType<typeof ownerDeadlines>;
  step: string;
  source: string;
  missing: string;
  short: string;
}

interface Props {
  words: CalculatorWords;
  table: { label: string; rows: ClockRow[]; disaster: string };
  owner: { heading: string; lead: string; columns: string[]; rows: OwnerRow[] };
  count: { heading: string; paragraphs: string[]; holidays: string; names: Record<string, string>; none: string };
  calendar: { button: string; title: string; ownerTitle: string; file: string };
  shared: SharedWords;
  noScriptExample: React.ReactNode;
  /** The timeline of the example, prerendered. */
  timeline: React.ReactNode;
  /** Short names of the deadlines. */
  steps: Record<string, string>;
}

export function ClaimClockCalculator({ words, table, owner, count, calendar, shared, noScriptExample, timeline, steps }: Props) {
  const calculator = useCalculator({ definition, words, shared, syncAddress: true });
  const today = useToday();
  const language = useLanguage();
  const { figures, evaluation, values } = calculator;
  const claim = readClaim(values);
  const interestExtended = interestIfExtended(claim);
  const dates: Record<string, string> = {
    notice: claim.notice,
    items: claim.items,
    ...claimClock(claim),
    ...(interestExtended && { interestExtended }),
  };
  const ownDates = ownerDeadlines(readOwnerInputs(values));
  const ownRows = owner.rows.filter(({ date }) => ownDates[date] !== undefined);
  const rows = table.rows.filter(({ date }) => dates[date]).toSorted((a, b) => dates[a.date]!.localeCompare(dates[b.date]!));
  const days = Object.values(dates).toSorted();
  const holidays = holidaysBetween(days[0]!, days.at(-1)!);

  const saveCalendar = async () => {
    const { calendarFile } = await import('./calendar-file');
    const event = (day: string, title: string, step: string) => ({
      day,
      title: interpolate(title, { step }),
      description: shared.disclaimer,
    });
    const events = [
      ...rows.filter(({ date }) => !(date in values)).map(({ date, short }) => event(dates[date]!, calendar.title, short.toLowerCase())),
      ...ownRows.filter(({ date }) => ownDates[date]).map(({ date, short }) => event(ownDates[date]!, calendar.ownerTitle, short)),
    ];
    const file = new Blob([calendarFile(events, location.hostname, new Date().toISOString(), language)], { type: 'text/calendar' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${calendar.file}.ics`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <>
      <CalculatorFrame
        calculator={calculator}
        words={words}
        shared={shared}
        buttons={
          <Button size="small" onClick={saveCalendar}>
            <Icon drawing={Calendar} className="icon" />
            {calendar.button}
          </Button>
        }
      >
        {noScriptExample}
        <div>
          <CalculatorFields
            className={`needs-scripts columns-phone ${styles.inputs}`}
            calculator={calculator}
            shared={shared}
            fields={calculator.visibleFields.filter(({ name }) => !isOwnerField(name))}
          />
          <StickyResult
            figures={words.figures
              .filter(({ result }) => result !== 'acknowledge')
              .map(({ result, label }) => ({ label, text: figures[result] }))}
          />
        </div>
        <div className={`columns-desktop ${styles.answer} ${overSticky}`}>
          <Spoken text={`${words.figures[0]!.label}: ${figures.decide}.`} />
          <dl className="grid gap-1">
            <dt className="label">{words.figures[0]!.label}</dt>
            <dd>{figures.decide}</dd>
          </dl>
          <Sentence text={words.outcomes[evaluation.outcome] ?? ''} figures={figures} />
        </div>
        <div className={styles.dates}>
          <LazyDeadlineTimeline
            prerendered={timeline}
            isExample={calculator.isExample}
            claim={claim}
            description={words.drawing.description}
            words={words.drawing.words}
            steps={steps}
            today={today}
          />
          <ol className={styles.insurer} aria-label={table.label}>
            {rows.map(({ date, count: standard, surplus, short }) => (
              <li key={date} data-kind={date === 'decide' ? 'highlighted' : undefined}>
                <span>{words.drawing.words[date] ?? short}</span>
                <b data-result={date in values ? undefined : date}>{longDate(dates[date]!, language)}</b>
                <small className="muted">
                  <IslandText text={(claim.surplus && surplus) || standard} />
                  {claim.disaster && extendedDates.includes(date) && `, ${table.disaster}`}
                </small>
              </li>
            ))}
          </ol>
        </div>
        <div className={`grid gap-2 ${styles.owner}`}>
          <h2>{owner.heading}</h2>
          <p className="muted small no-print">
            <IslandText text={owner.lead} />
          </p>
        </div>
        <CalculatorFields
          className={`needs-scripts columns-phone ${styles.inputs}`}
          calculator={calculator}
          shared={shared}
          fields={calculator.visibleFields.filter(({ name }) => isOwnerField(name))}
        />
        <div className={`grid gap-2 ${styles.owner}`}>
          <table className={styles.table} aria-label={owner.heading}>
            <TableHead columns={owner.columns} />
            <tbody>
              {ownRows.map(({ date, step, source, missing }) => (
                <tr key={date} className={ownDates[date] ? undefined : 'no-print'} data-kind={ownDates[date] ? undefined : 'missing'}>
                  <th scope="row">
                    <IslandText text={step} />
                  </th>
                  <td>
                    <IslandText text={source} />
                  </td>
                  <td className={styles.date}>
                    {ownDates[date] ? (
                      <>
                        <span data-result={date}>{longDate(ownDates[date]!, language)}</span>
                        <small className="muted">{weekdayName(ownDates[date]!, language)}</small>
                      </>
                    ) : (
                      <small className="muted">{missing}</small>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </CalculatorFrame>

      <section className="section on-stone">
        <div className="wrap cols computation">
          <div>
            <h2>{count.heading}</h2>
          </div>
          <div className={`stack ${styles.counting}`}>
            {count.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <IslandText text={interpolate(paragraph, figures)} />
              </p>
            ))}
            <h3 className="h4">{count.holidays}</h3>
            {holidays.length === 0 ? (
              <p className="muted small">{count.none}</p>
            ) : (
              <ul className={`small num ${styles.holidays}`}>
                {holidays.map(({ day, holiday }) => (
                  <li key={day} className="grid gap-3">
                    <span className="muted">{shortDate(day, language)}</span>
                    <span>
                      <IslandText text={count.names[holiday] ?? ''} />
                    </span>
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

/** Dates that a catastrophe moves. */
const extendedDates = ['acknowledge', 'decide', 'pay', 'longest'];

const isOwnerField = (name: string) => ownerFields.some((field) => field === name);
