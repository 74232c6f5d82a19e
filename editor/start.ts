/**
 * npm run edit: starts the content editor and the development server of the site.
 * The editor listens on --port or PORT (4300), the site on the next port.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleEditor } from './bundle.ts';
import { serveEditor } from './serve.ts';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = Number(values.port ?? process.env.PORT ?? 4300);
const sitePort = port + 1;
const folder = '.cache/editor';

const site = spawn('npx', ['react-router', 'dev', '--port', String(sitePort), '--strictPort'], { stdio: 'inherit' });
site.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.kill(signal));

/** Generates the image files of an uploaded picture or a new post. The editor offers new pictures after a reload. */
async function makePictures() {
  const child = spawn(process.execPath, ['art/generate-missing-images.ts'], { stdio: 'inherit' });
  await once(child, 'exit');
  await bundleEditor(folder);
}

function watchPictures() {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    // A file is saved in several steps: run once after the last event.
    clearTimeout(timer);
    timer = setTimeout(makePictures, 500);
  };
  for (const watched of ['art/masters', 'content/blog']) watch(watched, (event) => event === 'rename' && later());
}

try {
  await bundleEditor(folder);
  await serveEditor({ folder, port, site: `http://localhost:${sitePort}` });
  watchPictures();
  console.log(`The editor is at http://localhost:${port} (open it in Chrome or Edge), the site at http://localhost:${sitePort}`);
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken. Take another one: npm run edit -- --port ${port + 10}` : error);
  site.kill();
  process.exitCode = 1;
}
