import puppeteer, { type Page } from 'puppeteer-core';
import { fullBrowserPath } from './find-browser.ts';

/** Opens Chromium with puppeteer, which follows a tab into a prerendered page. Chromium prerenders nothing in tabs that Playwright controls. */
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
