/** The forms against a real endpoint. The laboratory build posts to it (tests/build-lab.ts). */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import words from '../../content/forms';
import { endpointPort } from '../ports';
import { expect, open, test } from '../site-test';

test.describe.configure({ mode: 'serial' });

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: unknown[];
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
  expect(received).toEqual([{ form: 'contact', name: 'Ana Ruiz', email: 'ana@example.com', phone: '', message: 'A renewal in March.' }]);
});

const failures: [string, typeof answer][] = [
  ['Refused', (_, response) => response.writeHead(500).end()],
  ['Connection dropped', (request) => request.socket.destroy()],
];
for (const [name, how] of failures) {
  test(`${name}: the failure dialog shows, and Try Again returns to the form with everything still typed`, async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource/);
    answer = how;
    const form = await send(page);
    const dialog = page.getByRole('dialog', { name: 'Your message was not successfully sent. Please try again.' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog).toBeHidden();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ana Ruiz');
    await expect(form.getByLabel('What should we look at?')).toHaveValue('A renewal in March.');
    await expect(form.getByRole('button', { name: 'Send message' })).toBeEnabled();
  });
}

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
