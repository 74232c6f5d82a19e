import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliver, type FilledMessage } from './deliver-form';

const message: FilledMessage = {
  form: 'contact',
  id: 'an-id',
  page: '/about',
  openMs: 5000,
  fields: { name: 'Ana', email: 'ana@example.com', message: 'Hello', company_website: '' },
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function endpoint(answer: (body: string, respond: (status: number) => void, drop: () => void) => void) {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () =>
      answer(
        body,
        (status) => response.writeHead(status).end(),
        () => request.socket.destroy(),
      ),
    );
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('without FORMS_ENDPOINT, delivery is simulated', () => {
  it('takes 1000 ms and sends no request', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    let sent: boolean | undefined;
    deliver(message, { endpoint: '' }).then((result) => {
      sent = result;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('with FORMS_ENDPOINT', () => {
  it('posts the fields as JSON, without the honeypot', async () => {
    let received = '';
    const url = await endpoint((body, respond) => {
      received = body;
      respond(204);
    });
    expect(await deliver(message, { endpoint: url })).toBe(true);
    expect(JSON.parse(received)).toEqual({
      form: 'contact',
      id: 'an-id',
      page: '/about',
      openMs: 5000,
      name: 'Ana',
      email: 'ana@example.com',
      message: 'Hello',
    });
  });

  it('fails on an error response', async () => {
    expect(await deliver(message, { endpoint: await endpoint((_, respond) => respond(500)) })).toBe(false);
  });

  it('fails when the connection drops', async () => {
    expect(await deliver(message, { endpoint: await endpoint((_, __, drop) => drop()) })).toBe(false);
  });

  it('fails when there is no response within the time limit', async () => {
    expect(await deliver(message, { endpoint: await endpoint(() => {}), limitMs: 50 })).toBe(false);
  });

  it('sends the message even if the honeypot is filled, so that no real message is lost', async () => {
    let received = '';
    const url = await endpoint((body, respond) => {
      received = body;
      respond(204);
    });
    expect(await deliver({ ...message, fields: { ...message.fields, company_website: 'filled by a browser' } }, { endpoint: url })).toBe(
      true,
    );
    expect(JSON.parse(received)).toMatchObject({ message: 'Hello', company_website: 'filled by a browser' });
  });

  it('fails on an error response to a filled honeypot', async () => {
    const filled = { ...message, fields: { ...message.fields, company_website: 'x' } };
    expect(await deliver(filled, { endpoint: await endpoint((_, respond) => respond(500)) })).toBe(false);
  });
});
