import { readdirSync } from 'node:fs';
import { test as baseTest } from '@playwright/test';
import { kinds } from './page-kinds.ts';
import { fixturesPort } from './ports.ts';
import { screenFiles, testScreens } from './screens.ts';
import { expect, test } from './site-test';

for (const path of kinds) testScreens(path);

test.describe('the component kit', () => {
  // it shows a picture that does not exist
  test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource.*404|no-such-picture/));
  testScreens('/workshop', `${process.env['FIXTURES_URL'] ?? `http://127.0.0.1:${fixturesPort}`}/workshop`);
});

baseTest('every stored picture is compared by a test', () => {
  const compared = [...kinds, '/workshop'].flatMap(screenFiles);
  expect(readdirSync(new URL('screens', import.meta.url)).sort()).toEqual(compared.sort());
});
