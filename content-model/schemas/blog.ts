import { z } from 'zod';
import { categories } from './post.ts';
import { pageMeta, pagination } from './shared.ts';
import { block, label, text } from './text-types.ts';

export const blog = z.strictObject({
  meta: pageMeta,
  title: label('Title of the page /blog'),
  allPosts: label('First category button'),
  category: label('The one label on phones, and the name of the group of buttons'),
  categoryNames: z.record(z.enum(categories), label('Category')).describe('The category buttons'),
  newestFirst: label('After the number of all posts'),
  inCategory: label('Between the number of posts and the name of the chosen category'),
  by: label('Before the role of the author of the newest post'),
  more: label('Heading over the grid'),
  feed: label('Link to the feed'),
  pages: pagination,
  search: block('The search field', {
    label: label('Names the search field for screen readers'),
    placeholder: z.literal('Search...'),
    button: label('Names the button'),
  }),
  post: block('Words around every post', {
    author: label('Before the role of the author'),
    published: label('Before the date'),
    reading: label('Before the reading time'),
    minutes: label('After the number of minutes'),
    reviewedBy: label('Between that date and the role of the reviewer'),
    summary: label('Heading of the summary box'),
    disclaimer: text(80, 500, 'Under every post'),
    ask: label('Before the quiet link under a post. Long-term care posts do not have it'),
    askLink: label('The link itself'),
    related: label('Heading over the related posts'),
  }),
});
