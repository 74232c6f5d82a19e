/** The posts of the blog, newest first. */
import { readContent, readFolder } from '../../content-model/read';
import type { PostMatter } from '../../content-model/schemas/post';
import { cardTints } from '../lib/backgrounds';
import { withClockDates } from './clock-dates.server';
import { site } from './content.server';

export const blogWords = readContent('pages/blog.yaml');
export const searchWords = readContent('pages/search.yaml');
export const feedTitle = `${site.name}: ${blogWords.title}`;

/** What the list of results shows; the rest of that page is said elsewhere. */
export type ResultsWords = Omit<typeof searchWords, 'meta' | 'best' | 'kinds'>;

export interface BlogPost extends PostMatter {
  slug: string;
  path: string;
  body: string;
}

export const posts: BlogPost[] = readFolder('blog')
  .map(({ body, slug, ...post }) => ({ ...post, slug, path: `/blog/${slug}`, body: withClockDates(body) }))
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

/** Every category with the number of its posts, in the order of content/pages/blog.yaml. */
export const postCategories = blogWords.categoryNames.map((name) => ({
  name,
  path: categoryPath(name),
  slug: categorySlug(name),
  count: posts.filter((post) => post.category === name).length,
}));
export type PostCategory = (typeof postCategories)[number];
