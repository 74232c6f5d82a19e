/** Leaves out the files of parts that are switched off, and names the texts that still speak of them. */
import { isEntryOff, isFileOff, type Switches, wordsOff } from '../parts.ts';
import type { Site } from '../schemas/site.ts';
import { type ContentFile, labeledTexts, type Problem } from './content-file.ts';

/** The switches, even if something else in content/site.yaml is wrong. */
export const switchesOf = (content: ContentFile[]): Switches =>
  (content.find(({ file }) => file === 'site.yaml')?.value as Partial<Site> | undefined)?.parts;

export function published(content: ContentFile[]): ContentFile[] {
  const switches = switchesOf(content);
  return content.filter(({ file }) => !isFileOff(switches, file));
}

/** What pages show of a value: fields named after a part, and entries of lists that lead there, are left out with it. */
function shownOf(value: unknown, switches: Switches): unknown {
  if (Array.isArray(value)) return value.map((one) => (isEntryOff(switches, one) ? undefined : shownOf(one, switches)));
  if (typeof value !== 'object' || value === null) return isAddress.test(String(value)) ? undefined : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, switches && Reflect.get(switches, key) === false ? undefined : shownOf(one, switches)]),
  );
}
const isAddress = /^[a-z\d/.:#?=&-]+$/;

/** Warnings, because the pages are gone and the words only sound odd. */
export function wordsOfPartsOff(content: ContentFile[]): Problem[] {
  const switches = switchesOf(content);
  return content
    .filter(
      ({ file, value }) => value !== undefined && !(value instanceof Error) && !/^(?:editor|mailroom|glossary-rules|spanish-)/.test(file),
    )
    .flatMap((one) =>
      labeledTexts({ ...one, value: shownOf(one.value, switches) }).flatMap(({ label, text }) =>
        wordsOff(switches, text).map(({ part, words }) => ({
          file: one.file,
          message: `${label()}: “${words}”: the part “${part}” of content/site.yaml is switched off: does this still read right?`,
        })),
      ),
    );
}
