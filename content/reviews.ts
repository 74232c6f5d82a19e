import type { Review } from './schema.ts';

/** Sample reviews by invented people, marked as samples on the site while site.sampleContent is true. */
export default [
  {
    id: 'customer_1',
    name: 'Hal B.',
    role: 'home builder',
    date: '2026-09-14',
    rating: 5,
    review:
      'Thieves took the copper out of a spec house on a Sunday. Monday at eight Helen told me what to photograph and what not to clean up. She also told me straight that the theft limit was lower than my loss. I knew that number before the adjuster came, because they had shown me in spring.',
    tags: ['Builders risk', 'Claims'],
  },
  {
    id: 'customer_2',
    name: 'Denise W.',
    role: 'apartment owner',
    date: '2026-07-22',
    rating: 5,
    review:
      'Three buildings, three renewal dates, two lenders who never agreed. Now there is one schedule and one date. Grace put the hail deductible in dollars next to every address. I did not enjoy the figure, but I can plan for it.',
    tags: ['Real estate', 'Renewal'],
  },
  {
    id: 'customer_3',
    name: 'Grant O.',
    role: 'rancher and landlord',
    date: '2026-05-06',
    rating: 4,
    review:
      'Getting the ranch, the rent houses and the hunting lease sorted took nearly six weeks, longer than I hoped. Half of that was me looking for deeds. They called every Friday with where it stood. Turned out one house was in a name the old policy never heard of.',
    tags: ['Rental property', 'Private client'],
  },
  {
    id: 'customer_4',
    name: 'Kirsten T.',
    role: 'café owner',
    date: '2026-03-19',
    rating: 5,
    review:
      'My new landlord wanted a certificate with four odd clauses by the end of the day. Luis asked for the lease page, told me which two my policy already had and what the other two would cost to add. Sent by three o’clock. He explained it like a person.',
    tags: ['Retail', 'Certificates'],
  },
] satisfies Review[];
