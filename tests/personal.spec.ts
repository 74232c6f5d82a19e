/** Personal lines of insurance: the nine pages, the index, the flood slider and print. */

import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const flood = readContent('personal/flood.yaml');
const site = readContent('site.yaml');

const slugs = ['homeowners', 'auto', 'rental-property', 'condo', 'classic-auto', 'builders-risk', 'flood', 'motorcycle', 'life'];
const content = (slug: string) => readContent(`personal/${slug}.yaml`);
const pathOf = (slug: string) => `/personal/${slug}-insurance`;
const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

for (const slug of slugs) {
  test.describe(pathOf(slug), () => {
    test('hero, overview, what we cover list, 7 highlights, enhancements, 4 differentiators, who we work with list, Get Quote; prints on two pages', async ({
      page,
    }) => {
      await page.goto(pathOf(slug));

      await test.step('hero, overview, what we cover list', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ insurance$/);
        expect(await section(page, content(slug).whatWeCover.heading).getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
      });
      await test.step('coverage highlights (7 cards)', async () => {
        await expect(section(page, content(slug).layout.headings.highlights).getByRole('listitem')).toHaveCount(7);
      });
      await test.step('enhancements list (at additional cost)', async () => {
        await expect(page.getByRole('heading', { level: 2, name: content(slug).layout.headings.enhancements })).toBeVisible();
        const enhancements = page.locator('#enhancements');
        await expect(enhancements).toContainText('at additional cost');
        expect(await enhancements.getByRole('listitem').count()).toBeGreaterThanOrEqual(6);
      });
      await test.step('differentiators (4 cards with icon)', async () => {
        const cards = section(page, content(slug).layout.headings.differentiators).getByRole('listitem');
        await expect(cards).toHaveCount(4);
        await expect(cards.locator('svg')).toHaveCount(4);
      });
      await test.step('who we work with list', async () => {
        expect(await section(page, 'Who we work with').getByRole('listitem').count()).toBeGreaterThanOrEqual(6);
      });
      await test.step('call-to-action button labelled Get Quote: quote application, new tab', async () => {
        const buttons = page.getByRole('main').getByRole('link', { name: 'Get Quote (opens in a new tab)', exact: true });
        await expect(buttons).toHaveCount(2);
        for (const button of await buttons.all()) {
          await expect(button).toHaveAttribute('href', 'https://quote.benchmark.example/');
          await expect(button).toHaveAttribute('target', '_blank');
        }
      });
      await test.step('500+ words of its own, a worked example in dollars, the Texas note', async () => {
        await expect(page.getByRole('main')).toContainText(/(?:\S+\s+){500}/, { useInnerText: true });
        const example = page.locator('section').filter({ hasText: 'Illustrative example' });
        expect(await example.getByRole('cell', { name: /^−?\$[\d,]+$/ }).count()).toBeGreaterThanOrEqual(3);
        await expect(page.locator('#texas')).toContainText('Texas');
        await expect(page.locator('#texas')).toContainText(/Last reviewed \w+ \d{1,2}, \d{4}/);
        const { sources = [] } = content(slug).texas;
        for (const source of sources) await expect(page.locator('#texas').getByText(/^Sources?:/)).toContainText(source);
      });
      await test.step('links to two related lines', async () => {
        const related = await page
          .locator('#related-lines')
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(new Set(related).size).toBe(2);
        for (const path of related) expect(slugs.filter((other) => other !== slug).map(pathOf)).toContain(path);
      });

      await test.step('prints on at most two pages with the questions to ask, without header, menu and contact', async () => {
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        for (const format of ['A4', 'Letter']) {
          const pdf = (await page.pdf({ format, tagged: true, outline: true })).toString('latin1');
          expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, format).toBeLessThanOrEqual(2);
          // Chromium writes the printed headings into the PDF outline as plain text.
          for (const heading of [title, content(slug).layout.headings.highlights, 'Questions to bring'])
            expect(pdf).toContain(`/Title (${heading})`);
          expect(pdf).not.toContain('/Title (Related coverage)');
        }

        await page.emulateMedia({ media: 'print' });
        const printed = page.locator('body');
        const seen = { useInnerText: true };
        await expect(printed).toHaveText(
          new RegExp(`^\\s*Benchmark\\s.*${site.phone.display.replace(/[()]/g, '\\$&')}.*${title}`, 's'),
          seen,
        );
        for (const question of await page.locator('#questions').getByRole('listitem').all()) await expect(question).toHaveText(/\?$/);
        for (const absent of ['MENU', 'Contact Us', 'Get Quote', 'Privacy Notice']) await expect(printed).not.toContainText(absent, seen);
      });
    });
  });
}

