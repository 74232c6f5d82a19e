/** The posts of the blog, newest first. */
import { readMarkdown } from '../content/front-matter';
import blogWords from '../content/pages/blog';
import searchWords from '../content/pages/search';
import { type PostMatter, postMatter } from '../content/schema';
import { withFacts } from './facts.server';
import { cardTints } from './lib/backgrounds';

export { blogWords, searchWords };

/** What the list of results shows; the rest of that page is said elsewhere. */
export type ResultsWords = Omit<typeof searchWords, 'meta' | 'best' | 'kinds'>;

export interface BlogPost extends PostMatter {
  slug: string;
  path: string;
  body: string;
}

const files = import.meta.glob<string>('../content/blog/*.md', { eager: true, query: '?raw', import: 'default' });

export const posts: BlogPost[] = Object.entries(files)
  .map(([file, source]) => {
    const slug = file.replace(/^.*\/|\.md$/g, '');
    const { matter, body } = readMarkdown(`content/blog/${slug}.md`, withFacts(source), postMatter);
    return { ...matter, slug, path: `/blog/${slug}`, body };
  })
  .sort((a, b) => b.date.localeCompare(a.date));

/** What a card needs of a post. */
export function postCard(post: BlogPost) {
  return {
    path: post.path,
    title: post.title,
    category: post.category,
    scene: post.scene,
    tint: cardTints.page[posts.indexOf(post) % cardTints.page.length] ?? 'sky',
  };
}
export type PostCardData = ReturnType<typeof postCard>;

export function postCards(slugs: string[]): PostCardData[] {
  return slugs.map((slug) => {
    const post = posts.find((p) => p.slug === slug);
    if (!post) throw new Error(`content/blog/${slug}.md is missing`);
    return postCard(post);
  });
}

/** The part of an address that names a category. */
const categorySlug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

export const categoryPath = (name: string) => `/blog/search?category=${categorySlug(name)}`;

/** Every category with the number of its posts, in the order of content/pages/blog.ts. */
export const postCategories = blogWords.categoryNames.map((name) => ({
  name,
  path: categoryPath(name),
  slug: categorySlug(name),
  count: posts.filter((post) => post.category === name).length,
}));
export type PostCategory = (typeof postCategories)[number];
