import styles from './translated-letter.module.css';

export interface LetterWords {
  /** Heading of the column with the lines that are sent. */
  sent: string;
  /** Heading of the column with the translation. */
  says: string;
  note: string;
}

export interface LetterLine {
  /** In English, because insurers and advisors read this line. */
  sent: string;
  /** The same line in the language of the page. */
  says: string;
}

/** A letter that stays English on a Spanish page, with a translation beside each line. */
export function TranslatedLetter({ words, lines }: { words: LetterWords; lines: LetterLine[] }) {
  return (
    <table className={styles.lines}>
      <caption className="note">{words.note}</caption>
      <thead>
        <tr className="small">
          <th scope="col">{words.sent}</th>
          <th scope="col">{words.says}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sent, says }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a letter keep their order
          <tr key={i}>
            <td lang="en">{sent}</td>
            <td className="muted">{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
