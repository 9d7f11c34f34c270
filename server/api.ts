/** Everything under /api: origins, rate limits, and the endpoints. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '../domain/submissions/endpoints.ts';
import { type GeolocationRouteContext, geolocation } from './geolocation/geolocation-routes.ts';
import { answerFailure } from './http/answers.ts';
import { checkOrigins, type OriginRules } from './http/origin-check.ts';
import { sendQuoteNotification } from './leads/routes/confirm-notification.ts';
import { contactSubmissions, type LeadRouteContext } from './leads/routes/contact-submissions.ts';
import { pestPhotos } from './leads/routes/photo-upload.ts';
import { newsletterChoices } from './newsletter/routes/choice-pages.ts';
import { type NewsletterRouteContext, newsletterSignups } from './newsletter/routes/signups.ts';
import type { PictureQueue } from './photos/service/picture-queue.ts';
import { limitCalls } from './rate-limit/rate-limit-service.ts';

/** What the endpoints need. app.ts builds it once. */
export interface ApiContext
  extends LeadRouteContext,
    NewsletterRouteContext,
    GeolocationRouteContext,
    OriginRules {
  notifications: LeadRouteContext['notifications'];
  pictureQueue: PictureQueue;
  /** State of the schema: `ok`, or what is missing. */
  migrationState(): string;
}

/** Fastify plugin, to be registered under the prefix /api. */
export async function apiPlugin(api: FastifyInstance, context: ApiContext): Promise<void> {
  const { site } = context;
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
  await limitCalls(api, context);
  api.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && context.migrationState() !== 'ok') {
      return answerFailure(request, reply, { kind: 'unavailable' }, site);
    }
  });

  contactSubmissions(api, context);
  newsletterSignups(api, context);
  sendQuoteNotification(api, context);
  // A scope of its own, because mail programs post bodies of any type.
  await api.register((scope) => newsletterChoices(scope, context));
  geolocation(api, context);
  // A scope of its own, because no other endpoint accepts multipart.
  await api.register((scope) => pestPhotos(scope, context));

  // Every other address below /api is a 404. Otherwise the pages' route would answer it.
  api.route({
    method: api.supportedMethods.filter((method) => method !== 'OPTIONS'),
    url: '/*',
    handler: answerUnknown,
  });
  api.setNotFoundHandler(answerUnknown);

  function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.replace(/\?.*$/s, '');
    if (!PATHS.includes(path)) return answerFailure(request, reply, { kind: 'not-found' }, site);
    const allowed = ['GET', 'POST'].filter((method) => api.hasRoute({ method, url: path }));
    reply.header('allow', allowed.join(', '));
    return answerFailure(request, reply, { kind: 'wrong-method' }, site);
  }
}

/** Every endpoint of the website. */
const PATHS: string[] = Object.values(ENDPOINTS);
