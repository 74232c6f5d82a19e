import type { Reviewed } from '../page-data';

/** The laws and agencies a page rests on. */
export function Sources({ sources, words }: { sources: string[]; words: Reviewed['sources'] }) {
  return (
    <>
      {sources.length > 1 ? words.several : words.one} {sources.join('; ')}
    </>
  );
}
