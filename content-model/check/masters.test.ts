import { expect, test } from 'vitest';
import { contentFile } from './content-file.ts';
import { checkMasters } from './masters.ts';

test('a picture that a page shows and whose master is gone is reported', () => {
  const page = contentFile({ file: 'pages/careers.yaml', value: { picture: { scene: 'careers' } } });
  const problems = checkMasters([page], (name) => name !== 'careers');
  expect(problems).toEqual([{ file: 'pages/careers.yaml', message: expect.stringContaining('“careers”') }]);
  expect(checkMasters([page])).toEqual([]);
});
