import type { CoverageCheckWords } from '../../../../content-model/schemas/coverage-check';
import { dollars } from '../../../lib/money';
import type { AmountField, ChoiceField, Field } from '../../../tools/fields';
import { lineFields } from './check-coverage';

/** The questions for all kinds of property. The visitor sees the six for the chosen kind, at first a house. */
export function coverageCheckFields({ kind, kinds, questions, answers }: CoverageCheckWords): Field[] {
  const showWhen = (name: string) => ({
    field: 'kind',
    value: kinds.map((one) => one.kind).filter((one) => lineFields[one].includes(name)),
  });
  const choice = (name: keyof typeof questions, options: [value: string | number, label: string][]): ChoiceField => ({
    kind: 'choice',
    name,
    label: questions[name].question,
    options: options.map(([value, label]) => ({ value: String(value), label })),
    example: '',
    startsEmpty: true,
    showWhen: showWhen(name),
  });
  const unknown: [string, string] = ['unknown', answers.unknown];
  const yesNo: [string, string][] = [['yes', answers.yes], ['no', answers.no], unknown];
  const count = (numbers: number[]): [string | number, string][] => [
    ...numbers.map((number): [number, string] => [number, number ? String(number) : answers.none]),
    unknown,
  ];
  return [
    {
      kind: 'choice',
      name: 'kind',
      label: kind,
      options: kinds.map((one) => ({ value: one.kind, label: one.option })),
      example: 'house',
    },
    ...kinds.map((one): AmountField => ({ kind: 'money', name: one.kind, ...one.limit, startsEmpty: true, showWhen: showWhen(one.kind) })),
    choice('wind', [...[1, 2, 3, 5].map((percent): [number, string] => [percent, `${percent}%`]), unknown]),
    choice('hail', [...[250, 500, 1000, 2500].map((amount): [number, string] => [amount, dollars(amount)]), unknown]),
    choice('flood', yesNo),
    choice('comprehensive', yesNo),
    choice('use', count([0, 6, 12, 18])),
    choice('rents', count([0, 6, 12, 18])),
    choice('income', count([0, 6, 12, 18])),
    choice('days', count([0, 10, 30])),
    choice('looked', [['now', answers.now], ['two', answers.two], ['more', answers.more], unknown]),
  ];
}
