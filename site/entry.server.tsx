import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders one page. Everything is waited for and stays in document order: otherwise Suspense moves content into hidden templates
 * and visitors without JavaScript lose it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
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
