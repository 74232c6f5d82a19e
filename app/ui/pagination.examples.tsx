import type { Example } from './example';
import { Pagination } from './pagination';

const at = (page: number, label: string) => () => <Pagination label={label} page={page} pages={3} href={(n) => `?page=${n}`} />;

export const examples: Example[] = [
  { name: 'First page', show: at(1, 'Pages, at the first') },
  { name: 'In between', show: at(2, 'Pages, in between') },
  { name: 'Last page', show: at(3, 'Pages, at the last') },
];
