import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliver, type FilledMessage } from './deliver-form';

const message: FilledMessage = {
  form: 'contact',
  id: 'an-id',
  page: '/about',
  openMs: 5000,
  fields: { name: 'Ana', email: 'ana@example.com', message: 'Hello', company_website: '' },
};
const filled = { ...message, fields: { ...message.fields, company_website: 'filled by a browser' } };

let server: Server | undefined;
let received = '';
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function endpoint(respond: (response: ServerResponse) => void) {
  server = createServer(async (request, response) => {
    received = await text(request);
    respond(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
const accept = (response: ServerResponse) => response.writeHead(204).end();
const refuse = (response: ServerResponse) => response.writeHead(500).end();

it('without FORMS_ENDPOINT, delivery is simulated: takes 1000 ms and sends no request', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const done = vi.fn();
  deliver(message, { endpoint: '' }).then(done);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith({ sent: true });
  expect(fetch).not.toHaveBeenCalled();
});

describe('with FORMS_ENDPOINT', () => {
  it('posts the fields as JSON, without the honeypot', async () => {
    expect(await deliver(message, { endpoint: await endpoint(accept) })).toEqual({ sent: true });
    const { company_website: _honeypot, ...fields } = message.fields;
    expect(JSON.parse(received)).toEqual({ form: 'contact', id: 'an-id', page: '/about', openMs: 5000, ...fields });
  });

  it.each([
    ['/receipt/abcdefghijklmnopqrstuv', { sent: true, receipt: '/receipt/abcdefghijklmnopqrstuv' }],
    ['/es/receipt/abcdefghijklmnopqrstuv', { sent: true, receipt: '/es/receipt/abcdefghijklmnopqrstuv' }],
    ['javascript:alert(1)', { sent: true }],
    ['//elsewhere.example/receipt/abcdefghijklmnopqrstuv', { sent: true }],
    [7, { sent: true }],
  ])('takes the receipt %s only if it is one of this site', async (receipt, delivered) => {
    const answer = (response: ServerResponse) => response.writeHead(201).end(JSON.stringify({ receipt }));
    expect(await deliver(message, { endpoint: await endpoint(answer) })).toEqual(delivered);
  });

  it('sends the message even if the honeypot is filled, so that no real message is lost', async () => {
    expect(await deliver(filled, { endpoint: await endpoint(accept) })).toEqual({ sent: true });
    expect(JSON.parse(received)).toMatchObject({ message: 'Hello', company_website: 'filled by a browser' });
  });

  it.each([
    ['on an error response', message, refuse],
    ['on an error response to a filled honeypot', filled, refuse],
    ['when the connection drops', message, (response: ServerResponse) => response.destroy()],
    ['when there is no response within the time limit', message, () => {}],
  ])('fails %s', async (_when, sent, respond) => {
    expect(await deliver(sent, { endpoint: await endpoint(respond), limitMs: 200 })).toEqual({ sent: false });
  });
});
