import { createServer, type Server } from 'node:http';
import { basename } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import send from 'send';
import { loadContent, readSources } from '../content-model/load-all.ts';
import { staleTranslations } from '../content-model/outdated-translations.ts';
import { editorPolicy } from './security-policy.ts';
import { editorSettings } from './settings.ts';

interface Options {
  /** The folder of the built editor. */
  folder: string;
  port: number;
  /** URL of the site's development server, for links to pages. */
  site: string;
  /** Folder of the content; tests pass a copy. */
  content?: string;
}

/** Sveltia CMS needs a repository name even for a local folder. It shows the name when it asks for the folder, and sends nothing there. */
const backend = {
  name: 'github',
  repo: `this/${basename(process.cwd())}`,
  branch: 'main',
  auth_methods: ['token'],
} satisfies CmsConfig['backend'];

/** Serves the editor on localhost only. Settings and content are read again at each request. */
export function serveEditor({ folder, port, site, content }: Options): Promise<Server> {
  const answers: Record<string, () => unknown> = {
    '/settings.json': () => editorSettings({ backend, site, isLocal: true }),
    '/content.json': () => readSources(content),
    '/outdated.json': () => staleTranslations(loadContent(content)),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Security-Policy', editorPolicy());
    response.setHeader('Cache-Control', 'no-store');
    const answer = answers[pathname];
    if (!answer) return void send(request, pathname, { root: folder, index: 'index.html' }).pipe(response);
    response.setHeader('Content-Type', 'application/json');
    try {
      response.end(JSON.stringify(answer()));
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
