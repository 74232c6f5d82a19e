import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { recordImage } from '../lib/image-timing';
import { pictureSources, shapeOf } from '../lib/picture-sources';
import styles from './picture.module.css';

interface Props {
  /** The picture's name, for example real_estate. */
  name: string;
  alt: string;
  /** How wide the picture is shown, as in the sizes attribute. */
  sizes: string;
  /** Loads at once and is preloaded: for the largest picture of a page. A media query: where it is shown at all. */
  priority?: boolean | string;
  /** Loads at once. */
  eager?: boolean;
  /** Frame: a tinted 16/9 card, or none (the picture stands on the ground). */
  frame?: 'wide' | 'none';
  tint?: 'sky' | 'sand' | 'sage';
  /** Another picture up to 600 px: for a wide one that would be too small there. */
  narrow?: { name: string; sizes: string };
}

const narrowMedia = '(max-width: 600px)';

type State = 'waiting' | 'loading' | 'loaded' | 'failed';

export function Picture({ name, alt, sizes, priority = false, eager = false, frame = 'none', tint = 'sky', narrow }: Props) {
  const now = Boolean(priority) || eager;
  const somewhere = typeof priority === 'string' ? priority : undefined;
  const box = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const started = useRef(0);
  const [state, setState] = useState<State>(now ? 'loading' : 'waiting');
  const source = pictureSources(name);
  const narrowSource = narrow && { ...pictureSources(narrow.name), sizes: narrow.sizes };

  if (priority) {
    const preloadFor = ({ fallback, avif }: typeof source, imageSizes: string, media?: string) =>
      preload(fallback, { as: 'image', imageSrcSet: avif, imageSizes, type: 'image/avif', fetchPriority: 'high', media });
    preloadFor(source, sizes, somewhere ?? (narrow && '(min-width: 600.02px)'));
    if (narrowSource) preloadFor(narrowSource, narrowSource.sizes, narrowMedia);
  }

  // A picture that was in the HTML may have finished before React was there.
  useEffect(() => {
    if (!now) return;
    const element = image.current;
    if (element?.complete) setState(element.naturalWidth > 0 ? 'loaded' : 'failed');
  }, [now]);

  useEffect(() => {
    if (now || !box.current) return;
    const show = () => {
      started.current = performance.now();
      setState((was) => (was === 'waiting' ? 'loading' : was));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        show();
        observer.disconnect();
      },
      { rootMargin: '50px', threshold: 0.1 },
    );
    observer.observe(box.current);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [now]);

  const finish = (result: 'loaded' | 'failed') => {
    setState(result);
    if (result === 'loaded' && started.current)
      recordImage(image.current?.currentSrc ?? source.fallback, performance.now() - started.current);
  };

  const tag = (events: boolean) => (
    <picture>
      {narrowSource && (
        <>
          <source media={narrowMedia} type="image/avif" srcSet={narrowSource.avif} sizes={narrowSource.sizes} width="1600" height="1200" />
          <source media={narrowMedia} srcSet={`${narrowSource.fallback} 960w`} sizes={narrowSource.sizes} width="1600" height="1200" />
        </>
      )}
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <img
        {...(events && { ref: image, onLoad: () => finish('loaded'), onError: () => finish('failed') })}
        src={source.fallback}
        width={source.width}
        height={source.height}
        alt={alt}
        decoding="async"
        // not fetched while it is not shown
        loading={somewhere ? 'lazy' : undefined}
        {...(priority && { fetchPriority: 'high' as const })}
      />
    </picture>
  );

  return (
    <div
      ref={box}
      className={styles.picture}
      data-state={now && state === 'loading' ? 'eager' : state}
      data-frame={frame}
      data-tint={tint}
      data-shape={shapeOf(name)}
      data-narrow={narrow ? '' : undefined}
    >
      {state === 'failed' ? (
        <p className={styles.failed}>
          <ImageOff className="icon" aria-hidden="true" />
          Failed to load image
        </p>
      ) : state === 'waiting' ? (
        <noscript>{tag(false)}</noscript>
      ) : (
        tag(true)
      )}
    </div>
  );
}
