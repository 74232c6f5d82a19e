/** IBM's accessibility checker beside axe (tests/every-page.spec.ts): two engines see more than one. */
import { fileURLToPath } from 'node:url';
import { kinds } from './kinds.ts';
import { expect, open, test } from './site-test';

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

const engine = fileURLToPath(import.meta.resolve('accessibility-checker-engine'));

// colours that are still fading would be measured halfway
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
test.setTimeout(120_000);

for (const path of kinds)
  test(`${path}: IBM’s checker finds no violation of WCAG 2.2 at 390 and 1440 px`, async ({ page, quiet }) => {
    // on a page of ten thousand elements it tells how far it is
    quiet.allow(/Progress: \d+%/);
    await open(page, path);
    await page.addScriptTag({ path: engine });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(async () => {
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
      expect(faults, `${width} px`).toEqual([]);
    }
  });
