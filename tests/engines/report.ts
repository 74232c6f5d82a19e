import { writeFileSync } from 'node:fs';
import { table } from '../markdown.ts';
import { features } from './features.ts';
import { journeys } from './journeys.ts';

export interface Result {
  engine: string;
  /** By the journey's name. */
  outcomes: Map<string, { error?: string; remark?: string }>;
  /** By the feature's name. */
  features: Map<string, boolean>;
}

/** One line that cannot break a table or a paragraph of Markdown. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[|<>`]/g, ' ')
    .trim();

export function writeReport(file: string, results: Result[], missing: string[], seconds: number): void {
  const engines = results.map(({ engine }) => engine);
  const notes = results.flatMap(({ engine, outcomes }) =>
    [...outcomes].flatMap(([name, { error, remark }]) => [
      ...(error ? [`- **${engine}, failed:** ${name}. ${plain(error)}`] : []),
      ...(remark ? [`- ${engine}: ${remark}.`] : []),
    ]),
  );
  const parts = [
    '# Other engines',
    'Made by `npm run test:engines`; the tests of `npm test` run in Chromium. ' +
      `Last run on ${new Date().toISOString().slice(0, 10)} with ${engines.join(' and ') || 'no engine'}` +
      `${missing.length ? ` (not installed: ${missing.join(', ')})` : ''}, in ${seconds} s. ` +
      'WebKitGTK shares its engine with Safari, not its network, fonts and video parts.',
    '## Journeys',
    table(
      ['Journey', ...engines],
      journeys.map(({ name }) => [name, ...results.map(({ outcomes }) => (outcomes.get(name)?.error ? 'FAILS' : 'works'))]),
    ),
    '## What differs',
    'The site uses these where a browser has them. Nothing depends on them.',
    table(
      ['', ...engines, 'Without it'],
      features.map(({ name, without }) => [name, ...results.map((result) => (result.features.get(name) ? 'yes' : 'no')), without]),
    ),
    notes.join('\n'),
  ];
  writeFileSync(file, `${parts.filter(Boolean).join('\n\n')}\n`);
}
