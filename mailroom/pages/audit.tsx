import { TableHead } from '../../app/ui/table-head';
import { words } from '../staff-words.ts';
import styles from './audit.module.css';
import { InboxPagination } from './inbox';
import type { AuditPage } from './page-data.ts';
import { StaffLayout } from './staff-layout';

/** The page with the audit trail: who did what, and when. Only owners can open it. */
export function Audit({ shell, entries, range, newer, older }: AuditPage) {
  return (
    <StaffLayout shell={shell}>
      <div className={`grid gap-4 ${styles.page}`}>
        <h1>{words.audit.title}</h1>
        <p className="muted">{words.audit.lead}</p>
        {entries.length === 0 ? (
          <p>{words.audit.empty}</p>
        ) : (
          <table className={`small ${styles.table}`}>
            <TableHead columns={words.audit.columns} />
            <tbody>
              {entries.map(({ time, person, action, subject, href, detail }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered, and two may be equal
                <tr key={row}>
                  <td className="nowrap muted">{time}</td>
                  <td>{person}</td>
                  <td>{action}</td>
                  <td>{href ? <a href={href}>{subject.slice(0, 8)}</a> : subject}</td>
                  <td>{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {range && <InboxPagination range={range} newer={newer} older={older} />}
      </div>
    </StaffLayout>
  );
}
