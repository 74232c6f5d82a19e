/** The forms against a real endpoint. The laboratory build posts to it (tests/build-lab.ts). */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { readContent } from '../../content-model/read';
import { endpointPort } from '../ports';
import { expect, open, test } from '../site-test';

const words = readContent('forms.yaml');

test.describe.configure({ mode: 'serial' });

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: Record<string, unknown>[];
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
let server: Server;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push(JSON.parse(body));
      answer(request, response);
    });
  });
  await new Promise<void>((ready) => server.listen(endpointPort, '127.0.0.1', ready));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});
test.beforeEach(() => {
  received = [];
});

test('where forms are delivered, nothing calls them a demonstration', async ({ page }) => {
  for (const path of ['/', '/blog']) {
    await open(page, path);
    await expect(page.getByText(words.demonstration)).toHaveCount(0);
  }
});

async function send(page: Page) {
  await open(page, '/');
  const form = page.locator('#contact');
  await form.getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await form.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await form.getByLabel('What should we look at?').fill('A renewal in March.');
  await form.getByRole('button', { name: 'Send message' }).dblclick();
  return form;
}

test('Accepted: the fields arrive once as JSON, and the success dialog shows', async ({ page }) => {
  answer = (_, response) => response.writeHead(204).end();
  await send(page);
  await expect(page.getByRole('dialog', { name: 'Your message has been successfully sent' })).toBeVisible();
  const typed = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', message: 'A renewal in March.' };
  expect(received).toEqual([{ form: 'contact', id: expect.stringMatching(isId), page: '/', openMs: expect.any(Number), ...typed }]);
});

const failures: [string, typeof answer][] = [
  ['Refused', (_, response) => response.writeHead(500).end()],
  ['Connection dropped', (request) => request.socket.destroy()],
];
for (const [name, how] of failures) {
  test(`${name}: the failure dialog shows, and Try Again returns to the button of the form with everything still typed`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource/);
    answer = how;
    const form = await send(page);
    const dialog = page.getByRole('dialog', { name: 'Your message was not successfully sent. Please try again.' });
    await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(form.getByRole('button', { name: 'Send message' })).toBeFocused();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ana Ruiz');
    await expect(form.getByLabel('What should we look at?')).toHaveValue('A renewal in March.');
    await expect(form.getByRole('button', { name: 'Send message' })).toBeEnabled();
  });
}

test('A second try of the same words has the same id, also after a reload; other words, and the next message, have another', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/);
  answer = (_, response) => response.writeHead(500).end();
  const form = await send(page);
  const submit = form.getByRole('button', { name: 'Send message' });
  const failed = page.getByRole('dialog', { name: /not successfully sent/ });
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await submit.click();
  await expect(failed).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ana Ruiz');
  await submit.click();
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await form.getByLabel('Name', { exact: true }).fill('Ana M. Ruiz');
  answer = (_, response) => response.writeHead(204).end();
  await submit.click();
  await page
    .getByRole('dialog', { name: /has been successfully sent/ })
    .getByRole('button', { name: 'OK' })
    .click();
  for (const [label, text] of [
    ['Name', 'Ana Ruiz'],
    ['Email', 'ana@example.com'],
    ['What should we look at?', 'A renewal in March.'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text);
  await submit.click();
  await expect(page.getByRole('dialog', { name: /has been successfully sent/ })).toBeVisible();
  const [first, second, third, changed, next] = received.map(({ id }) => id);
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, changed, next]).size).toBe(3);
});

test('A filled trap is sent along, and its message with it', async ({ page }) => {
  answer = (_, response) => response.writeHead(204).end();
  await open(page, '/');
  const form = page.locator('#contact');
  await form.getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await form.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await form.getByLabel('What should we look at?').fill('A renewal in March.');
  await form
    .locator('[name=company_website]')
    .first()
    .evaluate((field: HTMLInputElement) => {
      field.value = 'filled by a browser';
    });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('dialog', { name: /has been successfully sent/ })).toBeVisible();
  expect(received).toMatchObject([{ message: 'A renewal in March.', company_website: 'filled by a browser' }]);
});

test('No answer: after the time limit the failure dialog shows', async ({ page }) => {
  answer = () => {};
  await send(page);
  await expect(page.locator('#contact').getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('dialog', { name: 'Your message was not successfully sent. Please try again.' })).toBeVisible({
    timeout: 20_000,
  });
});

test('No network: the failure dialog shows', async ({ page, context, quiet }) => {
  quiet.allow(/Failed to load resource/);
  answer = (_, response) => response.writeHead(204).end();
  await open(page, '/');
  await page.locator('#contact').getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await page.locator('#contact').getByLabel('Email', { exact: true }).fill('ana@example.com');
  await page.locator('#contact').getByLabel('What should we look at?').fill('A renewal in March.');
  await context.setOffline(true);
  await page.locator('#contact').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('dialog', { name: /not successfully sent/ })).toBeVisible();
});
