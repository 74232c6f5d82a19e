import { pictureSources } from './picture-sources';

interface Options {
  name: string;
  alt: string;
  sizes: string;
  /** Sets fetchpriority="high". */
  urgent?: boolean;
  /** Sets loading="lazy", so that the picture is not fetched at widths where it has `display: none`. */
  lazy?: boolean;
}

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
export function pictureHtml({ name, alt, sizes, urgent, lazy }: Options): string {
  const source = pictureSources(name);
  return [
    '<picture>',
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
  ].join('');
}
