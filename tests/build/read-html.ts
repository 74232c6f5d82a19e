/** Reads parsed HTML. */
import { type HTMLElement, parse } from 'node-html-parser';

/** Parses the content of <noscript> and <pre> too, which the parser takes for text unless it is told what else is. */
export const parsePage = (html: string) => parse(html, { blockTextElements: { script: true, style: true } });

export const texts = (parent: HTMLElement, selector: string) =>
  parent.querySelectorAll(selector).map((element) => element.textContent.trim());

export const attributes = (parent: HTMLElement, selector: string, name: string) =>
  parent.querySelectorAll(selector).map((element) => element.getAttribute(name));

export const hrefs = (parent: HTMLElement) => attributes(parent, 'a', 'href');

/** The text, address and, if it has one, target window of each link. */
export const linksIn = (parent: HTMLElement) =>
  parent.querySelectorAll('a').map((link) => [link.textContent.trim(), link.getAttribute('href'), link.getAttribute('target')]);

/** The collapsible or section that has a heading. */
export const partUnder = (parent: HTMLElement, heading: string) =>
  parent
    .querySelectorAll('h2')
    .find((h2) => h2.textContent.trim() === heading)!
    .closest('details, section')!;

/** The texts of the cells in each row of the parts of tables that match. */
export const rows = (parent: HTMLElement, selector: string) => parent.querySelectorAll(`${selector} tr`).map((row) => texts(row, 'th, td'));
