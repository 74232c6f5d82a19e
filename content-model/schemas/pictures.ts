import { z } from 'zod';
import { percent, scene } from './shared.ts';
import { path } from './text-types.ts';

/** The named points of each picture. */
export const pictures = z.array(
  z.strictObject({
    scene,
    points: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of a thing on the picture; pins of a page use it'),
          x: percent.describe('From the left edge, in percent of the width'),
          y: percent.describe('From the upper edge, in percent of the height'),
          path: path.describe('Page whose loss the home page shows here').optional(),
        }),
      )
      .min(1),
  }),
);
