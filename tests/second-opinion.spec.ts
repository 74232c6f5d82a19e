/** IBM's accessibility checker beside axe (tests/every-page.spec.ts): two engines see more than one. */
import { fileURLToPath } from 'node:url';
import { kinds } from './kinds.ts';
import { expect, open, test } from './site-test';

declare const ace: { Checker: new () => { check(document: Document, policies: string[]): Promise<{ results: Finding[] }> } };
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
        const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
        return (
          results
            .filter(({ value: [kind, sure] }) => kind === 'VIOLATION' && sure === 'FAIL')
            // it takes the ground under a letter from elements alone, and ours may be drawn by ::before; axe and tokens.test.ts measure colours
            .filter(({ ruleId }) => ruleId !== 'text_contrast_sufficient')
            .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`)
        );
      });
      expect(faults, `${width} px`).toEqual([]);
    }
  });
