import { createContext, useContext } from 'react';
import type { GlossaryWords } from '../../content-model/schemas/glossary';
import { type Findable, type MarkedPiece, type PageMarker, pageMarker, popoverId } from '../lib/mark-terms';
import { PopoverCard } from './popover-card';

interface Definition {
  id: string;
  term: string;
  definition: string;
  path: string;
}

export interface DefinitionsData {
  terms: (Findable & Definition)[];
  words: GlossaryWords['popover'];
}

const Marker = createContext<PageMarker | null>(null);

interface Props extends DefinitionsData {
  /** Title of the page: terms in it are not marked. */
  title: string;
  children: React.ReactNode;
}

/**
 * Marks glossary terms in the texts of a page and adds the popovers that define them. A page is rendered once, at build
 * time and from top to bottom, so the marker can count earlier marks, and the popovers are rendered after all marks.
 */
export function Definitions({ terms, words, title, children }: Props) {
  const marker = pageMarker(terms, title);
  return (
    <Marker value={marker}>
      {children}
      <PopoversOfMarked marker={marker} terms={terms} words={words} />
    </Marker>
  );
}

/** Returns a function that marks the terms in the texts of one section. Outside of <Definitions>, it returns texts unchanged. */
export function useDefinitions(): (text: string) => React.ReactNode {
  const mark = useContext(Marker)?.section();
  return (text) => (mark ? mark(text).map(pieceOf) : text);
}

function pieceOf({ text, term, opening, closing }: MarkedPiece) {
  if (term === undefined) return text;
  const button = (
    <button key={term} type="button" className="defined-term" popoverTarget={popoverId(term)}>
      {text}
    </button>
  );
  if (!opening && !closing) return button;
  return (
    <span key={term} className="nowrap">
      {opening}
      {button}
      {closing}
    </span>
  );
}

function PopoversOfMarked({ marker, terms, words }: { marker: PageMarker } & DefinitionsData) {
  return <DefinitionPopovers definitions={terms.filter(({ id }) => marker.marked.has(id))} words={words} />;
}

export function DefinitionPopovers({ definitions, words }: { definitions: Definition[]; words: DefinitionsData['words'] }) {
  return definitions.map(({ id, term, definition, path }) => (
    <PopoverCard
      key={id}
      id={popoverId(id)}
      name={term}
      title={<dfn>{term}</dfn>}
      href={path}
      link={`${term} ${words.more}`}
      close={words.close}
    >
      <p>{definition}</p>
    </PopoverCard>
  ));
}
