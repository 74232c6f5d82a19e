import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './app.ts';
import { createForward } from './forward.ts';
import { pages, startMailroom, submission } from './testing/fixtures.ts';
import { onSqlite } from './testing/stores.ts';

const listening = (server: Server, where: string | number) =>
  new Promise<void>((ready) => {
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    server.listen(where, () => ready());
  });

/** A server that forwards everything to another one on a socket. */
async function forwardTo(behind: RequestListener) {
  const folder = mkdtempSync(join(tmpdir(), 'forward-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const socket = join(folder, 'socket');
  const inner = createServer(behind);
  await listening(inner, socket);
  const forward = createForward(socket);
  const outer = createServer((request, response) => void forward(request, response));
  await listening(outer, 0);
  const { port } = outer.address() as AddressInfo;
  return { inner, port, address: `http://127.0.0.1:${port}` };
}

/** Sends bytes and returns everything that comes back. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test('the address of the connection is added, and one that a client sends is replaced; other headers arrive unchanged', async () => {
  const { address } = await forwardTo((request, response) => response.end(JSON.stringify(request.headers)));
  const headers = { 'X-Socket-Address': '6.6.6.6', 'X-Forwarded-For': '1.2.3.4', Cookie: 'a=b', Connection: 'keep-alive' };
  expect(await (await fetch(address, { headers })).json()).toMatchObject({
    'x-socket-address': '::ffff:127.0.0.1',
    'x-forwarded-for': '1.2.3.4',
    cookie: 'a=b',
    host: new URL(address).host,
  });
});

test('a request without a host gets no host of ours, and several cookies are set', async () => {
  const { port } = await forwardTo((_, response) =>
    response
      .writeHead(
        303,
        [
          ['Set-Cookie', 'a=1'],
          ['Set-Cookie', 'b=2'],
          ['Location', '/x'],
        ].flat(),
      )
      .end(),
  );
  expect(await raw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  const answer = await raw(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 303[\s\S]*Set-Cookie: a=1\r\nSet-Cookie: b=2\r\nLocation: \/x\r\n/);
});

test('a stream arrives while it is written, and ends for the mailroom when the client goes', async () => {
  let closed = false;
  const { address } = await forwardTo((_, response) => {
    response.once('close', () => {
      closed = true;
    });
    response.write('event: hello\n\n');
  });
  const abort = new AbortController();
  const reader = (await fetch(address, { signal: abort.signal })).body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('event: hello\n\n');
  abort.abort();
  await expect.poll(() => closed).toBe(true);
});

test('when the mailroom is gone, or breaks during an answer, the client gets an error', async () => {
  const { address, inner } = await forwardTo((request, response) => {
    if (request.url === '/half') response.write('half');
    setTimeout(() => response.destroy(), 50);
  });
  expect((await fetch(`${address}/none`)).status).toBe(503);
  await expect(fetch(`${address}/half`).then((answer) => answer.text())).rejects.toThrow();
  inner.closeAllConnections();
  await new Promise((closed) => inner.close(closed));
  const refused = await fetch(address, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
});

onSqlite((test) => {
  test('a message and a body that is too large get the same answers as without forwarding', async ({ database }) => {
    const mailroom = await startMailroom({ database });
    const listener = getRequestListener(createApp(mailroom, pages).fetch, { overrideGlobalObjects: false });
    const { address, port } = await forwardTo((request, response) => void listener(request, response));
    const json = { 'Content-Type': 'application/json' };
    const sent = await fetch(`${address}/messages`, { method: 'POST', headers: json, body: JSON.stringify(submission()) });
    expect(sent.status).toBe(201);
    const large = 'x'.repeat(3_000_000);
    for (let round = 0; round < 5; round += 1) {
      const head = `POST /messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
      expect(await raw(port, `${head}Content-Length: ${large.length}\r\n\r\n${large}`)).toMatch(/^HTTP\/1\.1 413[\s\S]*Connection: close/);
      const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
      expect(await raw(port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toMatch(/^HTTP\/1\.1 413/);
    }
  });
});
