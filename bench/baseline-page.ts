import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** What a page loads or runs: scripts, frames, fonts, pictures, other style sheets. */
const LOADED = [
  /<(script|iframe|noscript)[\s\S]*?<\/\1>/g,
  /<(link rel="(preload|modulepreload|stylesheet|manifest|icon)"|img\b|use\b)[^>]*>/g,
  /@font-face\s*\{[^}]*\}/g,
  /url\([^)]*\)/g,
];

/**
 * Serves a built page as nothing but its text and styles, for as long as `use` runs. What Lighthouse finds there is what
 * no page with these words and styles can undercut on this machine at this moment.
 * @param file - an HTML file below dist/client
 */
export async function withBaselinePage<T>(
  file: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const html = LOADED.reduce(
    (text, what) => text.replace(what, ''),
    readFileSync(`dist/client/${file}`, 'utf8'),
  );
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}
