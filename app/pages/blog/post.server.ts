import type { Language } from '../../../content-model/content-paths';
import { defineTerms } from '../../data/define-markdown-terms.server';
import { definitionsData } from '../../data/glossary.server';
import { renderArticle } from '../../data/markdown.server';
import { type BlogPost, posts } from '../../data/posts.server';
import { pageMarker } from '../../lib/mark-terms';

/** Advertising for long-term care insurance must be filed with regulators, so those posts have no call to action. */
export const hasCallToAction = (post: BlogPost) => post.category !== 'long-term-care-insurance';

/** A post's rendered text, its headings for the table of contents, and the definitions of its marked terms. */
export function postText(language: Language, post: BlogPost) {
  const { terms, words } = definitionsData(language);
  const marker = pageMarker(terms, post.title);
  const english = posts('en').find(({ slug }) => slug === post.slug)?.body;
  const { html, headings } = renderArticle(post.body, language, english, defineTerms(marker));
  return {
    html,
    headings: headings.filter(({ depth }) => depth === 2),
    definitions: { words, definitions: terms.filter(({ id }) => marker.marked.has(id)) },
  };
}

const relatedCount = 3;

/** Related posts: first those that the post's front matter names, then posts of its category, then the newest. */
export function relatedPosts(language: Language, post: BlogPost): BlogPost[] {
  const all = posts(language);
  const named = post.related.flatMap((slug) => all.find((other) => other.slug === slug) ?? []);
  const sameCategory = all.filter((other) => other.category === post.category);
  return [...new Set([...named, ...sameCategory, ...all])].filter((other) => other !== post).slice(0, relatedCount);
}
