/** WebKitGTK's MiniBrowser, spoken to in W3C WebDriver, on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, freePort, stop } from '../servers.ts';
import { bring, type Engine, type Key, locate, type Session, type Target } from './engine.ts';

export const miniBrowser = () => globSync('/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser').at(-1);

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys: Record<Key, string> = { Escape: '\uE00C', ArrowRight: '\uE014', Enter: '\uE007' };

export async function webkit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(findProgram('WebKitWebDriver')!, [`--port=${port}`], {
    env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
    stdio: 'ignore',
  });
  const end = async () => {
    await stop(driver);
    if (screen) await stop(screen.child);
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address);
    const first = await newSession(address);
    await call('DELETE', `${address}/session/${first.sessionId}`);
    return { name: `WebKitGTK ${first.capabilities.browserVersion}`, session: () => session(address), stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** An X server of our own, unless there is one already. */
async function startScreen(): Promise<{ display: string; child: ChildProcess } | undefined> {
  if (process.env['DISPLAY']) return undefined;
  // without -noreset it starts anew whenever a browser closes, and refuses the next one meanwhile
  const child = spawn(findProgram('Xvfb')!, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: child.stdio[3] as Readable })) return { display: `:${line}`, child };
  throw new Error('Xvfb did not start.');
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const ready = await call<{ ready: boolean }>('GET', `${address}/status`).catch(() => undefined);
    if (ready) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver did not start.');
}

async function call<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}): Promise<T> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function newSession(address: string) {
  const options = { binary: miniBrowser(), args: ['--automation'] };
  return call<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
}

async function session(address: string): Promise<Session> {
  const home = `${address}/session/${(await newSession(address)).sessionId}`;
  const post = <T = null>(path: string, body?: object) => call<T>('POST', home + path, body);

  const run = <T, A extends unknown[]>(script: (...args: A) => T, ...args: A) =>
    post<Awaited<T>>('/execute/sync', { script: `return (${script}).apply(null, arguments)`, args });
  const find = async ({ css, name }: Target) => {
    const found = (await run(locate, css, name ?? null)) as Record<string, string> | null;
    return found?.[elementKey];
  };
  const need = async (target: Target) => {
    const element = await find(target);
    if (!element) throw new Error(`There is no ${JSON.stringify(target)}.`);
    return element;
  };
  return {
    errors: [],
    open: (url) => post('/url', { url }),
    back: () => post('/back'),
    reload: () => post('/refresh'),
    async resize(width, height) {
      // the window has a bar above the page
      const frame = await run(() => [window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight]);
      await post('/window/rect', { width: width + frame[0]!, height: height + frame[1]! });
    },
    run,
    has: async (target) => (await find(target)) !== undefined,
    bring: async (target) =>
      post('/execute/sync', { script: `return (${bring})(arguments[0])`, args: [{ [elementKey]: await need(target) }] }),
    click: async (target) => post(`/element/${await need(target)}/click`),
    type: async (target, text) => post(`/element/${await need(target)}/value`, { text }),
    press: (key) =>
      post('/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })) }],
      }),
    screenshot: async () => Buffer.from(await call<string>('GET', `${home}/screenshot`), 'base64'),
    close: () => call('DELETE', home),
  };
}
