/**
 * Makes a copy of the project the site of Gulf Ridge Insurance, as docs/adopt.md describes, builds some of its pages, and looks for
 * traces of the first brokerage outside the list of what is left to write.
 */
import { globSync, readFileSync } from 'node:fs';
import { newColors } from '../content-model/adopt/colors.ts';
import { readContent } from '../content-model/read.ts';
import { copyProject } from './copy-project.ts';

const pages = '/ /about /service /blog/search /glossary /services/loss-control /industry/construction-insurance /disclosures /offline /404';
const files = '/sitemap.xml /llms.txt /search-index.json';

const { path, run, remove } = copyProject('gulf-ridge');
run('npm run -s adopt -- tests/gulf-ridge.yaml');
// Contrast, and the tests of the texts that stand in code.
run('vitest run --project unit app/theme/tokens.test.ts');
run('react-router build --logLevel warn', { BUILD_PAGES: `${pages} ${files}` });

const left = readFileSync(path('what-is-left.txt'), 'utf8');
const built = globSync('**/*.{html,xml,txt,json,webmanifest,js,svg}', { cwd: path('build/client') });
const problems = [...built.flatMap(tracesIn), ...colorsLeft(), ...missingParts()];
if (problems.length) {
  console.error([...new Set(problems)].join('\n'));
  process.exitCode = 1;
} else {
  remove();
  console.log(`No trace of the first brokerage in ${built.length} files.`);
}

/** Facts that must be gone, and words that may be left in texts of the list only. */
function tracesIn(file: string): string[] {
  const { name, phone, email, address, hours, territory, legalName } = readContent('site.yaml');
  const gone = [phone.display, phone.href, email.replace(/.*@/, ''), address.street, hours, legalName];
  const invented = [...readContent('people.yaml'), ...readContent('partners.yaml'), ...readContent('insurers.yaml')];
  const rewritten = new RegExp([name, address.city, territory, ...invented.map((one) => one.name)].join('|'), 'g');
  const text = readFileSync(path(`build/client/${file}`), 'utf8');
  // A piece is what stands between tags, quotation marks or lines: at most one text of the content.
  const pieces = text.replaceAll(/&nbsp;|\u00a0|\u202f/g, ' ').split(/[<>"\n]|\\n|&quot;/);
  return [
    ...gone.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`),
    ...pieces.flatMap((piece) =>
      [...piece.matchAll(rewritten)].flatMap((match) => {
        const around = piece.slice(Math.max(0, match.index - 12), match.index + match[0].length + 12).trim();
        return left.includes(around) ? [] : `${file}: …${around}…`;
      }),
    ),
  ];
}

/** Colors of the first brokerage in styles, drawings and the manifest. Pictures keep theirs. */
function colorsLeft(): string[] {
  const tokens = readFileSync('app/theme/tokens.css', 'utf8');
  const old = [...newColors(tokens, { main: '#3b1f6b', accent: '#b5651d' }).keys()];
  return globSync('**/*.{html,css,svg,webmanifest,js}', { cwd: path('build/client') }).flatMap((file) => {
    const text = readFileSync(path(`build/client/${file}`), 'utf8').toLowerCase();
    return old.filter((hex) => text.includes(hex)).map((hex) => `${file}: ${hex}`);
  });
}

/** What is switched off has left nothing, and what is new is there. */
function missingParts(): string[] {
  const page = (file: string) => readFileSync(path(`build/client/${file}`), 'utf8');
  const home = page('index.html');
  const sitemap = page('sitemap.xml');
  return [
    ...['/careers', '/blog', '/tools', '/services/benchmark-network', '/es'].filter((part) =>
      [home, sitemap].some((text) => text.includes(`${part}"`) || text.includes(`${part}<`)),
    ),
    ...['Gulf Ridge', '(361) 555-0187', 'Rockport', 'Monday to Saturday, 9 to 5 Central'].filter((fact) => !home.includes(fact)),
  ].map((problem) => `index.html or sitemap.xml: ${problem}`);
}
