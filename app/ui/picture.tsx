import { preload } from 'react-dom';
import { narrowMedia, pictureHtml } from '../lib/picture-html';
import { pictureSources, shapeOf } from '../lib/picture-sources';
import styles from './picture.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** app/browser/pictures.ts */
      'site-picture': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string | undefined };
    }
  }
}

interface Props {
  /** The picture's name, for example real_estate. */
  name: string;
  alt: string;
  /** How wide the picture is shown, as in the sizes attribute. */
  sizes: string;
  /**
   * Loads at once and is preloaded: for the largest picture of a page. A media query: where it is shown at all. Inside
   * an island it is `eager`, and the page calls preloadPicture.
   */
  priority?: boolean | string;
  /** Loads at once. */
  eager?: boolean;
  /** Frame: a tinted 16/9 card, or none (the picture stands on the ground). */
  frame?: 'wide' | 'none';
  tint?: 'sky' | 'sand' | 'sage';
  /** Another picture up to 600 px: for a wide one that would be too small there. */
  narrow?: { name: string; sizes: string };
}

/** Skeleton, then the picture or the sentence that it failed: the states change in the browser (app/browser/pictures.ts). */
export function Picture({ name, alt, sizes, priority = false, eager = false, frame = 'none', tint = 'sky', narrow }: Props) {
  const now = Boolean(priority) || eager;
  const somewhere = typeof priority === 'string' ? priority : undefined;
  if (priority) {
    preloadPicture(name, sizes, somewhere ?? (narrow && '(min-width: 600.02px)'));
    if (narrow) preloadPicture(narrow.name, narrow.sizes, narrowMedia);
  }
  const html = pictureHtml({ name, alt, sizes, narrow, urgent: Boolean(priority), whereShown: Boolean(somewhere) });
  return (
    <site-picture
      class={styles.picture}
      data-state={now ? 'eager' : 'waiting'}
      data-frame={frame}
      data-tint={tint}
      data-shape={shapeOf(name)}
      data-narrow={narrow ? '' : undefined}
      // as text, also for what the browser puts in: React leaves it alone
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own pictures, and texts that are escaped
      dangerouslySetInnerHTML={{ __html: now ? html : `<noscript>${html}</noscript>` }}
      suppressHydrationWarning
    />
  );
}

export function preloadPicture(name: string, sizes: string, media?: string): void {
  const { fallback, avif } = pictureSources(name);
  preload(fallback, { as: 'image', imageSrcSet: avif, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high', media });
}
