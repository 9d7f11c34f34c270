/** Everything under /api: who may call, how often, what an error looks like. */
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Locate } from '../geolocation/locate.ts';
import type { Metrics } from '../metrics.ts';
import type { TrustProxy } from '../trust-proxy.ts';
import { answerFailure } from './answers.ts';
import { contactSubmissions } from './contact-submissions.ts';
import { geolocation } from './geolocation.ts';
import { newsletterSignups } from './newsletter-signups.ts';
import { checkOrigins } from './origin-check.ts';
import { sendQuoteNotification } from './send-quote-notification.ts';

/** What the endpoints need; built once in app.ts. */
export interface ApiContext {
  db: Kysely<Database>;
  /** Throws unless the database takes leads. */
  ping(): Promise<void>;
  /** False until the schema is up to date. */
  isReady(): boolean;
  isDraining(): boolean;
  /** Milliseconds since the epoch. */
  now(): number;
  messageIdDomain: string;
  /** The number to call when something goes wrong: the toll-free one. */
  phone: string;
  metrics: Metrics;
  locate: Locate;
  trustProxy: TrustProxy;
  /** Something new is in the outbox. */
  wakeOutbox(): void;
  siteUrl: string;
  allowedOrigins: string[];
  rateLimit: boolean;
  /** Route config: at most `max` calls per client within `seconds`. Empty when limits are off. */
  limit(max: number, seconds: number): object;
}

/** Fastify plugin, to be registered under the prefix /api. */
export async function apiPlugin(api: FastifyInstance, context: ApiContext): Promise<void> {
  const { phone } = context;
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    api.getDefaultJsonParser('error', 'error'),
  );
  await api.register(formbody);

  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  checkOrigins(api, context);
  if (context.rateLimit) {
    await api.register(rateLimit, {
      global: false,
      errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429 }),
    });
  }
  api.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && !context.isReady()) {
      return answerFailure(request, reply, { kind: 'unavailable' }, phone);
    }
  });

  contactSubmissions(api, context);
  newsletterSignups(api, context);
  sendQuoteNotification(api, context);
  geolocation(api, context);

  api.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const allowed = METHODS[path];
    if (!allowed) return answerFailure(request, reply, { kind: 'not-found' }, phone);
    reply.header('allow', allowed);
    return answerFailure(request, reply, { kind: 'wrong-method' }, phone);
  });
}

const METHODS: Record<string, string> = {
  '/api/contact-submissions': 'POST',
  '/api/newsletter-signups': 'POST',
  '/api/functions/send-quote-notification': 'POST',
  '/api/geolocation': 'GET',
};
