/** Redirects to the one URL of a page: another spelling of its path, or a visit without TLS. */
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/**
 * One URL per page: where a request for `path` should have gone, or null when it is right already.
 * Trailing slashes, upper case and index.html are other spellings of a page.
 * @param isKnown whether something is served at a path
 * @param redirects permanent redirects by path
 */
export function canonicalPath(
  path: string,
  isKnown: (path: string) => boolean,
  redirects: ReadonlyMap<string, string>,
): string | null {
  if (isKnown(path)) return null;
  const spelled = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/\.html?$/i, '')
    .replace(/(.)\/+$/, '$1');
  const candidates = [spelled, spelled.toLowerCase()].map(
    (candidate) => redirects.get(candidate) ?? candidate,
  );
  return candidates.find((candidate) => candidate !== path && isKnown(candidate)) ?? null;
}

/**
 * Sends visitors who came without TLS to the same page of SITE_URL, whatever host they or a proxy named.
 * Only when SITE_URL is https, and only on the word of a trusted proxy: without one, nobody can say how the visitor
 * came, and a redirect could go round in circles. For the pages' scope: a health check is not sent elsewhere.
 */
export function redirectToTls(
  app: FastifyInstance,
  env: Pick<Env, 'siteUrl' | 'trustProxy'>,
): void {
  if (!env.siteUrl.startsWith('https:')) return;
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method, protocol, socket, url } = request;
    if (headers['x-forwarded-proto'] === undefined || protocol !== 'http') return;
    if (!url.startsWith('/')) return;
    if (!env.trustProxy(socket.remoteAddress ?? '', 0) || !['GET', 'HEAD'].includes(method)) return;
    // RFC 6797 §7.2: only said over TLS.
    reply.removeHeader('strict-transport-security');
    return reply.redirect(env.siteUrl + url, 308);
  });
}
