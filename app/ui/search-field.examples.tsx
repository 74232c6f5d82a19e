import type { Example } from './example';
import { SearchField } from './search-field';

const words = { label: 'Search coverages', placeholder: 'Search...', button: 'Search' };

export const examples: Example[] = [
  { name: 'Large', show: () => <SearchField words={words} size="large" input={{ type: 'search' }} /> },
  { name: 'Small', show: () => <SearchField words={words} input={{ type: 'search' }} /> },
];
