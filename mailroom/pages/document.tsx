import { SvgSymbols } from '../../app/shell/svg-symbols';
import { SkipLink } from '../../app/ui/skip-link';
import type { VisitorWords } from '../visitor-words.ts';

/** Applies the theme that was chosen on the site. Without scripts the pages are light, as the site is. */
export const themeScript = "try { if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark' } catch {}";

export interface Assets {
  stylesheet: string;
  script: string;
}

interface Props {
  title: string;
  /** In English for staff, in the visitor's language for visitors. */
  words: VisitorWords;
  assets: Assets;
  children: React.ReactNode;
}

export function Document({ title, words, assets, children }: Props) {
  return (
    <html lang={words.language} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${words.site.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, hashed into the security policy */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="stylesheet" href={assets.stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <SvgSymbols />
        <SkipLink label={words.skip} />
        {children}
      </body>
    </html>
  );
}
