const wordsPerMinute = 220;

/** Reading time in minutes, at least one. */
export function readingTime(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'$%.,/-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
