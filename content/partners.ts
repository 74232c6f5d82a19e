/** The insurers whose marks stand under the hero, in this order. Invented, like their marks. */
import type { Partner } from './schema.ts';

export default [
  { id: 'gulfhaven-mutual', name: 'Gulfhaven Mutual', logo: '/images/partners/gulfhaven-mutual.svg' },
  { id: 'northlake-re', name: 'Northlake Re', logo: '/images/partners/northlake-re.svg' },
  { id: 'calder-rowe', name: 'Calder & Rowe', logo: '/images/partners/calder-rowe.svg' },
  { id: 'tessera-specialty', name: 'Tessera Specialty', logo: '/images/partners/tessera-specialty.svg' },
  { id: 'caprock-surety', name: 'Caprock Surety', logo: '/images/partners/caprock-surety.svg' },
] satisfies Partner[];
