/** Pages of personal lines: print, and links of the overview. tests/build/page-content.test.ts reads their content. */
import { readContent } from '../content-model/read';
import { personalSlugs } from './site-paths.ts';
import { expect, open, test } from './site-test';

const site = readContent('site.yaml');

const pathOf = (slug: string) => `/personal/${slug}-insurance`;

for (const slug of personalSlugs)
  test(`${pathOf(slug)} prints on at most two pages with the questions to ask, without header, menu and contact`, async ({ page }) => {
    const { layout, questions } = readContent(`personal/${slug}.yaml`);
    await page.goto(pathOf(slug));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format, tagged: true, outline: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, format).toBeLessThanOrEqual(2);
      // Chromium writes the printed headings into the PDF outline as plain text.
      for (const heading of [title, layout.headings.highlights, 'Questions to bring']) expect(pdf).toContain(`/Title (${heading})`);
      expect(pdf).not.toContain('/Title (Related coverage)');
    }

    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('body');
    const seen = { useInnerText: true };
    await expect(printed).toHaveText(new RegExp(`^\\s*Benchmark\\s.*${site.phone.display.replace(/[()]/g, '\\$&')}.*${title}`, 's'), seen);
    for (const question of questions) await expect(printed).toContainText(question, seen);
    for (const absent of ['MENU', 'Contact Us', 'Get Quote', 'Privacy Notice']) await expect(printed).not.toContainText(absent, seen);
  });

test('The Print button prints the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await open(page, pathOf('condo'));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('the questions in the hero link to groups of lines, and each line links to its page', async ({ page }) => {
  await open(page, '/personal');
  await page.getByRole('link', { name: 'Would someone struggle without your income?' }).click();
  await expect(page).toHaveURL('/personal#people');
  await page.getByRole('listitem').filter({ hasText: 'someone would struggle to keep the house' }).click();
  await expect(page).toHaveURL(pathOf('life'));
});
