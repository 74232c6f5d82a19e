/** Checks the word counts of pages and posts, and that posts have an illustrative example and no # heading, because the title is the h1. */
import { countWords } from '../count-words.ts';
import { type ContentFile, filesIn, type Problem, strings } from './content-file.ts';

const leastWords = { industries: 600, personal: 500, services: 450 } as const;
const postWords = { least: 600, most: 1000 };

export function checkLengths(content: ContentFile[]): Problem[] {
  const pages = (Object.keys(leastWords) as (keyof typeof leastWords)[]).flatMap((folder) =>
    filesIn(content, folder).flatMap(({ file, value }) => {
      // Text that is shown on other pages or comes from other files does not count.
      const { meta: _meta, card: _card, ...own } = value;
      const count = countWords(strings({ ...own, faq: '', posts: '' }).join('\n'));
      return count < leastWords[folder]
        ? { file, message: `${count} words of its own: a page here has at least ${leastWords[folder]}` }
        : [];
    }),
  );
  const posts = filesIn(content, 'blog').flatMap(({ file, body }) => {
    const count = countWords(body.replace(/[#>*|[\]()]/g, ' '));
    return [
      ...(count < postWords.least || count > postWords.most ? [`${count} words: a post has ${postWords.least} to 1,000`] : []),
      ...(/illustrative/i.test(body) ? [] : ['has no example marked illustrative: write “an illustrative example”']),
      ...(/^# /m.test(body) ? ['headings start at ##: the title is the h1'] : []),
    ].map((message) => ({ file, message }));
  });
  return [...pages, ...posts];
}
