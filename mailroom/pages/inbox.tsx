import { Button } from '../../app/ui/button';
import { PageArrows } from '../../app/ui/pagination';
import { words } from '../staff-words.ts';
import { Banners, Confirmation } from './banners';
import { BulkActions } from './bulk-actions';
import styles from './inbox.module.css';
import { MessageList } from './message-list';
import type { InboxFolder, InboxPage } from './page-data.ts';
import { StaffLayout } from './staff-layout';

/** The list of messages, newest first, by day. */
export function Inbox(page: InboxPage) {
  const { shell, title, banners, notice, days, people } = page;
  const selectable = people !== undefined;
  return (
    <StaffLayout shell={shell}>
      <Banners banners={banners} />
      {notice && <Confirmation>{notice}</Confirmation>}
      <div className={`columns-tablet ${styles.grid}`}>
        <Folders folders={page.folders} csv={page.csv} />
        <div>
          <div className={`row between ${styles.head}`}>
            <h1>{title}</h1>
            <Search folder={page.folder} search={page.search} />
          </div>
          <p
            className={`note ${styles.live}`}
            role="status"
            data-live-status=""
            data-one={words.live.arrived.one}
            data-other={words.live.arrived.other}
            data-changed={words.live.changed}
            data-lost={words.live.lost}
          />
          {page.note && <p className={`note ${styles.live}`}>{page.note}</p>}
          <div className={`column ${styles.list}`} data-live="" data-latest={page.latestChange}>
            {people && <BulkActions people={people} href={page.href} />}
            {days.map(({ label, rows }) => (
              <section key={label} className={styles.day} aria-label={label}>
                <h2 className="flex between muted h4">
                  <span>{label}</span> <span>{rows.length}</span>
                </h2>
                <MessageList rows={rows} selectable={selectable} />
              </section>
            ))}
            {days.length === 0 && <p className={`muted ${styles.empty}`}>{page.empty}</p>}
            {page.range && <InboxPagination {...page} />}
          </div>
        </div>
      </div>
    </StaffLayout>
  );
}

function Folders({ folders, csv }: { folders: InboxFolder[][]; csv: string | undefined }) {
  return (
    <nav className={styles.folders} data-live-folders="" aria-label={words.foldersLabel}>
      {folders.map((group) => (
        <ul key={group[0]?.label ?? ''}>
          {group.map(({ label, count, href, current }) => (
            <li key={label}>
              <a className="flex between small" href={href} aria-current={current ? 'page' : undefined}>
                <span>{label}</span> <span className={`num muted ${styles.count}`}>{count.toLocaleString('en-US')}</span>
              </a>
            </li>
          ))}
        </ul>
      ))}
      {csv && (
        <ul>
          <li>
            <a href={csv} className={`flex small ${styles.save}`} download>
              {words.saveCsv}
            </a>
          </li>
        </ul>
      )}
    </nav>
  );
}

function Search({ folder, search }: { folder: string; search: string }) {
  return (
    <form className={`flex gap-2 ${styles.search}`} role="search" action="/staff">
      {folder && <input type="hidden" name="folder" value={folder} />}
      <input type="search" name="q" defaultValue={search} aria-label={words.search.label} placeholder={words.search.placeholder} />
      <Button type="submit" variant="outlined" size="small">
        {words.search.submit}
      </Button>
    </form>
  );
}

export function InboxPagination({ range, newer, older }: Pick<InboxPage, 'range' | 'newer' | 'older'>) {
  return (
    <nav className={`row between small num ${styles.pages}`} aria-label={words.pagesLabel}>
      <span className="muted">{range}</span>
      {(newer || older) && <PageArrows words={{ previous: words.newer, next: words.older }} previous={newer} next={older} />}
    </nav>
  );
}
