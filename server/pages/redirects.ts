/** Redirects to the one URL of a page: another spelling of its path, or a visit without TLS. */
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/**
 * The path of the page that `path` spells differently, by a trailing slash, upper case or index.html; null if `path` is
 * right or unknown.
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
 * Redirects visitors without TLS to the same page of an https SITE_URL. Only a trusted proxy knows how the visitor
 * connected; without one, the redirect could loop. Health checks stand outside of this scope.
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
    // RFC 6797 §7.2: only over TLS.
    reply.removeHeader('strict-transport-security');
    return reply.redirect(env.siteUrl + url, 308);
  });
}
