/** /feed.xml: the full text of all posts. */
import { Feed } from 'feed';
import { site } from '../../data/content.server';
import { renderMarkdown } from '../../data/markdown.server';
import { blogWords, feedTitle, posts } from '../../data/posts.server';

export function loader() {
  const { origin, name, legalName } = site;
  const absolute = (html: string) => html.replace(/(href|src)="\//g, `$1="${origin}/`);
  const feed = new Feed({
    title: feedTitle,
    description: blogWords.meta.description,
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    language: 'en-US',
    copyright: legalName,
    generator: name,
    updated: new Date(posts[0]?.date ?? 0),
    feedLinks: { rss: `${origin}/feed.xml` },
  });
  for (const { path, title, description, category, date, body } of posts) {
    feed.addItem({
      title,
      id: origin + path,
      link: origin + path,
      description,
      content: absolute(renderMarkdown(body).html),
      category: [{ name: category }],
      date: new Date(date),
    });
  }
  return new Response(feed.rss2(), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
