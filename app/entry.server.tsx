import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { shell } from './content.server';
import { ShellWords } from './shell/as-built';

/** Runs at build time only: every page is rendered whole, then written to a file. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const page = (
      <ShellWords value={shell()}>
        <ServerRouter context={context} url={request.url} />
      </ShellWords>
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
