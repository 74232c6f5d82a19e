/** Lists the missed targets, or returns 'met'. */
export function verdict(targets: Record<string, boolean>): string {
  const missed = Object.keys(targets).filter((name) => !targets[name]);
  return missed.length ? `**missed: ${missed.join(', ')}**` : 'met';
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

export const table = (head: string[], rows: string[][]) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
