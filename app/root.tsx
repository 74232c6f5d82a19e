import './theme/layers.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';
import { useMemo } from 'react';
import { Links, Meta, Scripts, useLocation, useMatches, useOutlet } from 'react-router';
import type { Route } from './+types/root';
import { site } from './content.server';
import type { PageHandle, PageInfo } from './page-data';
import { JsonLd } from './sections/json-ld';
import { destinationScript } from './shell/destination';
import { earlyClickScript } from './shell/early-click';
import { FailedPage } from './shell/failed-page';
import { FollowLinks } from './shell/follow-links';
import { Footer } from './shell/footer';
import { Header } from './shell/header';
import { Hydrated } from './shell/hydrated';
import { LayOut, wholeScript } from './shell/lay-out';
import { RouteAnnouncer, ScrollKeeper } from './shell/navigation';
import { Offline } from './shell/offline';
import { Outlines } from './shell/outlines';
import { queryScript } from './shell/query-script';
import { SideMenu } from './shell/side-menu';
import { SkipLink } from './shell/skip-link';
import { themeScript } from './shell/theme-script';
import besley from './theme/fonts/besley.woff2?url';
import instrument from './theme/fonts/instrument-sans.woff2?url';

/** One script: each has a line in the security policy, and a few bytes more cost a slow phone a round trip. */
const headScript = [destinationScript, themeScript, queryScript, wholeScript, earlyClickScript].join('');

/** The few words of the shell that React needs; the others stay in the HTML (app/shell/as-built.tsx). */
export function loader() {
  const { failed, phone, offline, header } = site;
  return { failed, phone, offline, skip: header.skip };
}

/** They never change during a visit. */
export const shouldRevalidate = () => false;

/**
 * The document is made at build time; in the browser React lives in #root alone.
 * So nothing in the head, and no script, is React's business after that.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  if (!import.meta.env.SSR) {
    // React counts ids by the place in the tree: second of two (head, body), second of three (below) as in the document
    return (
      <>
        <Meta />
        {/* biome-ignore lint/complexity/noUselessFragments: it stands for the body */}
        <>
          {null}
          {children}
          {null}
        </>
      </>
    );
  }
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, hashed into the security policy */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <link rel="preload" href={besley} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={instrument} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Benchmark field book" href="/feed.xml" />
      </head>
      <body>
        <Outlines />
        <div id="root">{children}</div>
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const matches = useMatches();
  const handle: PageHandle = matches.reduce((all, match) => Object.assign(all, match.handle), {});
  const data = matches.at(-1)?.loaderData as { page?: PageInfo } | undefined;
  const bare = handle.bare ?? false;
  const contactHref = handle.contact ? '#contact' : '/#contact';

  // The router renders its tree at each step of a navigation; the page that stands is not touched by that.
  const outlet = useOutlet();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place or new words are what makes a new page
  const shown = useMemo(() => outlet, [location, data]);

  return (
    <>
      <div id="page">
        <SkipLink label={loaderData.skip} />
        <Header ground={handle.ground ?? 'page'} contactHref={contactHref} hidden={bare} />
        <main id="main">
          {data?.page && <JsonLd json={data.page.data} />}
          {shown}
        </main>
        <Footer hidden={bare} />
      </div>
      <SideMenu contactHref={contactHref} />
      <ScrollKeeper />
      <RouteAnnouncer />
      <LayOut />
      <Offline enabled={loaderData.offline} />
      <FollowLinks />
      <Hydrated />
    </>
  );
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return <FailedPage words={loaderData?.failed} phone={loaderData?.phone} />;
}
