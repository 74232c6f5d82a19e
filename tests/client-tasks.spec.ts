/** What clients in a hurry come for: on a phone, two taps and a few lines from every page. */
import type { Locator } from '@playwright/test';
import { readContent } from '../content-model/read';
import { expect, started, test } from './site-test';

/** About ten seconds. */
const mostWords = 40;
const phone = readContent('site.yaml').phone.display;

/** Each task with its entry in the menu, and the text that answers it. */
function tasksIn(language: 'en' | 'es'): Record<string, [entry: string, answer: string]> {
  const { header, clientLinks } = readContent('site.yaml', language);
  const { requests, situations, insurers: lines } = readContent('pages/service.yaml', language);
  const [insurer] = readContent('insurers.yaml', language);
  const places = readContent('site.yaml').clientLinks.map(({ path }) => path);
  const entry = (end: string) => clientLinks[places.findIndex((path) => path.endsWith(end))]!.label;
  const need = (id: string, i: number) => requests.items.find((one) => one.id === id)!.need[i]!.replace('{site.phone}', phone);
  const deductible = readContent('tools/percent-deductible.yaml', language).fields.find((field) => field.name === 'limit')!;
  return {
    'the roof leaks at night': [header.loss.lines.label, insurer!.claims.phone],
    'a certificate today': [entry('#certificate'), need('certificate', 0)],
    'pay my bill': [entry('#pay'), need('pay', 1)],
    'my deductible in dollars': [entry('#calculator'), deductible.label!],
    'someone who speaks Spanish': [header.loss.lines.label, lines.spanish],
    'add a car today': [entry('#change'), need('change', 0)],
    cancel: [entry('#cancel'), need('cancel', 0)],
    'the ID card at a traffic stop': [entry('#proof'), need('proof', 0)],
    'the adjuster’s letter came': [entry('#denied'), situations.items.find(({ id }) => id === 'denied')!.steps[0]!],
    'the night number of the insurer': [header.loss.lines.label, insurer!.claims.hours!],
  };
}

/** Words of the page on the screen above an element. */
const wordsBefore = (target: Locator) =>
  target.evaluate((element) => {
    const top = document.querySelector('header')!.getBoundingClientRect().bottom;
    const texts = document.createTreeWalker(element.closest('main')!, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let text = texts.nextNode(); text && !element.contains(text); text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { y, bottom } = range.getBoundingClientRect();
      const parent = text.parentElement!;
      const isSeen = bottom > top && y < innerHeight && parent.checkVisibility() && !parent.closest('.visually-hidden');
      if (isSeen) words += text.textContent!.trim().split(/\s+/).filter(Boolean).length;
    }
    return words;
  });

for (const [language, start] of [
  ['en', '/'],
  ['es', '/es/personal/flood-insurance'],
] as const)
  for (const [task, [entry, answer]] of Object.entries(tasksIn(language)))
    test(`${start}: ${task}, in two taps and ${mostWords} words on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(start);
      await started(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: readContent('site.yaml', language).header.menu })
        .click();
      const link = page.getByRole('dialog').getByRole('link', { name: entry, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      const answered = page.getByRole('main').getByText(answer).filter({ visible: true }).first();
      await expect(answered).toBeInViewport();
      expect(await wordsBefore(answered)).toBeLessThanOrEqual(mostWords);
    });
