import { pictureSources } from './picture-sources';

interface Options {
  name: string;
  alt: string;
  sizes: string;
  /** Another picture up to 600 px. */
  narrow?: { name: string; sizes: string } | undefined;
  /** Asked for before others. */
  urgent?: boolean;
  /** Not fetched while it is not shown. */
  whereShown?: boolean;
}

export const narrowMedia = '(max-width: 600px)';

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (name: string, attributes: Record<string, string | number | false | undefined>) =>
  `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')}>`;

/**
 * A picture as text: in the page at once, or inside noscript, from where the browser's script takes it (app/browser/pictures.ts).
 */
export function pictureHtml({ name, alt, sizes, narrow, urgent, whereShown }: Options): string {
  const source = pictureSources(name);
  const other = narrow && pictureSources(narrow.name);
  return [
    '<picture>',
    other && tag('source', { media: narrowMedia, type: 'image/avif', srcset: other.avif, sizes: narrow.sizes, width: 1600, height: 1200 }),
    other && tag('source', { media: narrowMedia, srcset: `${other.fallback} 960w`, sizes: narrow.sizes, width: 1600, height: 1200 }),
    tag('source', { type: 'image/avif', srcset: source.avif, sizes }),
    tag('img', {
      // before src: else the browser has begun without them
      loading: whereShown && 'lazy',
      fetchpriority: urgent && 'high',
      decoding: 'async',
      src: source.fallback,
      width: source.width,
      height: source.height,
      alt,
    }),
    '</picture>',
  ]
    .filter(Boolean)
    .join('');
}
