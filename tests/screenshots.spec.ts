import { readdirSync } from 'node:fs';
import { test as baseTest } from '@playwright/test';
import { fillInbox, type SampleInbox, sampleTime, startInbox } from '../mailroom/testing/sample-inbox.ts';
import { kinds } from './page-kinds.ts';
import { fixturesPort } from './ports.ts';
import { screenshotFiles, testScreenshots } from './screenshots.ts';
import { expect, test } from './site-test';
import { signInTo } from './staff-session.ts';

const staffPages = ['/staff/sign-in', '/staff', '/staff/message', '/staff/account'];

for (const path of kinds) testScreenshots(path);

test.describe('the component kit', () => {
  // The kit includes a picture that does not exist.
  test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource.*404|no-such-picture/));
  testScreenshots('/workshop', `${process.env.FIXTURES_URL ?? `http://127.0.0.1:${fixturesPort}`}/workshop`);
});

test.describe('the staff inbox', () => {
  let inbox: SampleInbox;
  let session: string;
  let message: string;
  test.beforeAll(async () => {
    inbox = await startInbox(() => sampleTime);
    ({ session, message } = await fillInbox(inbox));
  });
  test.afterAll(() => inbox.stop());
  // This server has no site, so it responds to the favicon request with 404.
  test.beforeEach(({ quiet }) => quiet.allow(/404/));

  const testStaffScreens = (name: string, path = () => name) =>
    testScreenshots(
      name,
      () => `${inbox.address}${path()}`,
      async () => {},
    );
  testStaffScreens('/staff/sign-in');
  test.describe(() => {
    test.beforeEach(({ context }) => signInTo(context, session));
    testStaffScreens('/staff');
    testStaffScreens('/staff/message', () => `/staff/messages/${message}`);
    testStaffScreens('/staff/account');
  });
});

baseTest('every stored screenshot belongs to a test', () => {
  const compared = [...kinds, '/workshop', ...staffPages].flatMap(screenshotFiles);
  expect(readdirSync(new URL('screens', import.meta.url)).sort()).toEqual(compared.sort());
});