test('The Print button prints the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await open(page, pathOf('condo'));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test.describe('content claims', () => {
  for (const [claim, slug, words] of [
    ['extended replacement cost up to 150% of dwelling limit', 'homeowners', 'on eligible policies, up to 150% of the dwelling limit'],
    ['extended vacancy coverage up to 60 days', 'rental-property', 'on eligible policies, up to 60 days while between tenants'],
    ['classic cars are 25+ years old', 'classic-auto', 'a car 25 years or older (25+)'],
    ['flood waiting period typically 30 days for the national program', 'flood', 'typically 30 days in the national program'],
  ] as const) {
    test(claim, async ({ page }) => {
      await page.goto(pathOf(slug));
      await expect(section(page, content(slug).layout.headings.highlights).getByRole('listitem').first()).toContainText(words);
    });
  }
});

test.describe('flood slider', () => {
  const slider = (page: Page) => page.getByRole('slider', { name: 'Let the water rise' });
  const flooded = (page: Page) => page.getByRole('img', { name: /house in flood water/ });
  const dry = (page: Page) => page.getByRole('img', { name: /same house on a dry day/ });

  test('the labeled slider works by keyboard and announces the water level', async ({ page }) => {
    await open(page, pathOf('flood'));
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Dry: $0');
    await expect(dry(page)).toBeVisible();
    await expect(flooded(page)).toBeHidden();

    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/stands in the street and on the lawn/)).toBeVisible();
    await expect(flooded(page)).toBeVisible();
    await expect(dry(page)).toBeVisible();

    await page.keyboard.press('End');
    const cost = flood.example.rows.find(({ total }) => total)!.amount;
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `No policy: ${cost}`);
    await expect(dry(page)).toBeHidden();
    await page.keyboard.press('Home');
    await expect(flooded(page)).toBeHidden();
  });

  test('with reduced motion the water does not animate', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pathOf('flood'));
    await slider(page).focus();
    await expect(page.locator('[data-state="loaded"]').getByAltText(/house in flood water/)).toBeAttached();
    await page.keyboard.press('End');
    await expect(page.getByText(/Without a flood policy/)).toBeVisible();
    expect(await dry(page).isVisible()).toBe(false);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the flooded image is visible, the slider and the Print button are not', async ({ page }) => {
      await page.goto(pathOf('flood'));
      await expect(flooded(page)).toBeVisible();
      await expect(slider(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(dry(page)).toBeHidden();
    });
  });
});

test.describe('/personal', () => {
  test('lists all nine lines with a description of each', async ({ page }) => {
    await page.goto('/personal');
    const needs = page.getByRole('listitem').filter({ hasText: 'You need this if ' });
    await expect(needs).toHaveCount(9);
    const links = needs.getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.sort()).toEqual(slugs.map(pathOf).sort());
  });

  test('the questions in the hero link to groups of lines, and each line links to its page', async ({ page }) => {
    await open(page, '/personal');
    await page.getByRole('link', { name: 'Would someone struggle without your income?' }).click();
    await expect(page).toHaveURL('/personal#people');
    await page.getByRole('listitem').filter({ hasText: 'someone would struggle to keep the house' }).click();
    await expect(page).toHaveURL(pathOf('life'));
  });
});
