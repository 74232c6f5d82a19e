import { pictureSources } from './picture-sources';

interface Options {
  name: string;
  alt: string;
  sizes: string;
  /** Another picture for widths up to 600 px. */
  narrow?: { name: string; sizes: string };
  /** Sets fetchpriority="high". */
  urgent?: boolean;
  /** Sets loading="lazy", so that the picture is not fetched at widths where it has `display: none`. */
  lazy?: boolean;
}

export const narrowMedia = '(max-width: 600px)';

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (name: string, attributes: Record<string, string | number | false | undefined>) =>
  `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')}>`;

/**
 * The <picture> element as HTML. app/ui/picture.tsx puts a picture that is not loaded at once into <noscript>, from which
 * app/browser/site-picture.ts inserts it.
 */
export function pictureHtml({ name, alt, sizes, narrow, urgent, lazy }: Options): string {
  const source = pictureSources(name);
  const other = narrow && pictureSources(narrow.name);
  return [
    '<picture>',
    other && tag('source', { media: narrowMedia, type: 'image/avif', srcset: other.avif, sizes: narrow.sizes, width: 1600, height: 1200 }),
    other && tag('source', { media: narrowMedia, srcset: `${other.fallback} 960w`, sizes: narrow.sizes, width: 1600, height: 1200 }),
    tag('source', { type: 'image/avif', srcset: source.avif, sizes }),
    tag('img', {
      // `loading` and `fetchpriority` must precede `src`, or the browser starts the request without them
      loading: lazy && 'lazy',
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
