/** The posts of the blog, newest first. */
import type { Language } from '../../content-model/content-paths';
import { categories, type PostMatter } from '../../content-model/schemas/post';
import { cardTints } from '../lib/backgrounds';
import { localizedPath } from '../lib/localized-path';
import { site } from './content.server';
import { withClaimClockDates } from './fill-claim-clock-dates.server';
import { isOn, pagesOf, perLanguage, wordsOf } from './localized-content.server';

export const blogWords = wordsOf('pages/blog.yaml');
export const searchWords = wordsOf('pages/search.yaml');
export const feedTitle = (language: Language) => `${site(language).name}: ${blogWords(language).title}`;

/** Texts of the list of search results, without those of the page around the list. */
export type ResultsWords = Omit<ReturnType<typeof searchWords>, 'meta' | 'best' | 'heading' | 'kinds' | 'places'> & { heading: string };

export interface BlogPost extends PostMatter {
  slug: string;
  path: string;
  body: string;
}

const files = pagesOf('blog');
export const posts = perLanguage((language): BlogPost[] =>
  files(language)
    .map(({ body, ...post }) => ({ ...post, body: withClaimClockDates(body, language) }))
    .sort((a, b) => b.date.localeCompare(a.date)),
);

export function postCard(language: Language, post: BlogPost) {
  return {
    path: post.path,
    title: post.title,
    category: blogWords(language).categoryNames[post.category],
    scene: post.scene,
    tint: cardTints.page[posts(language).indexOf(post) % cardTints.page.length] ?? 'sky',
  };
}
export type PostCardData = ReturnType<typeof postCard>;

/** The cards of these posts; none without a blog. */
export function postCards(language: Language, slugs: string[]): PostCardData[] {
  return (isOn('/blog') ? slugs : []).map((slug) => {
    const post = posts(language).find((p) => p.slug === slug);
    if (!post) throw new Error(`content/blog/${slug}.md is missing`);
    return postCard(language, post);
  });
}

/** Every category with the number of its posts; none without a blog. */
export const postCategories = perLanguage((language) =>
  (isOn('/blog') ? categories : []).map((category) => ({
    name: blogWords(language).categoryNames[category],
    path: localizedPath(`/blog/search?category=${category}`, language),
    slug: category,
    count: posts(language).filter((post) => post.category === category).length,
  })),
);
export type PostCategory = ReturnType<typeof postCategories>[number];
