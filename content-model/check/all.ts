/** All checks of content, for npm run check:content and the editor. They work on values: nothing here reads a file. */
import { type ContentFile, inOneLanguage, type Problem } from './content.ts';
import { checkFacts } from './facts.ts';
import { checkFigures } from './figures.ts';
import { checkGlossary } from './glossary.ts';
import { checkLengths } from './lengths.ts';
import { checkPictures } from './pictures.ts';
import { checkPromises } from './promises.ts';
import { checkReferences } from './references.ts';
import { checkRepeats } from './repeats.ts';
import { checkShape } from './shape.ts';
import { checkSources } from './sources.ts';
import { checkSpanish } from './spanish.ts';
import { checkSums } from './sums.ts';
import { checkUsage } from './usage.ts';

const checks = [checkShape, checkFacts, checkSpanish, checkSums];

/** Checks of English files only. Translations have checks of their own (spanish.ts). */
const englishChecks = [
  checkPromises,
  checkUsage,
  checkPictures,
  checkReferences,
  checkFigures,
  checkLengths,
  checkRepeats,
  checkGlossary,
  checkSources,
];

export const checkContent = (content: ContentFile[]): Problem[] => [
  ...checks.flatMap((check) => check(content.filter(wasRead))),
  ...englishChecks.flatMap((check) => check(inOneLanguage(content, 'en').filter(({ file }) => file !== 'spanish-terms.yaml'))),
];

export const wasRead = ({ value }: ContentFile) => value !== undefined;
