import { z } from 'zod';
import { pictureNames } from '../../app/lib/picture-manifest.ts';
import { percent } from './shared.ts';

export const pictures = z.partialRecord(
  z.enum(pictureNames),
  z.strictObject({
    points: z.record(z.string(), z.tuple([percent, percent])).describe('Name of a thing on the picture: x and y, in per cent of its frame'),
  }),
);
