import { preload } from 'react-dom';
import { pictureHtml } from '../lib/picture-html';
import { pictureSources, shapeOf } from '../lib/picture-sources';
import styles from './picture.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in app/browser/site-picture.ts. */
      'site-picture': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };
    }
  }
}

interface Props {
  /** File name in art/masters without extension, for example real_estate. */
  name: string;
  alt: string;
  /** Displayed width, in the syntax of the sizes attribute. */
  sizes: string;
  /**
   * Preloads the picture and loads it eagerly, for the largest picture of a page. A string is a media query for the widths at
   * which the picture is shown: at other widths it is neither preloaded nor loaded. Islands cannot add to the document head:
   * use `eager` there and call preloadPicture in the page.
   */
  priority?: boolean | string;
  /** Loads the picture eagerly, without a preload. */
  eager?: boolean;
  /** `wide` puts the picture on a tinted 16:9 card. */
  frame?: 'wide' | 'none';
  tint?: 'sky' | 'sand' | 'sage';
}

/** Shows a skeleton, then the picture or an error text; app/browser/site-picture.ts updates `data-state`. */
export function Picture({ name, alt, sizes, priority = false, eager = false, frame = 'none', tint = 'sky' }: Props) {
  const now = Boolean(priority) || eager;
  const media = typeof priority === 'string' ? priority : undefined;
  if (priority) preloadPicture(name, sizes, media);
  const html = pictureHtml({ name, alt, sizes, urgent: Boolean(priority), lazy: Boolean(media) });
  return (
    <site-picture
      class={styles.picture}
      data-state={now ? 'eager' : 'waiting'}
      // until it loads, for lists of pictures
      {...(!now && alt && { role: 'img', 'aria-label': alt })}
      data-frame={frame}
      data-tint={tint}
      data-shape={shapeOf(name)}
      // as inner HTML, so that React does not remove what the custom element inserts
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own image URLs and escaped text
      dangerouslySetInnerHTML={{ __html: now ? html : `<noscript>${html}</noscript>` }}
      suppressHydrationWarning
    />
  );
}

export function preloadPicture(name: string, sizes: string, media?: string): void {
  const { fallback, avif } = pictureSources(name);
  preload(fallback, { as: 'image', imageSrcSet: avif, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high', media });
}
