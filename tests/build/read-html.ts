/** Reads parsed HTML. Besides CSS, selectors may use :contains("words"). */
import { type HTMLElement, parse } from 'node-html-parser';

/** Parses HTML without the text of scripts and styles, which no page shows. The parser would not parse <noscript> by default. */
export const parsePage = (html: string) => parse(html, { blockTextElements: { script: false, style: false } });

export const texts = (parent: HTMLElement, selector: string) =>
  parent.querySelectorAll(selector).map((element) => element.textContent.trim());

export const attributes = (parent: HTMLElement, selector: string, name: string) =>
  parent.querySelectorAll(selector).map((element) => element.getAttribute(name));

export const hrefs = (parent: HTMLElement) => attributes(parent, 'a', 'href');

/** The text, address and, if it has one, target window of each link. */
export const linksIn = (parent: HTMLElement) =>
  parent.querySelectorAll('a').map((link) => [link.textContent.trim(), link.getAttribute('href'), link.getAttribute('target')]);

/** The collapsible, or else the section, that begins with a heading. */
export const partUnder = (parent: HTMLElement, heading: string) =>
  parent.querySelectorAll('details, section').findLast((part) => texts(part, 'h2')[0] === heading)!;

/** The texts of the cells in each row of the parts of tables that match. */
export const rows = (parent: HTMLElement, selector: string) => parent.querySelectorAll(`${selector} tr`).map((row) => texts(row, 'th, td'));
