import puppeteer, { type Page } from 'puppeteer-core';
import { fullBrowserPath } from './find-browser.ts';

/** Opens a tab in Chromium with puppeteer. In tabs that Playwright controls, Chromium does not prerender pages. */
export async function withPrerendering<T>(run: (page: Page) => Promise<T>): Promise<T> {
  const browser = await puppeteer.launch({
    executablePath: fullBrowserPath()!,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    defaultViewport: { width: 1280, height: 900 },
  });
  try {
    return await run(await browser.newPage());
  } finally {
    await browser.close();
  }
}
