import type { PostCardData } from '../../data/posts.server';
import { useLanguage } from '../../lib/language-context';
import type { SearchHit } from '../../lib/search';
import { highlightTerms, termsOf } from '../../lib/search-terms';
import { Anchor } from '../../ui/anchor';
import { Badge } from '../../ui/badge';
import { IslandText } from '../../ui/island-text';
import { Picture } from '../../ui/picture';
import styles from './search-result.module.css';

/** A hit, or a post that is shown without a search. */
export interface ResultData extends Omit<SearchHit, 'named'>, Partial<Pick<SearchHit, 'named'>> {
  post?: PostCardData;
}

export const resultPictureSizes = '(max-width: 767px) 94vw, 15rem';
const mostTerms = 4;

interface Props {
  result: ResultData;
  query: string;
  inText: string;
  /** Whether this is the first result, whose picture is loaded eagerly. */
  first: boolean;
}

/** A search result with the matched words highlighted. Only posts have a picture. */
export function SearchResult({ result, query, inText, first }: Props) {
  const { post, terms, title, description } = result;
  // to explain why the page was found, list the words that matched a misspelled word, unless the result shows them anyway
  const language = useLanguage();
  const words = termsOf(query, language);
  const shown = new Set(termsOf(`${title} ${description} ${post?.category}`, language));
  const hidden = terms.filter((term) => !shown.has(term) && !words.some((word) => term.startsWith(word))).slice(0, mostTerms);
  return (
    <article className={`grid ${styles.result}`}>
      {post && <Picture name={post.scene} alt="" frame="wide" tint={post.tint} sizes={resultPictureSizes} eager={first} />}
      <div className={`grid gap-3 ${styles.text}`}>
        <Badge outlined={!post}>{post ? post.category.toUpperCase() : result.kindLabel}</Badge>
        <h3>
          <Anchor className="stretched-link" href={result.path}>
            <MarkedText text={title} terms={terms} />
          </Anchor>
        </h3>
        <p className="muted">
          <MarkedText text={description} terms={terms} />
        </p>
        {hidden.length > 0 && (
          <p className="note">
            {inText} <MarkedText text={hidden.join(', ')} terms={hidden} />
          </p>
        )}
      </div>
    </article>
  );
}

function MarkedText({ text, terms }: { text: string; terms: string[] }) {
  const language = useLanguage();
  const mark = (part: string) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    highlightTerms(part, terms, language).map((piece, i) => (piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text));
  return <IslandText text={text} render={mark} />;
}
