/** The posts of the blog, newest first. */
import { parse } from 'yaml';
import type { PostMatter } from '../content/schema';

export interface Post extends PostMatter {
  slug: string;
  path: string;
  body: string;
}

const files = import.meta.glob<string>('../content/blog/*.md', { eager: true, query: '?raw', import: 'default' });

export const posts: Post[] = Object.entries(files)
  .map(([file, source]) => {
    const [, matter = '', body = ''] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
    const slug = file.replace(/^.*\/|\.md$/g, '');
    return { ...(parse(matter) as PostMatter), slug, path: `/blog/${slug}`, body };
  })
  .sort((a, b) => b.date.localeCompare(a.date));

const tints = ['sky', 'sand', 'sage'] as const;

/** What a card needs of a post. */
export function postCard(post: Post) {
  return {
    path: post.path,
    title: post.title,
    category: post.category,
    scene: post.scene,
    tint: tints[post.number % 3] ?? 'sky',
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
