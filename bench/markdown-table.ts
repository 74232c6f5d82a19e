const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

export const table = (head: string[], rows: string[][]) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
