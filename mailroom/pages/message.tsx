import { ArrowLeft, Check, Reply, RotateCcw, Trash2 as Trash, TriangleAlert } from 'lucide';
import { interpolate } from '../../app/lib/interpolate.ts';
import { Button, ButtonLink } from '../../app/ui/button';
import { TextArea } from '../../app/ui/field';
import { Icon } from '../../app/ui/icon';
import { words } from '../staff-words.ts';
import { Confirmation, Notice } from './banners';
import { PersonOptions } from './bulk-actions';
import styles from './message.module.css';
import type { MessagePage } from './page-data.ts';
import { PostButton } from './post-button';
import { StaffLayout } from './staff-layout';
import { StatusMark } from './status-mark';

/** One message with everything that was typed, as text and never as markup. */
export function MessageDetail(page: MessagePage) {
  return (
    <StaffLayout shell={page.shell}>
      {page.isRefused && (
        <Notice className={styles.refused} data-tone="alarm" role="alert">
          {words.refusedChange}
        </Notice>
      )}
      {page.notice && (
        <Confirmation>
          {page.notice}{' '}
          {page.mailto && (
            <a className="link" href={page.mailto} data-open-email="">
              {words.openEmail}
            </a>
          )}
        </Confirmation>
      )}
      <div className={`columns-desktop ${styles.message}`}>
        <a className={`link small touch-target ${styles.back}`} href={page.list.href}>
          <Icon drawing={ArrowLeft} className="icon" />
          {page.list.label}
        </a>
        <Letter {...page} />
        <Actions {...page} />
      </div>
    </StaffLayout>
  );
}

function Letter({ mark, form, received, language, subject, suspicion, warning, fields, body, keptUntil, trash }: MessagePage) {
  return (
    <article className={`grid gap-5 ${styles.letter}`}>
      <div className="stack">
        <p className={`row small muted ${styles.meta}`}>
          <span className={`flex ${styles.status}`}>
            <StatusMark mark={mark} />
            <span aria-hidden="true">{words.marks[mark]}</span>
          </span>
          <span>{form}</span>
          {language && <span>{language}</span>}
          <span>{received}</span>
        </p>
        <h1>{subject}</h1>
        {warning && (
          <Notice className={`flex gap-3 ${styles.warning}`}>
            <Icon drawing={TriangleAlert} className="icon" />
            {warning}
          </Notice>
        )}
        {suspicion && <p className={`small ${styles.suspect}`}>{suspicion}</p>}
        {trash && <p className={`small ${styles.suspect}`}>{trash}</p>}
      </div>
      <dl className={`ruled small ${styles.typed}`}>
        {fields.map(({ label, value, href }) => (
          <div key={label} className="grid">
            <dt className="muted">{label}</dt>
            <dd className="num">{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      {body && <div className={styles.body}>{body}</div>}
      {keptUntil && <p className="note">{keptUntil}</p>}
    </article>
  );
}

function Actions(page: MessagePage) {
  const { id, version, mark, suspicion, canAnswer, log, canRetry, history, role, trash } = page;
  const canChange = role !== 'reader';
  /** If a colleague has changed the message since the person saw this version, the server refuses. */
  const post = (name: string) => ({ action: `/staff/messages/${id}/${name}`, fields: { version }, fullWidth: true });
  return (
    <aside className={`grid gap-2 ${styles.actions}`} aria-label={words.actions}>
      {canChange && !trash && (
        <>
          <div className={`grid gap-2 ${styles.main}`} data-can-answer={canAnswer || undefined}>
            {canAnswer && (
              <PostButton {...post('answer')} variant="filled" size="medium">
                <Icon drawing={Reply} className="icon" />
                {words.reply}
              </PostButton>
            )}
            <PostButton {...post(mark === 'done' ? 'reopen' : 'done')} size="medium">
              <Icon drawing={Check} className="icon" />
              {mark === 'done' ? words.markOpen : words.markDone}
            </PostButton>
          </div>
          {suspicion && <PostButton {...post('trust')}>{words.trust}</PostButton>}
          <Assign {...page} />
        </>
      )}
      {canChange && trash && (
        <PostButton {...post('restore')} size="medium">
          <Icon drawing={RotateCcw} className="icon" />
          {words.trash.restore}
        </PostButton>
      )}
      <Section heading={words.history}>
        {history.length > 0 && (
          <ol className={`grid gap-2 ${styles.history}`}>
            {history.map(({ time, text, note }) => (
              <li key={time + text + (note ?? '')}>
                <span className={`muted num ${styles.time}`}>{time}</span>
                {text}
                {note && <p className={styles.note}>{note}</p>}
              </li>
            ))}
          </ol>
        )}
        {canChange && (
          <form method="post" action={`/staff/messages/${id}/note`} className={`grid gap-2 ${styles.noteForm}`}>
            <TextArea label={words.note.label} name="note" rows={2} maxLength={4000} />
            <Button type="submit" variant="outlined" size="small">
              {words.note.submit}
            </Button>
          </form>
        )}
      </Section>
      <Section heading={words.delivery}>
        <ol className={styles.log}>
          {log.map(({ time, text, result, tone }) => (
            <li key={`${time} ${text} ${result}`} data-tone={tone}>
              <span className={`muted num ${styles.time}`}>{time}</span>
              {text} {result && <b>{result}</b>}
            </li>
          ))}
        </ol>
        {log.length === 1 && <p className="note">{words.noDelivery}</p>}
        {canRetry && canChange && (
          <PostButton {...post('retry')}>
            <Icon drawing={RotateCcw} className="icon" />
            {words.retry}
          </PostButton>
        )}
      </Section>
      <Remove {...page} />
    </aside>
  );
}

function Section({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className={`grid gap-2 small ${styles.section}`} aria-label={heading}>
      <h2 className="h4 label">{heading}</h2>
      {children}
    </section>
  );
}

function Assign({ id, version, people, assignedTo }: MessagePage) {
  return (
    <form method="post" action={`/staff/messages/${id}/assign`} className={`flex gap-2 ${styles.assign}`}>
      <input type="hidden" name="version" value={version} />
      <label className={`grid gap-1 small muted ${styles.choice}`}>
        <span>{words.assign.label}</span>
        <select name="person" defaultValue={assignedTo}>
          <PersonOptions people={people} />
        </select>
      </label>
      <Button type="submit" variant="outlined" size="small">
        {words.assign.submit}
      </Button>
    </form>
  );
}

function Remove({ id, version, role, trash, backupsUntil }: MessagePage) {
  if (role === 'reader' || (trash && role !== 'owner')) return null;
  const text = trash ? { ...words.erase, text: interpolate(words.erase.text, { until: backupsUntil }) } : words.trash;
  return (
    <details className={`small ${styles.erase}`}>
      <summary className="touch-target">
        <Icon drawing={Trash} className="icon" />
        {text.open}
      </summary>
      <form className="grid gap-3" method="post" action={`/staff/messages/${id}/${trash ? 'erase' : 'trash'}`}>
        <input type="hidden" name="version" value={version} />
        <p>
          <b>{text.heading}</b> {text.text}
        </p>
        <div className={`row ${styles.buttons}`}>
          <Button type="submit" size="small" color="danger">
            {text.yes}
          </Button>
          <ButtonLink variant="outlined" size="small" href={`/staff/messages/${id}`}>
            {text.no}
          </ButtonLink>
        </div>
      </form>
    </details>
  );
}
