import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders one page for a snapshot. Everything is waited for and stays in document order: otherwise
 * Suspense moves content into hidden templates and visitors without JavaScript lose it. Components read nothing but what
 * loaders give them: where that is what `If-None-Match` names, the answer is 304 and nothing is rendered.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const etag = etagOf(context);
  if (request.headers.get('if-none-match') === etag)
    return Promise.resolve(new Response(null, { status: 304 }));
  headers.set('ETag', etag);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      async onAllReady() {
        const body = new PassThrough();
        pipe(body);
        headers.set('Content-Type', 'text/html; charset=utf-8');
        // The not-found page is an error page by design; the server gives it its 404.
        resolve(new Response(await text(body), { headers, status: status === 404 ? 200 : status }));
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

function etagOf({
  staticHandlerContext: { loaderData, errors, statusCode },
}: EntryContext): string {
  const hash = createHash('sha256');
  for (const [route, data] of Object.entries(loaderData)) hash.update(route).update(hashOf(data));
  return hash
    .update(hashOf([statusCode, errors]))
    .digest('base64url')
    .slice(0, 22);
}

/** The data of the root is the same object for every page. */
const hashes = new WeakMap<object, Buffer>();

function hashOf(data: unknown): Buffer {
  const isObject = typeof data === 'object' && data !== null;
  const known = isObject ? hashes.get(data) : undefined;
  if (known) return known;
  const hash = createHash('sha256')
    .update(JSON.stringify(data, plain) ?? '')
    .digest();
  if (isObject) hashes.set(data, hash);
  return hash;
}

/** JSON tells all of them apart. @throws Error for what it does not, as a Map */
function plain(_key: string, value: unknown): unknown {
  if (value === undefined) return { undefined: true };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kind = Object.getPrototypeOf(value);
  if (kind === null || kind === Object.prototype) return value;
  throw new Error(`A loader gives ${kind.constructor.name}, no plain object`);
}
