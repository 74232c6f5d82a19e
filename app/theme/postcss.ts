import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

// The bundler decides in which order files are joined, so each declares the order of the cascade layers.
const start = read('layers.css') + read('breakpoints.css');

export const css: CSSOptions = {
  postcss: { plugins: [{ postcssPlugin: 'shared-start', Once: (root) => void root.prepend(start) }, customMedia()] },
};
