/** The words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$%’'./-]+/gu) ?? [];
export const countWords = (text: string): number => wordsOf(text).length;
