/** All content checks, for npm run check:content and the editor. They never read files, because the editor runs them in the browser. */

import { checkPromises } from '../promises.ts';
import { checkAmericanWording } from './american-wording.ts';
import { type ContentFile, inOneLanguage, type Problem } from './content-file.ts';
import { checkFacts } from './facts.ts';
import { checkFigures } from './figures.ts';
import { checkForbiddenClaims } from './forbidden-claims.ts';
import { checkGlossary } from './glossary.ts';
import { checkInsurers } from './insurers.ts';
import { checkLinks } from './links.ts';
import { published } from './parts.ts';
import { checkPictures } from './pictures.ts';
import { checkReferences } from './references.ts';
import { checkRepeats } from './repeats.ts';
import { checkSchemas } from './schemas.ts';
import { checkSiteFacts } from './site-facts.ts';
import { checkSources } from './sources.ts';
import { checkSpanish } from './spanish.ts';
import { checkSums } from './sums.ts';
import { checkLengths } from './word-counts.ts';

const checks = [checkSchemas, checkSiteFacts, checkFacts, checkSpanish, checkSums];

/** These check English files only; checkSpanish checks the translations. */
const englishChecks = [
  checkForbiddenClaims,
  checkPromises,
  checkAmericanWording,
  checkInsurers,
  checkPictures,
  checkReferences,
  checkFigures,
  checkLengths,
  checkRepeats,
  checkGlossary,
  checkSources,
];

export function checkContent(all: ContentFile[]): Problem[] {
  const content = published(all);
  return [
    ...checks.flatMap((check) => check(content.filter(wasRead))),
    ...checkLinks(content),
    ...englishChecks.flatMap((check) => check(inOneLanguage(content, 'en').filter(({ file }) => !file.startsWith('spanish-')))),
  ];
}

export const wasRead = ({ value }: ContentFile) => value !== undefined;
