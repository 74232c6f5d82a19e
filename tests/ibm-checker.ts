/** IBM's accessibility checker beside axe: two engines see more than one. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

interface Guideline {
  id: string;
  checkpoints: { rules: { id: string }[] }[];
}
declare const ace: {
  Checker: new () => {
    getGuidelines(): Guideline[];
    addGuideline(guideline: Guideline): void;
    check(document: Document, guidelines: string[]): Promise<{ results: Finding[] }>;
  };
};
interface Finding {
  ruleId: string;
  /** What kind of finding, and how sure: VIOLATION and FAIL is certain. */
  value: [string, string];
  message: string;
  snippet: string;
}

const engine = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8');

/** What IBM's checker calls a violation of WCAG 2.2 in the page as it stands. */
export async function ibmFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  return page.evaluate(async () => {
    const checker = new ace.Checker();
    const wcag = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2')!;
    const left = [
      // it takes the ground under a letter from elements alone, and ours may be drawn by ::before; axe and tokens.test.ts measure colours
      'text_contrast_sufficient',
      // it never tells more than what to look at, and takes most of the time
      'element_tabbable_unobscured',
    ];
    const checkpoints = wcag.checkpoints.map((point) => ({ ...point, rules: point.rules.filter(({ id }) => !left.includes(id)) }));
    checker.addGuideline({ ...wcag, id: 'ours', checkpoints });
    const { results } = await checker.check(document, ['ours']);
    if (results.length < 50) return [`only ${results.length} things were looked at`];
    return results
      .filter(({ value: [kind, sure] }) => kind === 'VIOLATION' && sure === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  });
}
