import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { setUpIslands } from './islands/island';
import type { IslandModule } from './islands/island-module';
import { languageOf } from './lib/localized-path';
import { markEnglish } from './lib/mark-english';
import { wrapNumbers } from './lib/no-break-numbers';
import { ScriptUrls } from './script-urls';
import { calculators } from './tools/all-calculators';
import { registerCalculators } from './tools/load-calculator';

setUpIslands(import.meta.glob<IslandModule>('./**/*.island.tsx', { eager: true }), renderToString);
registerCalculators(calculators);

/** Renders a page, at build time and in development. Waits for the whole page, because the build writes it to a file. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { entry, hmr } = context.manifest;
  // in development, pages also need Vite's client and the React Refresh runtime
  const scripts = hmr ? [hmr.runtime, '/@vite/client', entry.module] : [entry.module];
  return new Promise<Response>((resolve, reject) => {
    const page = (
      <ScriptUrls value={scripts}>
        <ServerRouter context={context} url={request.url} />
      </ScriptUrls>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        headers.set('Content-Type', 'text/html');
        resolve(
          text(pipe(new PassThrough())).then(
            (html) => new Response(wrapNumbers(languageOf(request) === 'es' ? markEnglish(html) : html), { status, headers }),
          ),
        );
      },
      onError: reject,
      // render long pages in one piece: otherwise React sends a part later, with an inline script that moves it into place
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}
