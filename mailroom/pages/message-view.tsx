import { ArrowLeft, ArrowRight, Check, Reply, RotateCcw, Trash2 as Trash } from 'lucide';
import { useId } from 'react';
import { Button, ButtonLink } from '../../app/ui/button';
import { Icon } from '../../app/ui/icon';
import { IconLink } from '../../app/ui/icon-button';
import { words } from '../words.ts';
import { Desk } from './desk';
import styles from './message-view.module.css';
import type { LogEntry, MessagePage } from './pages.ts';
import { StateMark } from './state-mark';

/** One message: everything that was typed, and what can be done. What was typed is text, never markup. */
export function MessageView(page: MessagePage) {
  return (
    <Desk>
      <div className={styles.message}>
        <Top {...page} />
        <Letter {...page} />
        <Actions {...page} />
      </div>
    </Desk>
  );
}

function Top({ list, place, newer, older }: MessagePage) {
  return (
    <div className={styles.top}>
      <a className="link" href={list.href}>
        <Icon drawing={ArrowLeft} className="icon" />
        {list.label}
      </a>
      <div className={styles.steps}>
        <span>{place}</span>
        {newer && (
          <IconLink href={newer} label={words.newerMessage}>
            <Icon drawing={ArrowLeft} className="icon" />
          </IconLink>
        )}
        {older && (
          <IconLink href={older} label={words.olderMessage}>
            <Icon drawing={ArrowRight} className="icon" />
          </IconLink>
        )}
      </div>
    </div>
  );
}

function Letter({ state, form, received, subject, suspect, fields, body, keptUntil }: MessagePage) {
  return (
    <article className={styles.letter}>
      <div className="stack">
        <p className={styles.meta}>
          <span className={styles.state}>
            <StateMark state={state} />
            <span aria-hidden="true">{words.states[state]}</span>
          </span>
          <span>{form}</span>
          <span>{received}</span>
        </p>
        <h1>{subject}</h1>
        {suspect && <p className={styles.suspect}>{words.whySuspect(suspect)}</p>}
      </div>
      <dl className={styles.typed}>
        {fields.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      {body && <div className={styles.body}>{body}</div>}
      <p className="note">{words.keptUntil(keptUntil)}</p>
    </article>
  );
}

function Actions({ id, state, suspect, reply, log, canRetry, backupsUntil }: MessagePage) {
  const heading = useId();
  const action = (name: string) => `/staff/messages/${id}/${name}`;
  return (
    <aside className={styles.actions} aria-label={words.actions}>
      <div className={styles.main} data-two={reply ? true : undefined}>
        {reply && (
          <ButtonLink href={reply}>
            <Icon drawing={Reply} className="icon" />
            {words.reply}
          </ButtonLink>
        )}
        <form method="post" action={action(state === 'done' ? 'reopen' : 'done')}>
          <Button type="submit" variant="outlined" fullWidth>
            <Icon drawing={Check} className="icon" />
            {state === 'done' ? words.markNotDone : words.markDone}
          </Button>
        </form>
      </div>
      {suspect && (
        <form method="post" action={action('trust')}>
          <Button type="submit" variant="outlined" size="small" fullWidth>
            {words.trust}
          </Button>
        </form>
      )}
      <section className={styles.delivery} aria-labelledby={heading}>
        <h2 id={heading}>{words.delivery}</h2>
        <ol className={styles.log}>
          {log.map((entry) => (
            <Entry key={`${entry.time} ${entry.what} ${entry.result}`} {...entry} />
          ))}
        </ol>
        {log.length === 1 && <p className="note">{words.noDelivery}</p>}
        {canRetry && (
          <form method="post" action={action('retry')}>
            <Button type="submit" variant="outlined" size="small" fullWidth>
              <Icon drawing={RotateCcw} className="icon" />
              {words.retry}
            </Button>
          </form>
        )}
      </section>
      <details className={styles.erase}>
        <summary>
          <Icon drawing={Trash} className="icon" />
          {words.erase.open}
        </summary>
        <form method="post" action={action('erase')}>
          <p>
            <b>{words.erase.head}</b> {words.erase.text(backupsUntil)}
          </p>
          <div className={styles.choice}>
            <Button type="submit" size="small" className={styles.yes}>
              {words.erase.yes}
            </Button>
            <ButtonLink variant="outlined" size="small" href={`/staff/messages/${id}`}>
              {words.erase.no}
            </ButtonLink>
          </div>
        </form>
      </details>
    </aside>
  );
}

function Entry({ time, what, result, tone }: LogEntry) {
  return (
    <li data-tone={tone}>
      <span className={styles.time}>{time}</span>
      {what} {result && <b>{result}</b>}
    </li>
  );
}
