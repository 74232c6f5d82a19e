/** Marks glossary terms in rendered Markdown, as app/sections/definitions.tsx does in React. */
import type { Element, Root, Text } from 'hast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { type MarkedPiece, type PageMarker, popoverId } from '../lib/mark-terms';

/** Elements in which no terms are marked. */
const unmarkedElements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'table', 'figure', 'blockquote', 'q', 'code', 'pre'];

/** Rehype plugin: turns glossary terms into buttons that open their definition. Each h2 starts a new section for the marker. */
export const defineTerms = (marker: PageMarker) => () => (tree: Root) => {
  let mark = marker.section();
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'h2') mark = marker.section();
    if (node.type === 'element' && unmarkedElements.includes(node.tagName)) return SKIP;
    if (node.type !== 'text' || parent === undefined || index === undefined) return CONTINUE;
    const pieces = mark(node.value).map(pieceOf);
    parent.children.splice(index, 1, ...pieces);
    return index + pieces.length;
  });
};

const textOf = (value: string): Text => ({ type: 'text', value });

function pieceOf({ text, term, opening = '', closing = '' }: MarkedPiece): Element | Text {
  if (term === undefined) return textOf(text);
  const button = buttonOf(term, text);
  if (!opening && !closing) return button;
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['nowrap'] },
    children: [textOf(opening), button, textOf(closing)],
  };
}

const buttonOf = (term: string, text: string): Element => ({
  type: 'element',
  tagName: 'button',
  properties: { type: 'button', className: ['defined-term'], popoverTarget: popoverId(term) },
  children: [textOf(text)],
});
