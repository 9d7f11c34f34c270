/**
 * A proxy between browser and site that a journey can disconnect, and behind which a new build can appear. Requests of a service
 * worker escape Playwright's own routes.
 */
import { createHash } from 'node:crypto';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Line {
  /** The browser visits this in place of the site. */
  origin: string;
  /** `cut`: connections break; `silent`: no request is answered. */
  state: 'open' | 'cut' | 'silent';
  /** Every script has another name, the old names are gone, and <html> carries `data-build="new"`. */
  newBuild: boolean;
  /** Replaces the service worker's script. */
  worker: string | null;
  /** Requests that got through, as "POST /api/contact-submissions 201". */
  seen: string[];
  close(): Promise<void>;
}

/** `react-DUayRjgq.js` */
const NAMED_BY_CONTENT = /(-[\w-]{8})\.js/g;

/** @param site origin of the site as it is served for the tests */
export async function layLine(site: string): Promise<Line> {
  const server = createServer((incoming, outgoing) => {
    if (line.state === 'cut') incoming.destroy();
    else if (line.state === 'open') answer(line, site, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: Line = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'open',
    newBuild: false,
    worker: null,
    seen: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return line;
}

function answer(line: Line, site: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method = 'GET', url: path = '/' } = incoming;
  const { 'accept-encoding': _compressed, 'if-none-match': _known, ...headers } = incoming.headers;
  const isGone = line.newBuild && path.replace(NAMED_BY_CONTENT, '') !== path;
  const asked = new URL(isGone ? '/gone.js' : path.replace('.new.js', '.js'), site);
  const upstream = ask(asked, { method, headers }, (found) => {
    const parts: Buffer[] = [];
    found.on('data', (part: Buffer) => parts.push(part));
    found.on('end', () => {
      line.seen.push(`${method} ${path} ${found.statusCode}`);
      const { 'content-length': _length, etag: _etag, ...answered } = found.headers;
      const body = Buffer.concat(parts);
      const sent = rewritten(line, path, body, answered['content-type']);
      const policy = answered['content-security-policy'];
      if (typeof policy === 'string')
        answered['content-security-policy'] = policy.replace(
          importMapHash(body),
          importMapHash(sent),
        );
      outgoing.writeHead(found.statusCode ?? 502, answered);
      outgoing.end(sent);
    });
  });
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

function rewritten(line: Line, path: string, body: Buffer, type = ''): Buffer | string {
  if (path === '/service-worker.js' && line.worker) return line.worker;
  if (!line.newBuild || !/html|javascript/.test(type)) return body;
  return (
    body
      .toString()
      .replace(NAMED_BY_CONTENT, '$1.new.js')
      .replace('<html ', '<html data-build="new" ')
      // The worker's list of pages (publisher/render/offline-files.ts).
      .replace(/"revision":"[^"]+","integrity":"[^"]+"/g, '"revision":"new"')
  );
}

/** A page's import map names a script, and the page's policy the map. */
function importMapHash(page: Buffer | string): string {
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(String(page)) ?? [];
  return createHash('sha256').update(map).digest('base64');
}
