/** Serves the built site from memory, with status codes, caching and each page's own policy. */
import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PagesOptions } from '../app.ts';
import { SLICE, slicesOf } from '../connections/slow-readers.ts';
import { canonicalPath } from './canonical-path.ts';
import { contentPolicy, WORKER_POLICY } from './content-policy.ts';
import { CACHE_RULES, type PageFile, readPageFiles } from './page-files.ts';
import { redirectToTls } from './secure-redirect.ts';
import { needsOrigin, withOrigin } from './unset-origin.ts';
import { zipAnswerAddress } from './zip-answer.ts';

/** @param dist build directory; read once, when the server starts. */
export function pagesFrom(dist: string): FastifyPluginAsync<PagesOptions> {
  return async (app, { env, site, areas }) => {
    redirectToTls(app, env);
    const { manifest, files } = readPageFiles(dist);
    const redirects = new Map(Object.entries(manifest.redirects));
    const policies = new Map(
      Object.entries(manifest.pages).map(([path, hashes]) => [
        path,
        contentPolicy(env, site, path, hashes),
      ]),
    );
    policies.set('/service-worker.js', WORKER_POLICY);
    const siteHost = env.siteUrlGiven ? new URL(env.siteUrl).host : null;
    // `/404` is the page for unknown paths, not an address of its own.
    const isKnown = (path: string) => path !== '/404' && files.has(path);

    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
    app.route({
      method: ['GET', 'HEAD'],
      url: '*',
      handler(request, reply) {
        const { path, query } = splitUrl(request.url);
        if (path === null)
          return reply
            .code(400)
            .type('text/plain; charset=utf-8')
            .send('This address can’t be read.\n');
        const zipAnswer = zipAnswerAddress(path, query, areas);
        // The list of codes may change with the next build.
        if (zipAnswer) return reply.header('cache-control', 'no-store').redirect(zipAnswer, 303);
        const file = isKnown(path) ? files.get(path) : undefined;
        if (file && !manifest.siteUrl && needsOrigin(path))
          return sendWithOrigin(request, reply, path, file);
        if (file) return sendFile(request, reply, path, file, 200);
        const canonical = canonicalPath(path, isKnown, redirects);
        if (canonical) return reply.redirect(encodeURI(canonical) + query, 301);
        return sendNotFound(request, reply);
      },
    });

    async function sendWithOrigin(
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      file: PageFile,
    ) {
      const text = withOrigin(path, String(await file.plain()), request.host);
      if (text === null) return sendNotFound(request, reply);
      return reply.header('cache-control', 'no-store').type(file.type).send(text);
    }

    function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
      const page = files.get('/404');
      if (
        !page ||
        !['GET', 'HEAD'].includes(request.method) ||
        /\.\w{1,11}$/.test(request.url.split('?')[0] ?? '')
      ) {
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send('Not found.\n');
      }
      return sendFile(request, reply, '/404', page, 404);
    }

    async function sendFile(
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      file: PageFile,
      status: number,
    ) {
      // A copy of the site under another name must not compete with it.
      if (siteHost && request.host !== siteHost) reply.header('x-robots-tag', 'noindex');
      const policy = policies.get(path);
      if (policy) reply.header('content-security-policy', policy);
      reply.header('cache-control', file.immutable ? CACHE_RULES.immutable : CACHE_RULES.other);
      if (file.type.startsWith('video/')) return sendPart(request, reply, file);
      reply.header('etag', file.etag).header('vary', 'Accept-Encoding');
      if (status === 200 && matches(request.headers['if-none-match'], file.etag))
        return reply.code(304).send();
      const accepted = request.headers['accept-encoding'] ?? '';
      if (file.br && /\bbr\b/.test(accepted))
        return sendBytes(
          request,
          reply.header('content-encoding', 'br').type(file.type).code(status),
          file.br,
        );
      if (file.gz && /\bgzip\b/.test(accepted))
        return sendBytes(
          request,
          reply.header('content-encoding', 'gzip').type(file.type).code(status),
          file.gz,
        );
      return sendBytes(request, reply.type(file.type).code(status), await file.plain());
    }
  };
}

/** Videos are asked for in parts (Safari plays nothing else). One range is served; several get the whole. */
async function sendPart(request: FastifyRequest, reply: FastifyReply, file: PageFile) {
  const { type, etag } = file;
  const plain = await file.plain();
  reply.header('accept-ranges', 'bytes').header('etag', etag).type(type);
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (!range || range[0] === 'bytes=-') return sendBytes(request, reply, plain);
  const [first, last] = [range[1] ?? '', range[2] ?? ''];
  const start = first ? Number(first) : Math.max(0, plain.length - Number(last));
  const end = first && last ? Math.min(Number(last), plain.length - 1) : plain.length - 1;
  if (start > end) return reply.code(416).header('content-range', `bytes */${plain.length}`).send();
  reply.code(206).header('content-range', `bytes ${start}-${end}/${plain.length}`);
  return sendBytes(request, reply, plain.subarray(start, end + 1));
}

/** A long answer goes out in slices, so that slow-readers.ts can see whether they are taken. */
function sendBytes({ method }: FastifyRequest, reply: FastifyReply, content: Buffer): FastifyReply {
  if (method === 'HEAD' || content.length <= SLICE) return reply.send(content);
  const slices = Readable.from(slicesOf(content), { objectMode: false });
  return reply.header('content-length', content.length).send(slices);
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

/** Path (decoded) and query of a request's address; path null when it can't be decoded. */
function splitUrl(url: string): { path: string | null; query: string } {
  const mark = url.indexOf('?');
  const query = mark < 0 ? '' : url.slice(mark);
  try {
    const path = decodeURIComponent(mark < 0 ? url : url.slice(0, mark));
    return { path: path.includes('\0') ? null : path, query };
  } catch {
    return { path: null, query };
  }
}
