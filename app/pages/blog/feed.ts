/** /feed.xml and /es/feed.xml: the full text of all posts. */
import { Feed } from 'feed';
import { site } from '../../data/content.server';
import { renderMarkdown } from '../../data/markdown.server';
import { blogWords, feedTitle, posts } from '../../data/posts.server';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { locales } from '../../lib/seo';

export function loader({ request }: { request: Request }) {
  const language = languageOf(request);
  const { origin, name, legalName } = site(language);
  const absolute = (html: string) => html.replace(/(href|src)="\//g, `$1="${origin}/`);
  const blog = origin + localizedPath('/blog', language);
  const feed = new Feed({
    title: feedTitle(language),
    description: blogWords(language).meta.description,
    id: blog,
    link: blog,
    language: locales[language],
    copyright: legalName,
    generator: name,
    updated: new Date(posts(language)[0]?.date ?? 0),
    feedLinks: { rss: origin + localizedPath('/feed.xml', language) },
  });
  for (const { path, title, description, category, date, body } of posts(language)) {
    feed.addItem({
      title,
      id: origin + path,
      link: origin + path,
      description,
      content: absolute(renderMarkdown(body, language).html),
      category: [{ name: blogWords(language).categoryNames[category] }],
      date: new Date(date),
    });
  }
  return new Response(feed.rss2(), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
