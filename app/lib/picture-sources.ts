/** The image files of a picture, as created by art/generate-images.ts (npm run images). */
export const shapes = {
  scene: { width: 1600, height: 1200, widths: [160, 480, 960, 1200, 1600], fallback: 960 },
  hero: { width: 2400, height: 1350, widths: [480, 960, 1200, 1600, 2400], fallback: 960 },
  portrait: { width: 640, height: 640, widths: [160, 320, 640], fallback: 320 },
} as const;

export type PictureShape = keyof typeof shapes;

export const shapeOf = (name: string): PictureShape => (name === 'hero' ? 'hero' : name.startsWith('portrait_') ? 'portrait' : 'scene');

export function pictureSources(name: string) {
  const { width, height, widths, fallback } = shapes[shapeOf(name)];
  const file = `/images/${name.replaceAll('_', '-')}`;
  return {
    width,
    height,
    avif: widths.map((w) => `${file}-${w}.avif ${w}w`).join(', '),
    fallback: `${file}-${fallback}.webp`,
  };
}
