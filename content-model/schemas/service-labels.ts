import { z } from 'zod';
import { lossWords } from './shared.ts';
import { label } from './text-types.ts';

const wordsFor = <K extends string>(...names: K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label('A part of a table or a drawing')])) as Record<K, z.ZodString>);

export const serviceWords = z.strictObject({
  crumb: label('Name of this page in the path above a title, as in Home › Industries').meta({ title: 'Name in the path' }),
  serviceType: label('For search engines: the kind of service'),
  loss: lossWords,
  cycle: label('Names the way around the four sub-services'),
  timeline: wordsFor('you', 'clock').describe('Words in the timeline of a claim'),
  layers: wordsFor('layer', 'claim', 'to', 'nothing').describe('Words in the drawing of layers'),
  options: wordsFor('name', 'keep', 'collateral', 'suits', 'exit').describe('Columns of the table of options'),
  stages: wordsFor('hours', 'owner').describe('Words in the hours before a storm'),
  schedule: wordsFor(
    'caption',
    'asset',
    'county',
    'value',
    'premium',
    'deductible',
    'lender',
    'share',
    'ofValue',
    'ofPremium',
    'total',
  ).describe('Columns of the table of properties'),
  register: wordsFor('caption', 'id', 'risk', 'likelihood', 'severity', 'rank', 'treatment', 'owner', 'due', 'board').describe(
    'Columns of the list of risks',
  ),
  cost: wordsFor('caption', 'label', 'before', 'after', 'change', 'note', 'total').describe('Columns of the total cost of risk'),
});
