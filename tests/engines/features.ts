/** What the site uses where a browser has it, and what visitors get where it does not. Each question is asked on the home page. */
export interface Feature {
  name: string;
  without: string;
  has: () => boolean;
}

export const features: Feature[] = [
  {
    name: 'AVIF pictures',
    without: 'the WebP file',
    has: () => document.querySelector<HTMLImageElement>('main picture img')?.currentSrc.endsWith('.avif') ?? false,
  },
  { name: 'View transitions', without: 'pages change at once', has: () => 'startViewTransition' in document },
  {
    name: 'Speculation rules',
    without: 'before React runs, a page is fetched on the click and not on hover',
    has: () => HTMLScriptElement.supports?.('speculationrules') ?? false,
  },
  { name: 'requestIdleCallback', without: 'React starts right after loading', has: () => 'requestIdleCallback' in window },
  { name: '::details-content', without: 'answers open at once', has: () => CSS.supports('selector(::details-content)') },
  { name: 'text-wrap: balance', without: 'headings break where they are full', has: () => CSS.supports('text-wrap', 'balance') },
  { name: 'text-wrap: pretty', without: 'paragraphs may end in a single word', has: () => CSS.supports('text-wrap', 'pretty') },
  {
    name: 'CSS anchor positioning',
    without: 'a definition opens at the lower edge',
    has: () => CSS.supports('position-area', 'block-end'),
  },
  { name: 'Custom highlights', without: 'the glossary finds without marking', has: () => 'highlights' in CSS },
  { name: 'Service workers', without: 'no offline page', has: () => 'serviceWorker' in navigator },
];
