/** Reports pictures that content shows and whose master is gone from art/masters, as after a deletion under Assets of the editor. */
import { existsSync } from 'node:fs';
import { pictureNames } from '../../art/picture-manifest.ts';
import { type ContentFile, type Problem, strings } from './content-file.ts';

const hasMaster = (name: string) => ['webp', 'jpg', 'jpeg', 'png'].some((ending) => existsSync(`art/masters/${name}.${ending}`));

export function checkMasters(content: ContentFile[], isThere = hasMaster): Problem[] {
  const gone: string[] = pictureNames.filter((name) => !isThere(name));
  if (!gone.length) return [];
  return content
    .filter(({ value }) => value && !(value instanceof Error))
    .flatMap(({ file, value }) =>
      gone
        .filter((name) => strings(value).some((text) => text === name || `portrait_${text}` === name))
        .map((name) => ({
          file,
          message: `Picture “${name}”: art/masters has no such file any more: bring it back, or choose another picture`,
        })),
    );
}
