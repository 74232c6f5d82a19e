import { ArrowLeft, ArrowRight, TriangleAlert } from 'lucide';
import { useId } from 'react';
import { Button } from '../../app/ui/button';
import { Icon } from '../../app/ui/icon';
import { words } from '../words.ts';
import { Desk } from './desk';
import styles from './inbox.module.css';
import type { AlarmBar, Box, InboxPage, ListRow } from './pages.ts';
import { StateMark } from './state-mark';

/** A day book: one line for each message, newest first. */
export function Inbox(page: InboxPage) {
  const { title, kept, alarm, said, days, suspects } = page;
  return (
    <Desk note={kept}>
      {alarm && <AlarmNote {...alarm} />}
      {said && (
        <p className={styles.said} role="status">
          {said}
        </p>
      )}
      <div className={styles.grid}>
        <Boxes boxes={page.boxes} csv={page.csv} />
        <div>
          <div className={styles.head}>
            <h1>{title}</h1>
            <FindBox box={page.box} search={page.search} />
          </div>
          {days.map(({ label, rows }) => (
            <DayRows key={label} label={label} rows={rows} />
          ))}
          {days.length === 0 && (
            <p className={styles.empty}>{page.search ? words.empty.search : page.box ? words.empty.box : words.empty.inbox}</p>
          )}
          {suspects && (
            <details className={styles.suspects}>
              <summary>
                <span>
                  <b>{words.apart.head}</b> <span className="muted">{words.apart.note(suspects.count)}</span>
                </span>
                <span className={styles.sign} aria-hidden="true" />
              </summary>
              <List rows={suspects.rows} />
            </details>
          )}
          {page.range && <PageRange {...page} />}
        </div>
      </div>
    </Desk>
  );
}

function AlarmNote({ head, text }: AlarmBar) {
  return (
    <div className={styles.alarm} role="alert">
      <Icon drawing={TriangleAlert} className="icon" />
      <p>
        <b>{head}</b> {text}
      </p>
      <form method="post" action="/staff/retry">
        <Button type="submit" variant="outlined" size="small">
          {words.alarm.retry}
        </Button>
      </form>
    </div>
  );
}

function Boxes({ boxes, csv }: { boxes: Box[][]; csv: string }) {
  return (
    <nav className={styles.boxes} aria-label={words.boxesLabel}>
      {boxes.map((group, i) => (
        <ul key={group[0]?.label ?? i}>
          {group.map(({ label, count, href, current }) => (
            <li key={label}>
              <a href={href} aria-current={current ? 'page' : undefined}>
                <span>{label}</span> <span className={styles.count}>{count.toLocaleString('en-US')}</span>
              </a>
            </li>
          ))}
        </ul>
      ))}
      <ul>
        <li>
          <a href={csv} className={styles.save} download>
            {words.saveCsv}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function FindBox({ box, search }: { box: string; search: string }) {
  return (
    <form className={styles.find} role="search" action="/staff">
      {box && <input type="hidden" name="box" value={box} />}
      <input type="search" name="q" defaultValue={search} aria-label={words.search.label} placeholder={words.search.placeholder} />
      <Button type="submit" variant="outlined" size="small">
        {words.search.submit}
      </Button>
    </form>
  );
}

function DayRows({ label, rows }: { label: string; rows: ListRow[] }) {
  const id = useId();
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id}>
        <span>{label}</span> <span>{rows.length}</span>
      </h2>
      <List rows={rows} />
    </section>
  );
}

function List({ rows }: { rows: ListRow[] }) {
  return (
    <ul className={styles.mail}>
      {rows.map(({ id, state, who, kind, subject, excerpt, at, time, fails, why, focused }) => (
        <li key={id} data-state={state}>
          <span className={styles.state}>
            <StateMark state={state} />
          </span>
          <span className={styles.who}>{who}</span>
          <span className={styles.about}>
            <span className={styles.kind}>{kind}</span>
            <span className={styles.line}>
              <a
                href={`/staff/messages/${id}`}
                // biome-ignore lint/a11y/noAutofocus: after an action the reader goes on with the next message
                autoFocus={focused}
              >
                <b>{subject}</b>
              </a>{' '}
              <span data-why={why ? true : undefined}>{why || excerpt}</span>
            </span>{' '}
            {fails && (
              <span className={styles.fails}>
                <Icon drawing={TriangleAlert} className="icon" />
                {fails}
              </span>
            )}
          </span>
          <time dateTime={at}>{time}</time>
        </li>
      ))}
    </ul>
  );
}

function PageRange({ range, pages, newer, older }: Pick<InboxPage, 'range' | 'pages' | 'newer' | 'older'>) {
  return (
    <nav className={styles.pages} aria-label={words.pagesLabel}>
      <span>{range}</span>
      {pages.length > 1 && (
        <div>
          <PageStep href={newer} label={words.newer}>
            <Icon drawing={ArrowLeft} className="icon" />
          </PageStep>
          {pages.map(({ number, href, current }) => (
            <a key={number} href={href} aria-current={current ? 'page' : undefined}>
              {number}
            </a>
          ))}
          <PageStep href={older} label={words.older}>
            <Icon drawing={ArrowRight} className="icon" />
          </PageStep>
        </div>
      )}
    </nav>
  );
}

function PageStep({ href, label, children }: { href: string | undefined; label: string; children: React.ReactNode }) {
  return href ? (
    <a href={href} aria-label={label}>
      {children}
    </a>
  ) : (
    <button type="button" disabled aria-label={label}>
      {children}
    </button>
  );
}
