/** The words of a text, in lower case and without what stands between them. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$%’'./-]+/gu) ?? [];
export const countWords = (text: string): number => wordsOf(text).length;
