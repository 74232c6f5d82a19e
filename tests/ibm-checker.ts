/** IBM's accessibility checker, which finds problems that axe does not. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

declare const ace: typeof import('accessibility-checker-engine/ace');

const engine = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8');

/** WCAG 2.2 violations that the checker finds in the current state of the page. */
export async function ibmFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  return page.evaluate(async () => {
    const checker = new ace.Checker();
    const wcag = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2')!;
    const ignored = [
      // This rule ignores backgrounds drawn by ::before. axe and tokens.test.ts check contrast.
      'text_contrast_sufficient',
      // This rule only reports possible violations, never definite ones, and takes most of the checker's time.
      'element_tabbable_unobscured',
    ];
    const checkpoints = wcag.checkpoints.map((point) => ({ ...point, rules: point.rules?.filter(({ id }) => !ignored.includes(`${id}`)) }));
    checker.addGuideline({ ...wcag, id: 'ours', checkpoints });
    const { results } = await checker.check(document, ['ours']);
    if (results.length < 50) return [`only ${results.length} results`];
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  });
}
