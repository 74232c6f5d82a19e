/** Four people in four browsers share an inbox: each sees the changes of the others, and a conflicting change gives a warning. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { listAudit } from '../../mailroom/audit.ts';
import { words } from '../../mailroom/staff-words.ts';
import { type SampleInbox, startInbox } from '../../mailroom/testing/sample-inbox.ts';
import { expect, test } from '../site-test';
import { signInTo } from '../staff-session.ts';

const names = ['Ana', 'Ben', 'Cleo', 'Dan'];
/** Subjects of messages. Each person answers one of the first four; two people try to answer each of the others. */
const subjects = ['Question 1', 'Question 2', 'Question 3', 'Question 4', 'Question 5', 'Question 6'];

let inbox: SampleInbox;
test.beforeAll(async () => {
  inbox = await startInbox(Date.now);
});
test.afterAll(() => inbox.stop());

async function openInbox(browser: Browser, name: string): Promise<Page> {
  const { session } = await inbox.hire(name, 'handler');
  const context = await browser.newContext({ baseURL: inbox.address });
  await signInTo(context, session);
  const page = await context.newPage();
  await page.goto('/staff');
  return page;
}

async function openMessage(page: Page, subject: string) {
  await page.goto(`/staff?q=${encodeURIComponent(subject)}`);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

const pressReply = (page: Page) => page.getByRole('button', { name: words.reply }).click();

async function reply(page: Page) {
  await pressReply(page);
  await expect(page.getByText(words.notices.answered)).toBeVisible();
}

test('four people share an inbox: new messages appear, a second answer gets a warning, all are read, the audit log is complete', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const pages = await Promise.all(names.map((name) => openInbox(browser, name)));
  const { mailroom } = inbox;
  const letter = { form: 'contact', page: '/about', language: 'en', suspect: null } as const;
  for (const [i, subject] of subjects.entries()) {
    const fields = { name: 'Iris', email: 'iris@example.com', message: subject };
    await mailroom.save({ ...letter, id: randomUUID(), fields, receivedAt: Date.now() + i });
  }
  for (const page of pages) await expect(page.getByRole('link', { name: 'Question 6' })).toBeVisible();

  await Promise.all(
    pages.map(async (page, i) => {
      await openMessage(page, subjects[i]!);
      await reply(page);
    }),
  );

  // Two people open the same message and answer; the second gets a warning that names the first.
  for (const [i, subject] of subjects.slice(4).entries()) {
    const [first, second] = [pages[2 * i]!, pages[2 * i + 1]!];
    await openMessage(first, subject);
    await openMessage(second, subject);
    await reply(first);
    await pressReply(second);
    await expect(second.getByText(words.refusedChange)).toBeVisible();
    await expect(second.getByText(`Already answered by ${names[2 * i]}`)).toBeInViewport();
  }

  await pages[0]!.goto('/staff?folder=open');
  await expect(pages[0]!.getByRole('link', { name: /^Question/ })).toHaveCount(0);
  const audit = await listAudit(mailroom.database, 200, 0);
  const answered = audit.filter(({ action }) => action === 'answer');
  expect(answered).toHaveLength(subjects.length);
  expect(new Set(answered.map(({ subject }) => subject)).size).toBe(subjects.length);
  expect(new Set(answered.map(({ person }) => person.split(' ')[0]))).toEqual(new Set(names));
  expect(new Set(audit.filter(({ action }) => action === 'read').map(({ subject }) => subject)).size).toBe(subjects.length);
  expect(JSON.stringify(audit)).not.toContain('Question');
});
