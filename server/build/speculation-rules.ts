import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Until React has taken over (and on pages without it) the browser itself fetches the page that the visitor
 * is about to open. Afterwards app/shell/follow-links.tsx does that and app/shell/hydrated.tsx takes the rules out.
 * Fetching only: a page that ran in advance could open a portal's tab. A selector, because the browser checks every
 * link of the page against the rules, and address patterns took ten milliseconds for that.
 */
const rules = {
  prefetch: [{ where: { selector_matches: 'a[href^="/"]:not([href^="/portals/"], [href$=".xml"])' }, eagerness: 'moderate' }],
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
