export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Lists the missed targets, or returns 'met'. */
export function verdict(targets: Record<string, boolean>): string {
  const missed = Object.keys(targets).filter((name) => !targets[name]);
  return missed.length ? `**missed: ${missed.join(', ')}**` : 'met';
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
