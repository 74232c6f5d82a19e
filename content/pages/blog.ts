/** The words of /blog and of what stands around every post. */
import type { BlogWords } from '../schema.ts';

export default {
  meta: {
    title: 'The field book: claims, renewals and coverage in plain words',
    description:
      'Articles by the advisors at Benchmark on property claims, renewals, certificates, disability and long-term care insurance, with worked examples you can check.',
  },
  title: 'The field book',
  allPosts: 'All posts',
  category: 'Category',
  categoryNames: ['Claims', 'Customer experience', 'Disability insurance', 'Long-term care insurance'],
  newestFirst: 'posts, newest first',
  inCategory: 'posts in',
  by: 'By the',
  more: 'More from the field book',
  feed: 'RSS feed',
  pages: 'Pages of posts',

  search: { label: 'Search the field book', placeholder: 'Search...', button: 'Search' },

  post: {
    author: 'Written by',
    published: 'Published',
    reading: 'Reading time',
    minutes: 'min',
    reviewedBy: 'by our',
    summary: 'In short',
    disclaimer:
      'General information, not legal, tax or insurance advice. Examples are invented and figures rounded. What a policy pays depends on its own wording, the facts and the law of the day; the insurer decides. Nothing here changes or adds to any policy.',
    ask: 'A question about your own policy?',
    askLink: 'Ask an advisor',
    related: 'Read next',
  },
} satisfies BlogWords;
