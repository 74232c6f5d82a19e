/** One interface for Debian's Firefox (puppeteer, WebDriver BiDi) and WebKitGTK (Selenium), which Playwright cannot control. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import puppeteer, { ElementHandle } from 'puppeteer-core';
import { Builder, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findProgram, freePort, stop } from '../servers.ts';

export interface Element {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Scrolls the element to the middle of the window. Returns its position, or an empty string while it has no layout. */
  scrollTo(): Promise<string>;
}

/** A browser window with a fresh profile, so that tests share no cookies or storage. */
export interface Session {
  goto(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Runs a function in the page; it has access to its arguments only. */
  evaluate<T, A extends unknown[]>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Finds the first visible element for the selector whose name or text starts with `name`. For a label, returns its field. */
  find(css: string, name?: string): Promise<Element | null>;
  press(key: 'Escape' | 'ArrowRight'): Promise<unknown>;
  /** Console errors and exceptions. WebKit's driver does not report them. */
  errors: string[];
  close(): Promise<unknown>;
}

export interface Browser {
  newSession(): Promise<Session>;
  close(): Promise<unknown>;
}

const firefoxPath = findProgram('firefox-esr') ?? findProgram('firefox');
const webkitDriver = findProgram('WebKitWebDriver');
const miniBrowser = globSync('/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser').at(-1);

export const browsers = {
  Firefox: { installed: Boolean(firefoxPath), start: startFirefox },
  WebKit: { installed: Boolean(webkitDriver && miniBrowser), start: startWebKit },
};

async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath! });
  return {
    close: () => browser.close(),
    async newSession() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      // Ignores NS_BINDING_ABORTED: the page changed while a font was loading.
      const report = (text: string) => !text.includes('status=2152398850') && errors.push(text);
      page.on('console', (message) => message.type() === 'error' && report(message.text()));
      page.on('pageerror', (error) => report(String(error)));
      return {
        errors,
        goto: (url) => page.goto(url),
        // goBack() waits for a load event, which a page from the back/forward cache does not have.
        back: () => page.evaluate(() => history.back()),
        reload: () => page.reload(),
        resize: (width, height) => page.setViewport({ width, height }),
        evaluate: (script, ...args) => page.evaluate(script as (...values: unknown[]) => unknown, ...args) as Promise<never>,
        async find(css, name = '') {
          const element = await page.evaluateHandle(locate, css, name);
          if (!(element instanceof ElementHandle)) return null;
          return {
            click: () => element.click(),
            type: (text) => element.type(text),
            scrollTo: () => (element as ElementHandle<globalThis.Element>).evaluate(scrollTo),
          };
        },
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
  };
}

/** Needs a display: run it with xvfb-run. */
async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const process = spawn(webkitDriver!, [`--port=${port}`], { stdio: 'ignore' });
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: 10_000 });
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } };
  return {
    close: () => stop(process),
    async newSession() {
      const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      const window = driver.manage().window();
      return {
        errors: [],
        goto: (target) => driver.get(target),
        back: () => driver.navigate().back(),
        reload: () => driver.navigate().refresh(),
        async resize(width, height) {
          // setRect() sets the outer size of the window, which includes the toolbar.
          const [frameWidth = 0, frameHeight = 0] = await driver.executeScript<number[]>(
            'return [outerWidth - innerWidth, outerHeight - innerHeight]',
          );
          await window.setRect({ x: 0, y: 0, width: width + frameWidth, height: height + frameHeight });
        },
        evaluate: (script, ...args) => driver.executeScript(script, ...args),
        async find(css, name = '') {
          const element = await driver.executeScript<WebElement | null>(locate, css, name);
          return (
            element && {
              click: () => element.click(),
              type: (text) => element.sendKeys(text),
              scrollTo: () => driver.executeScript<string>(scrollTo, element),
            }
          );
        },
        press: (key) => driver.actions().sendKeys({ Escape: '\uE00C', ArrowRight: '\uE014' }[key]).perform(),
        close: () => driver.quit(),
      };
    },
  };
}

/** Runs in the page. */
function locate(css: string, name: string): globalThis.Element | null {
  const nameOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.checkVisibility() && nameOf(element).startsWith(name),
  );
  return found instanceof HTMLLabelElement ? found.control : (found ?? null);
}

/** Runs in the page. Scrolls instantly: the site's smooth scrolling would make the driver's clicks miss. */
function scrollTo(element: globalThis.Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = element.getBoundingClientRect();
  return element.checkVisibility({ contentVisibilityAuto: true }) ? `${x} ${y}` : '';
}
