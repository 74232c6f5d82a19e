/** /sitemap.xml, for search engines. A page in two languages is listed twice, each time with both URLs. */
import { site } from '../../data/content.server';
import { isOn } from '../../data/localized-content.server';
import { sitePages } from '../../data/site-pages.server';
import { localizedPath } from '../../lib/localized-path';
import { alternates } from '../../lib/seo';

export function loader() {
  const { origin } = site('en');
  const urls = (['en', 'es'] as const).flatMap((language) =>
    sitePages(language).map(({ path, changed }) => {
      const links = isOn('/es') ? alternates(origin, path) : [];
      const pairs = links.map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`).join('');
      return `<url><loc>${origin}${localizedPath(path, language)}</loc><lastmod>${changed}</lastmod>${pairs}</url>`;
    }),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
