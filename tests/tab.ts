/**
 * A tab of a whole browser, driven from outside its pages. The browser prepares no page for a tab whose page itself is
 * attached to, as Playwright does; here the tab is attached to, and its pages, also prepared ones, through it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { fullBrowserPath } from './browser.ts';

interface Message {
  id?: number;
  method?: string;
  params: { sessionId: string; targetInfo: { type: string } };
  result?: unknown;
  error?: { message: string };
}

export class TabBrowser {
  #child: ChildProcess;
  #profile: string;
  #socket: WebSocket;
  #sent = 0;
  #answers = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  /** The sessions of the tab's pages, the newest last. */
  #pages: string[] = [];
  #script: string;

  private constructor(child: ChildProcess, profile: string, socket: WebSocket, script: string) {
    this.#child = child;
    this.#profile = profile;
    this.#socket = socket;
    this.#script = script;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)));
  }

  /** The script runs at the beginning of each page. */
  static async start(script = ''): Promise<TabBrowser> {
    const profile = mkdtempSync(join(tmpdir(), 'tab-'));
    const quiet = ['quic', 'background-networking', 'component-update', 'sync'].map((name) => `--disable-${name}`);
    const args = [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--no-sandbox',
      ...quiet,
      'about:blank',
    ];
    const child = spawn(fullBrowserPath() ?? chromium.executablePath(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
    for await (const line of createInterface({ input: child.stderr })) {
      const address = line.match(/ws:\/\/\S+/)?.[0];
      if (!address) continue;
      const socket = new WebSocket(address);
      await new Promise((opened) => socket.addEventListener('open', opened));
      return new TabBrowser(child, profile, socket, script);
    }
    throw new Error('The browser did not start.');
  }

  async close(): Promise<void> {
    // by its own command: a system's browser may be started by a script, which would end alone
    const ended = new Promise((done) => this.#child.once('exit', done));
    await this.#send('Browser.close', {});
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A new tab of 1280 × 900 px; what follows speaks to it. */
  async open(url: string): Promise<void> {
    const filter = [{ type: 'tab' }];
    type Tabs = { targetInfos: { targetId: string }[] };
    const { targetInfos: before } = await this.#send<Tabs>('Target.getTargets', { filter });
    for (const { targetId } of before.slice(1)) await this.#send('Target.closeTarget', { targetId });
    await this.#send('Target.createTarget', { url: 'about:blank' });
    const { targetInfos: after } = await this.#send<Tabs>('Target.getTargets', { filter });
    const targetId = after.find((tab) => before.every((old) => old.targetId !== tab.targetId))?.targetId;
    this.#pages = [];
    const { sessionId } = await this.#send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    await this.#send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, sessionId);
    await this.#inPage('Emulation.setDeviceMetricsOverride', { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false });
    await this.#inPage('Page.navigate', { url });
    await this.until('document.readyState === "complete"');
  }

  async evaluate<T>(expression: string): Promise<T> {
    return (await this.#inPage<{ result: { value: T } }>('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  }

  /** Asked again until it is so. A page that is just being exchanged for the prepared one gives an error or no answer at all. */
  async until<T>(expression: string): Promise<T> {
    for (const end = Date.now() + 20_000; Date.now() < end; await setTimeout(50)) {
      const value = await Promise.race([this.evaluate<T>(expression).catch(() => undefined), setTimeout(2000, undefined, { ref: false })]);
      if (value) return value;
    }
    throw new Error(`It never came: ${expression}`);
  }

  /** Of an element, given as an expression, which is brought into the middle of the window. */
  async middleOf(element: string): Promise<{ x: number; y: number }> {
    await this.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    const { x, y, width, height } = await this.evaluate<DOMRect>(`${element}.getBoundingClientRect().toJSON()`);
    return { x: x + width / 2, y: y + height / 2 };
  }

  async pointAt(place: { x: number; y: number }): Promise<void> {
    await this.#inPage('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
  }

  async click(place: { x: number; y: number }): Promise<void> {
    const button = { ...place, button: 'left', clickCount: 1 };
    await this.#inPage('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    // the page may be gone before it can answer
    this.#inPage('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => {});
  }

  #inPage<T>(method: string, params: object): Promise<T> {
    return this.#send<T>(method, params, this.#pages[0]);
  }

  #send<T>(method: string, params: object, sessionId?: string): Promise<T> {
    const id = ++this.#sent;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
  }

  #hear({ id, method, params, result, error }: Message): void {
    if (id) {
      const answer = this.#answers.get(id);
      this.#answers.delete(id);
      if (error) answer?.reject(new Error(error.message));
      else answer?.resolve(result as never);
    }
    if (method === 'Target.detachedFromTarget') this.#pages = this.#pages.filter((page) => page !== params.sessionId);
    if (method !== 'Target.attachedToTarget' || params.targetInfo.type !== 'page') return;
    this.#pages.push(params.sessionId);
    // none waits for the one before: a prepared page answers only when it runs
    const first: [string, object][] = [
      ['Page.enable', {}],
      ['Page.addScriptToEvaluateOnNewDocument', { source: this.#script, runImmediately: true }],
      ['Runtime.runIfWaitingForDebugger', {}],
    ];
    for (const [command, options] of first) this.#send(command, options, params.sessionId).catch(() => {});
  }
}
