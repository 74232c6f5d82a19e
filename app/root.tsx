import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';
import { useContext } from 'react';
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { headScript, startAfterPaint } from './browser/head-script';
import { shell } from './data/content.server';
import { isOn } from './data/localized-content.server';
import { feedTitle } from './data/posts.server';
import { contactFormLink, pageName } from './lib/contact-form-link';
import { LanguageContext } from './lib/language-context';
import { languageOf, localizedPath } from './lib/localized-path';
import { pageColor } from './lib/page-color';
import { locales } from './lib/seo';
import type { PageHandle, PageInfo } from './page-info';
import { ScriptUrls } from './script-urls';
import { JsonLd } from './sections/json-ld';
import { Footer } from './shell/footer';
import { Header } from './shell/header';
import { LanguageSwitch } from './shell/language-switch';
import { PolicyLanguageNotice } from './shell/policy-language-notice';
import { SideMenu } from './shell/side-menu';
import { SvgSymbols } from './shell/svg-symbols';
import besley from './theme/fonts/besley.woff2?url';
import besleySpanish from './theme/fonts/besley-spanish.woff2?url';
import instrument from './theme/fonts/instrument-sans.woff2?url';
import instrumentSpanish from './theme/fonts/instrument-sans-spanish.woff2?url';
import { LinkWords } from './ui/link-words';
import { SkipLink } from './ui/skip-link';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  return { ...shell(language), feedTitle: isOn('/feed.xml') ? feedTitle(language) : undefined };
}

/**
 * Prerenders pages on hover without the browser's default delay of 200 ms, because people click after about 300 ms.
 * Excludes portals, because they open a new tab when they load, prepared messages, because what is typed after prerendering would be
 * missing beside them, and files such as feed.xml.
 */
const pages = 'a[href^="/"]:not([href*="/portals/"], [href*="message="], [href$=".xml"], [target])';
const speculationRules = {
  prerender: [
    { where: { selector_matches: `${pages}:hover` }, eagerness: 'eager' },
    { where: { selector_matches: pages }, eagerness: 'moderate' },
  ],
};

/** Preloaded, because a late font would shift the layout. The italic font is not preloaded, because it is rarely used. */
const fonts = { en: [besley, instrument], es: [besley, instrument, besleySpanish, instrumentSpanish] };

const inline = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

export function Layout({ children }: { children: React.ReactNode }) {
  const scripts = useContext(ScriptUrls);
  const data = useRouteLoaderData<typeof loader>('root');
  const language = data?.language ?? 'en';
  return (
    <html lang={language === 'en' ? language : locales[language]} data-theme="light" data-offline={data?.site.offline ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={pageColor.light} />
        <script {...inline(headScript + startAfterPaint(scripts))} />
        {fonts[language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {data?.feedTitle && (
          <link rel="alternate" type="application/rss+xml" title={data.feedTitle} href={localizedPath('/feed.xml', language)} />
        )}
      </head>
      <body data-broken-picture={data?.site.labels.brokenPicture} data-new-tab={data?.site.labels.newTab}>
        <SvgSymbols />
        <div id="root">{children}</div>
        <script type="speculationrules" {...inline(JSON.stringify(speculationRules))} />
      </body>
    </html>
  );
}

export default function App({ loaderData: { language, site, menu, footer } }: Route.ComponentProps) {
  const matches = useMatches();
  const handle: PageHandle = matches.reduce((all, match) => Object.assign(all, match.handle), {});
  const data = matches.at(-1)?.loaderData as { page?: PageInfo; crumbs?: { label: string }[] } | undefined;
  const links = [...footer.legal, ...footer.sections.flatMap(({ all, links }) => (all ? [all, ...links] : links)), ...site.moreLinks];
  const subject = data?.page && !handle.isErrorPage ? pageName(data.page.path, data.crumbs, links) : undefined;
  const contact = handle.contact ? '#contact' : localizedPath(contactFormLink(subject), language);
  const home = { label: site.labels.home.replace('{name}', site.name), path: localizedPath('/', language) };
  const languageSwitch = (shortens: boolean) =>
    site.parts.spanish && <LanguageSwitch words={site.languages} page={data?.page} shortens={shortens} />;
  return (
    <LanguageContext value={language}>
      <LinkWords value={{ ...site.labels, answersIn: site.answersIn }}>
        <div id="page">
          <SkipLink label={site.header.skip} />
          {!handle.bare && (
            <Header
              site={site}
              home={home}
              background={data?.page?.background ?? handle.background ?? 'page'}
              contactHref={contact}
              scrollsAway={handle.hasStickyBar}
            >
              {languageSwitch(true)}
            </Header>
          )}
          <main id="main">
            {data?.page && <JsonLd json={data.page.jsonLd} />}
            <Outlet />
            {site.policyNotice && !handle.bare && !handle.withoutCoverage && <PolicyLanguageNotice text={site.policyNotice} />}
          </main>
          {!handle.bare && (
            <Footer site={site} home={home} footer={footer}>
              {languageSwitch(false)}
            </Footer>
          )}
        </div>
        <SideMenu site={site} home={home} menu={menu} path={data?.page?.path} contactHref={contact}>
          {languageSwitch(false)}
        </SideMenu>
      </LinkWords>
    </LanguageContext>
  );
}
