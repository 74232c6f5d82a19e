/** Firefox, spoken to in WebDriver BiDi by puppeteer-core. */
import { onDemand } from '../install-on-demand.ts';
import { findProgram } from '../servers.ts';
import { bring, type Engine, locate, type Session, type Target } from './engine.ts';

const version = '25.16.0';

/** The little of puppeteer-core that is used here. */
interface Element {
  asElement(): Element | null;
  click(): Promise<void>;
  type(text: string): Promise<void>;
  evaluate<T>(script: (element: globalThis.Element) => T): Promise<T>;
}
interface Page {
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  goto(url: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  reload(): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  evaluate<T, A extends unknown[]>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  evaluateHandle<A extends unknown[]>(script: (...args: A) => unknown, ...args: A): Promise<Element>;
  keyboard: { press(key: string): Promise<void> };
  screenshot(): Promise<Uint8Array>;
}
interface Context {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}
interface Browser {
  version(): Promise<string>;
  createBrowserContext(): Promise<Context>;
  close(): Promise<void>;
}
interface Puppeteer {
  launch(options: object): Promise<Browser>;
}

export async function firefox(): Promise<Engine> {
  const puppeteer = await onDemand<Puppeteer>('puppeteer-core', version, 'engines');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? findProgram('firefox'),
  });
  return {
    name: `Firefox ${(await browser.version()).replace(/^firefox\//i, '')}`,
    session: async () => session(await browser.createBrowserContext()),
    stop: () => browser.close(),
  };
}

async function session(context: Context): Promise<Session> {
  const page = await context.newPage();
  const errors: string[] = [];
  const note = (text: string) => {
    // it reports a font that was still on its way when the visitor left (NS_BINDING_ABORTED)
    const isLeftBehind = text.startsWith('downloadable font: download failed') && text.includes('status=2152398850');
    if (!isLeftBehind) errors.push(text);
  };
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(error.message));

  const find = async ({ css, name }: Target) => (await page.evaluateHandle(locate, css, name ?? null)).asElement();
  const need = async (target: Target) => {
    const element = await find(target);
    if (!element) throw new Error(`There is no ${JSON.stringify(target)}.`);
    return element;
  };
  return {
    errors,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, ...args) => page.evaluate(script, ...args),
    has: async (target) => (await find(target)) !== null,
    bring: async (target) => (await need(target)).evaluate(bring),
    click: async (target) => (await need(target)).click(),
    type: async (target, text) => (await need(target)).type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
