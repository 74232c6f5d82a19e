import type { Example } from './component-example';
import { SearchField } from './search-field';

const words = (label: string) => ({ label, placeholder: 'Search...', button: 'Search' });

export const examples: Example[] = [
  { name: 'Large', show: () => <SearchField words={words('Search coverages')} size="large" input={{ type: 'search' }} /> },
  { name: 'Small', show: () => <SearchField words={words('Search posts')} input={{ type: 'search' }} /> },
];
