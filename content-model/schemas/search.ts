import { z } from 'zod';
import { pageMeta, pagination } from './shared.ts';
import { block, label, slug, text } from './text-types.ts';

export const searchPage = z.strictObject({
  meta: pageMeta,
  heading: z.literal('Best General').describe('Title of the page while nothing is searched for'),
  best: z.array(slug).length(11, 'exactly eleven posts').describe('The articles that are shown then'),
  results: block('Said about the number of results', { one: label('After the number 1'), many: label('After any other number') }),
  resultsFor: label('Before the words that were searched for'),
  posts: label('Heading over posts'),
  coverage: label('Heading over coverage pages'),
  terms: label('Heading over terms of the glossary'),
  kinds: block('What kind of page a result is', {
    post: label('A post'),
    industry: label('An industry page'),
    personal: label('A personal page'),
    service: label('A service page'),
    tool: label('A tool'),
    term: label('A term of the glossary'),
    place: label('Another page'),
  }),
  places: z
    .array(
      z.strictObject({
        path: z.string().startsWith('/').describe('Path, with the part of the page after #'),
        title: label('Name of the result'),
        description: text(20, 160, 'What the visitor finds there'),
        knownBy: z.array(label('Words')).min(1).max(30).describe('What people search for when they need it'),
      }),
    )
    .describe('Other pages, such as a portal, and words for pages that are found anyway'),
  inText: label('Before the words that were found in the text only'),
  pages: pagination,
  browse: label('Heading over the categories'),
  searching: label('While the search is being loaded'),
  tooLong: text(20, 160, 'When the words were too long'),
  noScripts: text(40, 200, 'Without scripts; a link to /blog follows'),
  none: block('When nothing was found', {
    text: text(40, 240, 'When nothing was found'),
    try: label('Heading over the suggestions'),
    suggestions: z.array(label('Words that find something')).min(3).max(8),
    ask: label('Link to the contact section'),
    glossary: label('Link to the glossary'),
  }),
  failed: block('When the search did not work', { text: text(20, 160, 'When the search could not be loaded'), retry: label('Button') }),
});
