const wordsPerMinute = 220;

/** Minutes to read a text, at least one. Marks of Markdown are not words. */
export function readingTime(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'$%.,/-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
