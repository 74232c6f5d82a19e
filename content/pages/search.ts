/** The words of /blog/search, and the eleven posts that stand there while nothing is searched for. */
import type { SearchWords } from '../schema.ts';

export default {
  meta: {
    title: 'Search the field book and coverage pages',
    description:
      'Find an article on claims, renewals, disability or long-term care, or the page of a coverage. Start with eleven of our most useful posts.',
  },
  heading: 'Best General',
  best: [
    'first-24-hours-after-a-property-loss',
    'how-to-read-your-declarations-page',
    'twelve-questions-to-ask-any-broker',
    'what-a-good-renewal-looks-like',
    'texas-claim-clock-explained',
    'hail-claim-from-roof-to-final-check',
    'certificates-without-the-back-and-forth',
    'own-occupation-or-any-occupation',
    'how-to-document-lost-income',
    'what-long-term-care-is-and-what-medicare-pays',
    'talking-to-parents-about-care',
  ],
  results: { one: 'result', many: 'results' },
  resultsFor: 'Results for',
  posts: 'Posts',
  coverage: 'Coverage pages',
  terms: 'In the glossary',
  kinds: { post: 'Post', industry: 'Industry', personal: 'Personal line', service: 'Service', tool: 'Workbench', term: 'Glossary' },
  inText: 'In the text:',
  pages: 'Pages of results',
  browse: 'Browse by category',
  searching: 'Searching…',
  cut: 'Your words were longer than we can look for, so we used the first 80 characters.',
  noScripts: 'Search needs scripts, which are switched off in your browser. Here are eleven posts to start with; the others are on',
  none: {
    text: 'Nothing fits these words. Fewer or plainer ones often do: the thing that broke, the paper in your hand, the person who asked for it.',
    try: 'Searches that find something',
    suggestions: ['hail roof', 'certificate', 'lost income', 'flood', 'elimination period', 'deductible'],
    ask: 'Or ask an advisor',
    glossary: 'Look it up in the glossary',
  },
  failed: { text: 'The search could not be loaded. Your connection may have dropped.', retry: 'Try again' },
} satisfies SearchWords;
