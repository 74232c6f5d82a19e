import type { LetterLine } from './translated-letter';

interface Lines {
  topics: string[];
  bring: string[];
}

interface MessageWords {
  topics: string;
  bring: string;
  nothing: string;
}

export type Translated<T> = T & { meanings?: T };

/** The paragraphs of the message about the chosen topics. A document that belongs to two choices is listed once. */
export function conversationLetter(choices: Translated<Lines>[], words: Translated<MessageWords>): LetterLine[][] {
  const line = (sent: string, says = ''): LetterLine => ({ sent, says });
  if (choices.length === 0) return [[line(words.nothing, words.meanings?.nothing)]];
  const linesOf = (list: keyof Lines) => choices.flatMap((choice) => choice[list].map((sent, i) => line(sent, choice.meanings?.[list][i])));
  const numbered = linesOf('topics').map(({ sent, says }, i) => line(`${i + 1}. ${sent}`, says && `${i + 1}. ${says}`));
  const documents = [...new Map(linesOf('bring').map((one) => [one.sent, one])).values()];
  const dashed = documents.map(({ sent, says }) => line(`- ${sent}`, says && `- ${says}`));
  return [
    [line(words.topics, words.meanings?.topics)],
    numbered,
    ...(dashed.length > 0 ? [[line(words.bring, words.meanings?.bring), ...dashed]] : []),
  ];
}
