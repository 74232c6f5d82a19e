import type { Example } from './component-example';
import { Pagination } from './pagination';

const at =
  (page: number, label: string, pages = 3) =>
  () => (
    <Pagination
      words={{ label, previous: 'Previous page', next: 'Next page', page: 'Page {page}' }}
      page={page}
      pages={pages}
      href={(n) => `?page=${n}`}
    />
  );

export const examples: Example[] = [
  { name: 'First page', show: at(1, 'Pages, at the first') },
  { name: 'In between', show: at(2, 'Pages, in between') },
  { name: 'Last page', show: at(3, 'Pages, at the last') },
  { name: 'Many pages', show: at(6, 'Many pages', 12) },
];
