import { type FormName, isFormName } from '../../app/lib/forms.ts';
import { interpolate } from '../../app/lib/interpolate.ts';
import type { Person } from '../accounts/people.ts';
import { words } from '../staff-words.ts';
import type { Counts, Filter, Status } from '../store/messages.ts';

const statuses: Status[] = ['open', 'answered', 'done'];
const isStatus = (text: string): text is Status => statuses.some((status) => status === text);

/** The query of a list's URL. */
export interface ListQuery {
  /** A status, a form, “new”, “mine”, “suspect” or “trash”; empty for all. */
  folder: string;
  search: string;
  page: number;
}

export function filterOf({ folder, search }: Pick<ListQuery, 'folder' | 'search'>, person: Pick<Person, 'id'>): Filter {
  return {
    // A search without a folder also finds suspect messages.
    suspect: folder === 'trash' || (search && !folder) ? undefined : folder === 'suspect',
    ...(isStatus(folder) && { status: folder }),
    ...(isFormName(folder) && { form: folder }),
    ...(folder === 'new' && { unread: true }),
    ...(folder === 'mine' && { assignedTo: person.id }),
    ...(folder === 'trash' && { trash: true }),
    search,
  };
}

export function listHref(query: Partial<Record<'folder' | 'q' | 'page' | 'notice', string>>): string {
  const parameters = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return parameters.size ? `/staff?${parameters}` : '/staff';
}

const titles = new Map<string, { label: string; title: string }>(Object.entries(words.folders));

export const isFolder = (text: string) => titles.has(text);

export function listTitle({ folder, search }: Pick<ListQuery, 'folder' | 'search'>): string {
  return search ? interpolate(words.found, { search }) : (titles.get(folder)?.title ?? words.folders.all.title);
}

export function foldersOf(counts: Counts, { folder, search }: ListQuery) {
  const entry = (id: string, count: number) => ({
    label: titles.get(id || 'all')?.label ?? id,
    count,
    href: listHref({ folder: id }),
    current: id === folder && !search,
  });
  const formCounts = Object.entries(counts.form).filter((item): item is [FormName, number] => isFormName(item[0]));
  return [
    [
      entry('', counts.all),
      entry('new', counts.unread),
      entry('mine', counts.mine),
      ...statuses.map((status) => entry(status, counts.status[status])),
      entry('suspect', counts.suspect),
    ],
    formCounts.sort(([a], [b]) => a.localeCompare(b)).map(([form, n]) => entry(form, n)),
    [entry('trash', counts.trash)],
  ];
}
