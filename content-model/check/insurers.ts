/** Reports numbers of insurers that nobody has checked for too long. */
import { daysBetween, insurerAge } from '../insurer-age.ts';
import { type ContentFile, contentOf, type Problem } from './content-file.ts';
import { today } from './facts.ts';

const file = 'insurers.yaml';

/** Invented insurers have no numbers that anybody could check. */
const isSample = (content: ContentFile[]) => contentOf(content, 'site.yaml')?.sampleContent === true;

const olderThan = (content: ContentFile[], days: number, until = Number.POSITIVE_INFINITY): Problem[] =>
  (isSample(content) ? [] : (contentOf(content, file) ?? [])).flatMap(({ name, checked }) => {
    const age = daysBetween(checked, today());
    return age > days && age <= until
      ? [
          {
            file,
            message: `“${name}”: last checked ${age} days ago: call the numbers, open the addresses, then set the day. After ${insurerAge.fail} days the website cannot be built`,
          },
        ]
      : [];
  });

export const checkInsurers = (content: ContentFile[]) => olderThan(content, insurerAge.fail);

/** A warning, because there is still time. */
export const insurersToCheck = (content: ContentFile[]) => olderThan(content, insurerAge.warn, insurerAge.fail);
