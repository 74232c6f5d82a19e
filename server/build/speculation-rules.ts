import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Until React has taken over (and on pages without it) the browser itself fetches the page that the visitor
 * is about to open. Afterwards the router's links do that. Fetching only: a page that ran in advance
 * could open a portal's tab.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { selector_matches: ':root:not([data-hydrated]) a' },
          { href_matches: '/*' },
          { not: { href_matches: '/portals/*' } },
          { not: { href_matches: '/*.xml' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export async function speculationRules(folder: string): Promise<void> {
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, page);
    const html = readFileSync(file, 'utf8');
    const script = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
    writeFileSync(
      file,
      html.replace('</body>', () => `${script}</body>`),
    );
  }
}
