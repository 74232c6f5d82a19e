/**
 * Derives the color tokens from two brand colors: each token keeps its luminance, so that all contrasts stay as they are, and takes the
 * hue and, within limits, the strength of the brand color that it belongs to. Neutral, green and red tokens stay.
 */

/** OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
interface Color {
  lightness: number;
  chroma: number;
  hue: number;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
const channels = (hex: string) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Matrices of https://bottosson.github.io/posts/oklab/ */
function toColor(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function toChannels({ lightness, chroma, hue }: Color): number[] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (parts: number[]) => parts.every((part) => part >= -0.0005 && part <= 1.0005);
const toHex = (parts: number[]) =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, part)))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The color of this hue and at most this chroma that has the luminance of `hex`. */
function withHue(hex: string, hue: number, chroma: number): string {
  const wanted = luminance(channels(hex));
  for (let strength = chroma; ; strength *= 0.94) {
    let [low, high] = [0, 1];
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2;
      if (luminance(toChannels({ lightness: middle, chroma: strength, hue })) < wanted) low = middle;
      else high = middle;
    }
    const parts = toChannels({ lightness: low, chroma: strength, hue });
    if (isShown(parts) || strength < 0.001) return toHex(parts);
  }
}

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The two brand colors. */
export interface Brand {
  main: string;
  accent: string;
}

/** States keep their colors, whatever the brand. */
const kept = /^\s*--(?:ok|err)/;

/** For each color of tokens.css that belongs to a brand color, its new value. */
export function newColors(tokens: string, brand: Brand): Map<string, string> {
  const base = { main: toColor(tokenOf(tokens, 'fg')), accent: toColor(tokenOf(tokens, 'mark')) };
  const own = { main: toColor(brand.main), accent: toColor(brand.accent) };
  const strength = (part: keyof Brand) => clamp(0.6, own[part].chroma / base[part].chroma, 1.6);
  const lines = tokens.split('\n').filter((line) => /^\s*--/.test(line) && !kept.test(line));
  const all = lines.flatMap((line) => line.match(/#[\da-f]{6}/g) ?? []);
  return new Map(
    [...new Set(all)].flatMap((hex) => {
      const color = toColor(hex);
      const near = (part: keyof Brand, range: number, least: number) => apart(color.hue, base[part].hue) < range && color.chroma >= least;
      const part = near('main', 32, 0.008) ? 'main' : near('accent', 22, 0.07) ? 'accent' : undefined;
      return part ? [[hex, withHue(hex, own[part].hue, color.chroma * strength(part))] as const] : [];
    }),
  );
}

export function tokenOf(tokens: string, name: string): string {
  const [, hex] = tokens.match(new RegExp(String.raw`--${name}: (?:light-dark\()?(#[\da-f]{6})`)) ?? [];
  if (!hex) throw new Error(`tokens.css has no color --${name}`);
  return hex;
}

/** Replaces the colors of a file, with or without an opacity behind them. */
export const recolored = (source: string, colors: Map<string, string>) =>
  source.replaceAll(/#[\da-f]{6}(?=[\da-f]{2}\b|\b)/g, (hex) => colors.get(hex) ?? hex);
