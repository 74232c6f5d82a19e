import { renderMarkdown } from '../../markdown.server';
import { type Post, posts } from '../../posts.server';

const educational = 'Long-term care insurance';

/** Long-term care advertising has filing rules of its own, so those posts only teach: nothing beside them asks for a call. */
export const mayAsk = (post: Post) => post.category !== educational;

/** The text. Headings lead to themselves, and the illustrative part stands on a sheet of its own. */
export function postText(post: Post) {
  const { html, headings } = renderMarkdown(post.body);
  return {
    headings: headings.filter(({ depth }) => depth === 2),
    html: html
      .replace(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g, '<h2 id="$1"><a href="#$1">$2</a></h2>')
      .replace(/<h2 id="illustrative[\s\S]*?(?=<h2 |$)/, '<div data-example>$&</div>'),
  };
}

const related = 3;

/** The posts that its front matter names, filled up from its category and then from the newest. */
export function relatedPosts(post: Post): Post[] {
  const named = post.related.flatMap((slug) => posts.find((other) => other.slug === slug) ?? []);
  const sisters = posts.filter((other) => other.category === post.category);
  return [...new Set([...named, ...sisters, ...posts])].filter((other) => other !== post).slice(0, related);
}
