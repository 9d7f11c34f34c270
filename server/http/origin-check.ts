/**
 * Which pages may write (docs/integrations.md): those of the request's own host, SITE_URL and the allowed origins. Clients
 * that send neither Origin nor Sec-Fetch-Site are no current browsers, and may write too.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../../domain/content/site-schema.ts';
import { answerFailure } from './answers.ts';

export interface OriginRules {
  siteUrl: string;
  allowedOrigins: string[];
  /** Has the phone number shown in the refusal. */
  site: Site;
}

/** Checks the origin of every write in this scope and answers CORS preflights of allowed origins. */
export function checkOrigins(api: FastifyInstance, rules: OriginRules): void {
  const known = new Set([rules.siteUrl, ...rules.allowedOrigins]);

  api.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin && rules.allowedOrigins.includes(origin)) allowReading(reply, origin);
    if (SAFE_METHODS.has(request.method) || mayWrite(request, known)) return;
    return answerFailure(request, reply, { kind: 'foreign-origin' }, rules.site);
  });

  api.options('/*', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !rules.allowedOrigins.includes(origin)) {
      return answerFailure(request, reply, { kind: 'foreign-origin' }, rules.site);
    }
    return reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  });
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** @param known origins that may write besides the request's own host */
export function mayWrite(request: FastifyRequest, known: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === undefined;
  return known.has(origin) || isOwnHost(origin, request.host);
}

/** True if the origin is the requested host, whatever the scheme behind a proxy. */
export function isOwnHost(origin: string, host: string): boolean {
  const url = URL.parse(origin);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.origin === origin &&
    url.host === host.toLowerCase()
  );
}

function allowReading(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
}
