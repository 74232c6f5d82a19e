/** <site-picture>, rendered by app/ui/picture.tsx: a skeleton while loading, then the picture or an error message. */
import { recordImage } from './image-timing';

const lazy = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) (target as SitePicture).show();
  },
  { rootMargin: '50px', threshold: 0.1 },
);

class SitePicture extends HTMLElement {
  connectedCallback() {
    // an eager picture may have loaded or failed before this script ran
    const image = this.querySelector('img');
    if (image) this.#trackLoading(image);
    else lazy.observe(this);
  }

  disconnectedCallback() {
    lazy.unobserve(this);
  }

  /** Copies the HTML of a lazy picture out of its <noscript>, which shows the picture if scripts are disabled. */
  show() {
    lazy.unobserve(this);
    const text = this.querySelector('noscript')?.textContent;
    if (!text || this.querySelector('img')) return;
    this.removeAttribute('role');
    this.removeAttribute('aria-label');
    this.insertAdjacentHTML('beforeend', text);
    this.#trackLoading(this.querySelector('img')!);
  }

  #trackLoading(image: HTMLImageElement) {
    const finish = () => {
      const failed = image.naturalWidth === 0;
      this.dataset.state = failed ? 'failed' : 'loaded';
      if (failed) {
        image.closest('picture')?.remove();
        const words = [document.body.dataset.brokenPicture, image.alt].filter(Boolean);
        this.append(Object.assign(document.createElement('p'), { textContent: words.join(': ') }));
      } else recordImage(image.currentSrc, performance.getEntriesByName(image.currentSrc, 'resource').at(-1)?.duration ?? 0);
    };
    // `display: none` pictures are not fetched and have no currentSrc
    if (image.complete && image.currentSrc) return finish();
    if (this.dataset.state === 'waiting') this.dataset.state = 'loading';
    image.addEventListener('load', finish, { once: true });
    image.addEventListener('error', finish, { once: true });
  }
}

export function watchPictures(): void {
  customElements.define('site-picture', SitePicture);
  addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll<SitePicture>('site-picture')) picture.show();
  });
}
