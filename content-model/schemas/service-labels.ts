import { z } from 'zod';
import { label, slug } from './fields.ts';
import { lossWords } from './shared.ts';

const wordsFor = <K extends string>(...names: K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label('A part of a table or a drawing')])) as Record<K, z.ZodString>);

export const serviceWords = z.strictObject({
  crumb: label('The way back above a title'),
  serviceType: label('For search engines: the kind of service'),
  loss: lossWords,
  example: label('Says that figures are examples'),
  cycle: label('Names the way around the four sub-services'),
  actions: z
    .record(slug, label('The button of a page, by its file name'))
    .describe('All open the quote application. Claims advocacy and alternative risk financing have none'),
  claims: wordsFor('you', 'clock'),
  layers: wordsFor('layer', 'claim', 'to', 'nothing'),
  options: wordsFor('name', 'keep', 'collateral', 'suits', 'exit'),
  storm: wordsFor('hours', 'before', 'owner'),
  schedule: wordsFor('caption', 'asset', 'county', 'value', 'premium', 'deductible', 'lender', 'share', 'ofValue', 'ofPremium', 'total'),
  privateClient: wordsFor('overview', 'clients', 'coverages', 'advisory', 'why').extend({
    columns: z.tuple([label('Coverage'), label('What it pays'), label('Who needs it')]),
  }),
  register: wordsFor('caption', 'id', 'risk', 'likelihood', 'severity', 'rank', 'treatment', 'owner', 'due', 'board'),
  map: wordsFor('caption').extend({ legend: z.tuple([label('Low'), label('Middle'), label('High')]) }),
  cost: wordsFor('caption', 'label', 'before', 'after', 'change', 'note', 'total'),
});
