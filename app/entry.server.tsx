import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { BrowserScripts } from './browser-scripts';
import { setUpIslands } from './islands/island';
import type { IslandFile } from './islands/name';

setUpIslands(import.meta.glob<IslandFile>('./**/*.island.tsx', { eager: true }), renderToString);

/** Runs at build time only: every page is rendered whole, then written to a file. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { entry, hmr } = context.manifest;
  if (entry.imports.length > 0) throw new Error(`Every page would start with ${entry.imports.join(', ')}: see vite.config.ts`);
  // in development: Vite's own, and what React needs to exchange islands while they run
  const scripts = hmr ? [hmr.runtime, '/@vite/client', entry.module] : [entry.module];
  return new Promise<Response>((resolve, reject) => {
    const page = (
      <BrowserScripts value={scripts}>
        <ServerRouter context={context} url={request.url} />
      </BrowserScripts>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        headers.set('Content-Type', 'text/html');
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onError: reject,
      // no part of a page, however long, is sent behind it to be put into place by a script
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}
