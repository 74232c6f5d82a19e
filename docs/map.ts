/**
 * npm run map: draws docs/map.svg, the folders of the code and who imports whom. It is read from the imports
 * themselves, so it cannot say what is not so; docs/generated-files.test.ts holds that it is current.
 */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, root } from './imports.ts';

export const mapFile = join(import.meta.dirname, 'map.svg');

/** What a folder is for; one without a line here is drawn all the same. */
const laws: Record<string, string> = {
  'app/*.ts': 'the document, the site map, page data',
  'app/pages': 'one folder for each kind of page',
  'app/sections': 'parts that several pages share',
  'app/shell': 'header, menu, footer',
  'app/tools': 'calculators',
  'app/islands': 'bring React where HTML is not enough',
  'app/browser': 'small browser code without React',
  'app/ui': 'the component kit: no words, no router',
  'app/lib': 'functions that import nothing of the app',
  'app/*.server.ts': 'the doors to the words, at build time',
  'content-model': 'schemas, reader and checks of content/',
  server: 'serves the finished build',
  'server/build': 'finishes the build',
  mailroom: 'receives the forms, where it is switched on',
};

const folderOf = (file: string): string => {
  const [top = '', second = '', ...rest] = file.split('/');
  if (top === 'app') return rest.length ? `app/${second}` : /\.server\.ts$/.test(second) ? 'app/*.server.ts' : 'app/*.ts';
  return top === 'server' && second === 'build' ? 'server/build' : top;
};

/** Folder → the folders it imports. Types alone weigh nothing and are left out. */
export function importsBetweenFolders(): Map<string, Set<string>> {
  const files = globSync(['app/**/*.{ts,tsx}', 'content-model/**/*.ts', 'server/**/*.ts', 'mailroom/**/*.{ts,tsx}'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|examples)\.tsx?$|^app\/theme\/|\/testing\//.test(file))
    .sort();
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file);
    const to = imports.get(from) ?? new Set<string>();
    imports.set(from, to);
    for (const target of importsOf(file).files.map(folderOf)) if (target !== from) to.add(target);
  }
  return imports;
}

/** The floor of a folder: above everything that it imports. */
function floors(imports: Map<string, Set<string>>): string[][] {
  const known = new Map<string, number>();
  const floor = (name: string, above: string[] = []): number => {
    if (above.includes(name)) throw new Error(`Folders import each other: ${[...above, name].join(' → ')}`);
    const height = known.get(name) ?? Math.max(-1, ...[...(imports.get(name) ?? [])].map((below) => floor(below, [...above, name]))) + 1;
    known.set(name, height);
    return height;
  };
  const rows: string[][] = [];
  for (const name of imports.keys()) {
    const row = floor(name);
    rows[row] = [...(rows[row] ?? []), name].sort();
  }
  return rows.reverse();
}

/** Without what a folder reaches through another anyway: the whole would be a thicket. */
function nearest(imports: Map<string, Set<string>>): Map<string, string[]> {
  const reached = (name: string): string[] => [...(imports.get(name) ?? [])].flatMap((next) => [next, ...reached(next)]);
  return new Map(
    [...imports].map(([from, targets]) => {
      const throughOthers = new Set([...targets].flatMap(reached));
      return [from, [...targets].filter((to) => !throughOthers.has(to)).sort()];
    }),
  );
}

const box = { width: 296, height: 64, gap: 36, rise: 72 };

export function drawMap(): string {
  const imports = importsBetweenFolders();
  const rows = floors(imports);
  const width = Math.max(...rows.map((row) => row.length)) * (box.width + box.gap) + box.gap;
  const height = rows.length * (box.height + box.rise) - box.rise + 2 * box.gap;
  const places = new Map(
    rows.flatMap((row, y) =>
      row.map((name, x) => {
        const start = (width - row.length * (box.width + box.gap) + box.gap) / 2;
        return [name, { x: start + x * (box.width + box.gap), y: box.gap + y * (box.height + box.rise) }] as const;
      }),
    ),
  );
  const lines = [...nearest(imports)].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const [a, b] = [places.get(from), places.get(to)];
      if (!a || !b) return [];
      const between = rows.slice(
        rows.findIndex((row) => row.includes(from)) + 1,
        rows.findIndex((row) => row.includes(to)),
      );
      const [start, end] = [a.x + box.width / 2, b.x + box.width / 2];
      // past the floors between them a line goes through the gaps: behind a box it would seem to lead to it
      const gaps = between.map((row, i) => {
        const wanted = start + ((end - start) * (i + 1)) / (between.length + 1);
        const edges = row.flatMap((name) => [places.get(name)!.x - box.gap / 2, places.get(name)!.x + box.width + box.gap / 2]);
        return edges.reduce((best, edge) => (Math.abs(edge - wanted) < Math.abs(best - wanted) ? edge : best));
      });
      let [x, y] = [start, a.y + box.height];
      const parts = [...gaps, end].map((next, i) => {
        const bend = `C${x} ${y + box.rise / 2} ${next} ${y + box.rise / 2} ${next} ${y + box.rise}`;
        [x, y] = [next, y + box.rise + box.height];
        return i < gaps.length ? `${bend}V${y}` : bend;
      });
      return `  <path d="M${start} ${a.y + box.height}${parts.join('')}"><title>${from} imports ${to}</title></path>`;
    }),
  );
  const boxes = [...places].map(
    ([name, { x, y }]) =>
      `  <g transform="translate(${x} ${y})"><rect width="${box.width}" height="${box.height}" rx="4"/><text x="14" y="27">${name}</text><text class="law" x="14" y="48">${laws[name] ?? ''}</text></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The folders of the code; each line leads down to what a folder imports. What it also reaches through another is not drawn">
<style>
  svg { font-family: ui-sans-serif, system-ui, sans-serif }
  .ground { fill: #fbfaf7; stroke: none }
  rect { fill: #fff; stroke: #17242b }
  text { font-size: 17px; font-weight: 600; fill: #17242b }
  .law { font-size: 12.5px; font-weight: 400; fill: #46555c }
  path { fill: none; stroke: #a5552a; stroke-width: 1.4; opacity: .65 }
</style>
<rect class="ground" width="100%" height="100%"/>
${lines.join('\n')}
${boxes.join('\n')}
</svg>
`;
}

if (import.meta.main) writeFileSync(mapFile, drawMap());
