import { ArrowRight, TriangleAlert } from 'lucide';
import { interpolate } from '../../app/lib/interpolate.ts';
import { Icon } from '../../app/ui/icon';
import { words } from '../staff-words.ts';
import { bulkFormId } from './bulk-actions';
import styles from './message-list.module.css';
import type { ListRow } from './page-data.ts';
import { StatusMark } from './status-mark';

export function MessageList({ rows, selectable }: { rows: ListRow[]; selectable: boolean }) {
  return (
    <ul className={styles.messages} data-selectable={selectable || undefined}>
      {rows.map((row) => (
        <Row key={row.id} {...row} selectable={selectable} />
      ))}
    </ul>
  );
}

function Row({
  id,
  version,
  mark,
  sender,
  kind,
  language,
  subject,
  excerpt,
  at,
  time,
  assignedTo,
  failures,
  suspicion,
  focused,
  selectable,
}: ListRow & { selectable: boolean }) {
  return (
    <li className="grid small" data-mark={mark} data-message={id}>
      {selectable && (
        <label className={`center ${styles.select}`}>
          <span className="visually-hidden">{interpolate(words.bulk.select, { subject })}</span>
          <input type="checkbox" name="message" value={`${id}@${version}`} form={bulkFormId} />
        </label>
      )}
      <span className={`center ${styles.mark}`}>
        <StatusMark mark={mark} />
      </span>
      <span className={`ellipsis ${styles.sender}`}>{sender}</span>
      <span className={`flex gap-3 ${styles.about}`}>
        <span className={`muted ${styles.kind}`}>{kind}</span>
        <span className={`ellipsis ${styles.line}`}>
          <a
            href={`/staff/messages/${id}`}
            className="stretched-link"
            // biome-ignore lint/a11y/noAutofocus: after a change, continue with the next message
            autoFocus={focused}
          >
            <b>{subject}</b>
          </a>{' '}
          <span data-suspicion={suspicion ? true : undefined}>{suspicion || excerpt}</span>
        </span>{' '}
        {language && <span className={`muted ${styles.tag}`}>{language}</span>}
        {failures && (
          <span className={`flex ${styles.failures}`}>
            <Icon drawing={TriangleAlert} className="icon" />
            {failures}
          </span>
        )}
        {assignedTo && (
          <span className={`muted ellipsis ${styles.assigned}`}>
            <Icon drawing={ArrowRight} className="icon" />
            {assignedTo}
          </span>
        )}
      </span>
      <time className="muted num" dateTime={at}>
        {time}
      </time>
    </li>
  );
}
