import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemas } from './content-paths.ts';
import { describeField, labelOf } from './field-labels.ts';

test('the label of a field comes from its schema, or else from its name', () => {
  const { shape } = schemas['industries/*.yaml'];
  expect(describeField('why', shape.why).label).toBe('Why us');
  expect(describeField('notCovered', shape.notCovered)).toEqual({ label: 'Not covered', description: 'What the usual policy does not do' });
});

test('optional fields keep their label, lists describe their entries, and fixed texts are quoted', () => {
  const what = z.string().meta({ title: 'Name', description: 'As people read it' });
  expect(describeField('n', what.optional())).toEqual({ label: 'Name', description: 'As people read it' });
  expect(describeField('names', z.array(what)).description).toBe('A list. Each entry: As people read it');
  expect(describeField('menu', z.literal('MENU')).description).toBe('Always “MENU”');
});

test('the label of a path lists the labels of its fields, inside lists and unions too', () => {
  expect(labelOf(['why', 'reasons', 1, 'title'], schemas['industries/*.yaml'])).toBe('Why us › Reasons › 2 › Title');
  expect(labelOf(['figure', 'policies', 0, 'act', 'label'], schemas['industries/*.yaml'])).toBe(
    'Figure › Policies › 1 › First bar › Label',
  );
});
