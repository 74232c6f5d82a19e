/** Finds numbers with units, dates and codes that break across two lines. */
import type { Page } from '@playwright/test';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const units =
  'million|billion|thousand|percent|points?|cents|dollars|seconds?|minutes?|hours?|business\\sdays?|days?|nights?|weeks?|months?|years?|feet|foot|ft|inch(?:es)?|miles?|mph|square|acres?|gallons?|pounds?|tons?|degrees?|barrels?|a\\.m\\.|p\\.m\\.|Central';
const labels =
  '[Ss]ections?|[Cc]hapters?|Code|HB|SB|TX|Suite|Phase|Part|Option|Offer|Class|Category|Zone|Coverage|Schedule|Step|Days?|Weeks?|Months?|[Pp]age|Item|Tier|Title|Article|Layer|Rule';
const dash = '[-–]';
const number = '\\d[\\d,.]*';

const wholes = [
  `\\(?\\d{3}\\)?(?:\\s|${dash})\\d{3}${dash}\\d{4}`,
  `\\d${dash}\\d+${dash}\\w+`,
  `(?:${months})\\s\\d{1,2}\\b`,
  '[A-Z]{2}\\s\\d{2}\\s\\d{2}\\b',
  `[A-Z]+${dash}\\d+`,
  `\\d[\\d,]*${dash}(?:${units})(?![\\w-])`,
  `(?:${labels})\\s(?:\\d[\\d.]*(?:${dash}\\d+)?|[A-Z]\\b|[IVX]+\\b)`,
  `\\d{1,3}%?(?:${dash}|\\sto\\s)\\d{1,3}%?(?:\\s(?:${units}))?(?![\\w,.]*\\d)`,
  `\\$?${number}[%KM]?\\s(?:${units})(?![\\w-])`,
  `(?:${number}\\s)?[×÷]\\s\\$?${number}`,
  `[$−+]*\\d[\\d,.:/]*[%KM+]?`,
].join('|');

/** Opens every <details>. data-touched keeps it open when the width changes (app/browser/collapsibles.ts). */
export const openCollapsibles = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Of the <details> with the same name, only one can be open.
      details.removeAttribute('name');
      details.open = true;
      details.dataset.touched = '';
    }
  });

/** Numbers that break across lines or lose the spaces around them, with their context. Closed <details> are skipped. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate((source) => {
    /** The nearest block around each element. A number may contain inline markup, so the text of a block is joined. */
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element;
    const texts = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.checkVisibility()) continue;
      const block = blockOf(text.parentElement);
      texts.set(block, [...(texts.get(block) ?? []), text]);
    }

    // In a flex or grid container, a number and the text beside it become separate boxes and lose the spaces between them.
    const broken = [...document.querySelectorAll('.nowrap')]
      .filter((number) => getComputedStyle(number).display !== 'inline')
      .filter(({ parentElement }) => [...parentElement!.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .map(({ parentElement }) => `not inline: ${parentElement!.textContent}`);
    const range = new Range();
    for (const [block, nodes] of texts) {
      // Skips visually hidden text, which is one pixel wide.
      if (block.clientWidth === 1) continue;
      const words = nodes.map(({ data }) => data).join('');
      for (const { 0: whole, index } of words.matchAll(new RegExp(source, 'g'))) {
        const end = index + whole.length;
        let at = 0;
        for (const node of nodes) {
          if (index >= at && index < at + node.length) range.setStart(node, index - at);
          if (end > at && end <= at + node.length) range.setEnd(node, end - at);
          at += node.length;
        }
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const highestBottom = Math.min(...boxes.map(({ bottom }) => bottom));
        if (boxes.length > 1 && boxes.some(({ top }) => top > highestBottom - 1))
          broken.push(`${words.slice(Math.max(0, index - 20), index)}[${whole}]${words.slice(end, end + 10)}`);
      }
    }
    return broken;
  }, wholes);
