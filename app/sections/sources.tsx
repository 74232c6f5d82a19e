import { useLanguage } from '../lib/language-context';
import type { Reviewed } from '../page-info';

/** The laws and agencies that a page cites, by their English names. */
export function Sources({ sources, words }: { sources: string[]; words: Pick<Reviewed['sources'], 'one' | 'several'> }) {
  return (
    <>
      {sources.length > 1 ? words.several : words.one} <span lang={useLanguage() === 'es' ? 'en' : undefined}>{sources.join('; ')}</span>
    </>
  );
}
