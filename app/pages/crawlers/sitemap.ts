/** /sitemap.xml, for search engines. */
import { site } from '../../data/content.server';
import { sitePages } from '../../data/site-pages.server';

export function loader() {
  const urls = sitePages.map(({ path, changed }) => `<url><loc>${site.origin}${path}</loc><lastmod>${changed}</lastmod></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
