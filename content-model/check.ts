/**
 * Checks all words of the site. Run by npm run build and npm test, alone with: npm run check:content
 * With a part of a path it reports on matching files only: npm run check:content energy
 */

import { type ContentFile, loadContent, type Problem } from './check/content.ts';
import { checkFacts } from './check/facts.ts';
import { checkFigures } from './check/figures.ts';
import { checkGlossary } from './check/glossary.ts';
import { checkLengths } from './check/lengths.ts';
import { checkPictures } from './check/pictures.ts';
import { checkPromises } from './check/promises.ts';
import { checkReferences } from './check/references.ts';
import { checkRepeats } from './check/repeats.ts';
import { checkShape } from './check/shape.ts';
import { checkUsage } from './check/usage.ts';

const checks = [
  checkShape,
  checkFacts,
  checkPromises,
  checkUsage,
  checkPictures,
  checkReferences,
  checkFigures,
  checkLengths,
  checkRepeats,
  checkGlossary,
];

export const checkContent = (content: ContentFile[]): Problem[] => checks.flatMap((check) => check(content));

if (import.meta.main) {
  const [part = ''] = process.argv.slice(2);
  const content = loadContent();
  const problems = checkContent(content).filter(({ file }) => file.includes(part));
  for (const { file, message } of problems) console.error(`content/${file}: ${message}`);
  if (problems.length) console.error(`content: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  else console.log(`content: fine (${content.length} files)`);
  process.exitCode = problems.length ? 1 : 0;
}
