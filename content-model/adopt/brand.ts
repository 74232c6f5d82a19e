/** Writes the colors and the logo of npm run adopt into the project. `path` finds a file of the project. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Answers } from './answers.ts';
import { newColors, recolored } from './colors.ts';

const tokens = 'app/theme/tokens.css';

/** Files that repeat colors of the tokens, because CSS variables do not reach them. */
const repeating = [
  'app/lib/page-color.ts',
  'app/theme/leveling-rod.svg',
  'art/brand-files.ts',
  'art/social-cards.ts',
  'editor/page/editor.css',
];

export function applyColors({ colors }: Pick<Answers, 'colors'>, path: (file: string) => string): void {
  if (!colors) return;
  const found = newColors(readFileSync(path(tokens), 'utf8'), colors);
  for (const file of [tokens, ...repeating]) writeFileSync(path(file), recolored(readFileSync(path(file), 'utf8'), found));
}

/** Without a drawing, the logo is the name in letters, and its small form the initial. */
export function applyLogo({ logo, smallLogo, shortName }: Answers, path: (file: string) => string): void {
  const drawing = (file: string, letters: string) => (file ? readFileSync(file, 'utf8') : letters);
  const width = Math.round(shortName.length * 12.5);
  const font = 'font-family="Besley, Georgia, serif" font-weight="600"';
  writeFileSync(
    path('art/logos/logo.svg'),
    drawing(
      logo,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -22 ${width} 30"><text ${font} font-size="22" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escaped(shortName)}</text></svg>\n`,
    ),
  );
  writeFileSync(
    path('art/logos/logo-small.svg'),
    drawing(
      smallLogo,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.3 -19.85 24.6 24.6"><path fill="var(--mark)" d="M0-19.5h24v3.4H0z"/><text ${font} font-size="24" x="12" y="3.5" text-anchor="middle">${escaped(shortName.charAt(0))}</text></svg>\n`,
    ),
  );
  // The marks of invented partners.
  for (const mark of [
    ...globSync('art/logos/partner-*.svg', { cwd: path('.') }),
    ...globSync('public/images/partners/*.svg', { cwd: path('.') }),
  ])
    rmSync(path(mark));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
