import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

// The bundler may join the files in any order, so each file starts with the order of the cascade layers.
const start = read('layers.css') + read('breakpoints.css');

/** The folder of a stylesheet decides its cascade layer. The files in app/theme declare their layers themselves. */
const layers = { ui: /^app\/ui\//, sections: /^app\/(?:sections|shell|tools|forms)\//, pages: /^(?:app|mailroom)\/pages\// };
const project = join(import.meta.dirname, '../..');
const layerOf = (file = '') => Object.entries(layers).find(([, folder]) => folder.test(relative(project, file)))?.[0];

/** Like Vite's default class names, but without the line number, which would be 3 % of the compressed stylesheet. */
function className(name: string, file: string) {
  const path = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

export const css: CSSOptions = {
  modules: { generateScopedName: className },
  postcss: {
    plugins: [
      {
        postcssPlugin: 'cascade-layers',
        Once(root, { AtRule }) {
          const layer = layerOf(root.source?.input.file);
          if (layer) root.append(new AtRule({ name: 'layer', params: layer }).append(root.nodes));
          root.prepend(start);
        },
      },
      customMedia(),
    ],
  },
};
