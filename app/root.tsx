import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';
import { useContext } from 'react';
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { headScript, startAfterPaint } from './browser/head-script';
import { BrowserScripts } from './browser-scripts';
import { shell } from './data/content.server';
import { feedTitle } from './data/posts.server';
import { contactHref } from './lib/contact-href';
import { pageColor } from './lib/page-color';
import type { PageHandle, PageInfo } from './page-data';
import { JsonLd } from './sections/json-ld';
import { Footer } from './shell/footer';
import { Header } from './shell/header';
import { SideMenu } from './shell/side-menu';
import { SkipLink } from './shell/skip-link';
import { SvgSymbols } from './shell/svg-symbols';
import besley from './theme/fonts/besley.woff2?url';
import instrument from './theme/fonts/instrument-sans.woff2?url';

export function loader() {
  return { ...shell(), feedTitle };
}

/**
 * Prerenders pages on hover without the browser's default delay of 200 ms, because people click after about 300 ms.
 * Portals are left out, because they open a tab when they load; so are files.
 */
const pages = 'a[href^="/"]:not([href^="/portals/"], [href$=".xml"], [target])';
const speculationRules = {
  prerender: [
    { where: { selector_matches: `${pages}:hover` }, eagerness: 'eager' },
    { where: { selector_matches: pages }, eagerness: 'moderate' },
  ],
};

const inline = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

export function Layout({ children }: { children: React.ReactNode }) {
  const scripts = useContext(BrowserScripts);
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en" data-theme="light" data-offline={data?.site.offline ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={pageColor.light} />
        <script {...inline(headScript + startAfterPaint(scripts))} />
        {/* a late font would shift the layout; the italic is rarely used */}
        {[besley, instrument].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={data?.feedTitle} href="/feed.xml" />
      </head>
      <body>
        <SvgSymbols />
        <div id="root">{children}</div>
        <script type="speculationrules" {...inline(JSON.stringify(speculationRules))} />
      </body>
    </html>
  );
}

export default function App({ loaderData: { site, menu, footer } }: Route.ComponentProps) {
  const matches = useMatches();
  const handle: PageHandle = matches.reduce((all, match) => Object.assign(all, match.handle), {});
  const data = matches.at(-1)?.loaderData as { page?: PageInfo } | undefined;
  const contact = handle.contact ? '#contact' : contactHref(handle.lost ? undefined : data?.page?.meta.title);
  return (
    <>
      <div id="page">
        <SkipLink label={site.header.skip} />
        {!handle.bare && <Header site={site} background={data?.page?.background ?? handle.background ?? 'page'} contactHref={contact} />}
        <main id="main">
          {data?.page && <JsonLd json={data.page.jsonLd} />}
          <Outlet />
        </main>
        {!handle.bare && <Footer site={site} footer={footer} />}
      </div>
      <SideMenu site={site} menu={menu} path={data?.page?.path} contactHref={contact} />
    </>
  );
}
