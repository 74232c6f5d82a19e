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
        <li key={row.id} className="grid small" data-mark={row.mark} data-message={row.id}>
          {selectable && (
            <label className={`center ${styles.select}`}>
              <span className="visually-hidden">{interpolate(words.bulk.select, { subject: row.subject })}</span>
              <input type="checkbox" name="message" value={`${row.id}@${row.version}`} form={bulkFormId} />
            </label>
          )}
          <span className={`center ${styles.mark}`}>
            <StatusMark mark={row.mark} />
          </span>
          <span className={`ellipsis ${styles.sender}`}>{row.sender}</span>
          <span className={`flex gap-3 ${styles.about}`}>
            <span className={`muted ${styles.kind}`}>{row.kind}</span>
            <span className={`ellipsis ${styles.line}`}>
              <a href={`/staff/messages/${row.id}`} className="stretched-link">
                <b>{row.subject}</b>
              </a>{' '}
              <span data-suspicion={row.suspicion ? true : undefined}>{row.suspicion || row.excerpt}</span>
            </span>{' '}
            {row.language && <span className={`muted ${styles.tag}`}>{row.language}</span>}
            {row.failures && (
              <span className={`flex ${styles.failures}`}>
                <Icon drawing={TriangleAlert} className="icon" />
                {row.failures}
              </span>
            )}
            {row.assignedTo && (
              <span className={`muted ellipsis ${styles.assigned}`}>
                <Icon drawing={ArrowRight} className="icon" />
                {row.assignedTo}
              </span>
            )}
          </span>
          <time className="muted num" dateTime={row.at}>
            {row.time}
          </time>
        </li>
      ))}
    </ul>
  );
}
