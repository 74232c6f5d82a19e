import { SvgSymbols } from '../../app/shell/svg-symbols';
import { readContent } from '../../content-model/read.ts';
import { words } from '../words.ts';
import styles from './document.module.css';

const site = readContent('site.yaml');

/** The theme that was chosen on the site; without scripts it is light, as there. */
export const themeScript = "try { if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark' } catch {}";

interface Props {
  title: string;
  stylesheet: string;
  children: React.ReactNode;
}

export function Document({ title, stylesheet, children }: Props) {
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, hashed into the security policy */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <SvgSymbols />
        <a className={styles.skip} href="#main">
          {words.skip}
        </a>
        {children}
      </body>
    </html>
  );
}
