/** Signs in at a real OpenID Connect provider in a real browser. */

import { words } from '../../mailroom/staff-words.ts';
import { startProvider } from '../../mailroom/testing/provider.ts';
import { startInbox } from '../../mailroom/testing/sample-inbox.ts';
import { hireInto } from '../../mailroom/testing/staff-browsers.ts';
import { freePort } from '../servers.ts';
import { expect, test } from '../site-test';

test('Staff sign in with the account of the office; who was not invited reads why, also without scripts', async ({ browser }) => {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const provider = await startProvider(`${site}/staff/sign-in/callback`);
  const inbox = await startInbox(Date.now, { ...provider.settings, SITE_URL: site }, port);
  await hireInto(inbox.mailroom.database, 'Ana');
  for (const javaScriptEnabled of [true, false])
    for (const name of ['eve', 'ana']) {
      provider.account = { sub: name, email: `${name}@benchmark.example`, email_verified: true };
      const context = await browser.newContext({ baseURL: site, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto('/staff');
      await page.getByRole('link', { name: words.signIn.title }).click();
      if (name === 'eve') await expect(page.getByText(words.signIn.problems.unknown)).toBeVisible();
      else await expect(page.getByRole('heading', { level: 1, name: 'All messages' })).toBeVisible();
      await context.close();
    }
  await inbox.stop();
  provider.stop();
});
