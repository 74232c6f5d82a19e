import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';

/** Routes read Node's request from c.env.incoming. */
export type Env = { Bindings: HttpBindings };

const maxBytes = 64 * 1024;
/** Stands for a body that is too large. */
export const tooLargeBody = Buffer.alloc(maxBytes + 1);

/**
 * The body of a request, or undefined if it is larger than 64 KB. Hono's own limit copies the request, which fails for requests
 * without a length.
 */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let receivedBytes = 0;
    request.on('data', (chunk: Buffer) => {
      receivedBytes += chunk.length;
      if (receivedBytes > maxBytes) {
        request.pause();
        resolve(undefined);
      } else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}
