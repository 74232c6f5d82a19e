import { defineTerms } from '../../defined-markdown.server';
import { definitionsData } from '../../glossary.server';
import { pageMarker } from '../../lib/mark-terms';
import { renderArticle } from '../../markdown.server';
import { type BlogPost, posts } from '../../posts.server';

const educational = 'Long-term care insurance';

/** Long-term care advertising has filing rules of its own, so those posts only teach: nothing beside them asks for a call. */
export const mayAsk = (post: BlogPost) => post.category !== educational;

/** The text with the definitions that its words open, and the headings of its contents. */
export function postText(post: BlogPost) {
  const { terms, words } = definitionsData();
  const marker = pageMarker(terms, post.title);
  const { html, headings } = renderArticle(post.body, defineTerms(marker));
  return {
    html,
    headings: headings.filter(({ depth }) => depth === 2),
    definitions: { words, definitions: terms.filter(({ id }) => marker.marked.has(id)) },
  };
}

const related = 3;

/** The posts that its front matter names, filled up from its category and then from the newest. */
export function relatedPosts(post: BlogPost): BlogPost[] {
  const named = post.related.flatMap((slug) => posts.find((other) => other.slug === slug) ?? []);
  const sisters = posts.filter((other) => other.category === post.category);
  return [...new Set([...named, ...sisters, ...posts])].filter((other) => other !== post).slice(0, related);
}
