/** The pages about visits: who may post, how often, in which language. */
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../../../domain/content/site-schema.ts';
import { LANGUAGES, type Language, localPath, pathIn } from '../../../domain/language/language.ts';
import type { VisitRules } from '../../../domain/visits/visit-windows.ts';
import { inLanguage } from '../../../messages/language.ts';
import { clientAddress, clientNetwork } from '../../client-address/client-address.ts';
import { checkOrigins, type OriginRules } from '../../http/origin-check.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { rateStore } from '../../rate-limit/service.ts';
import type { VisitMessageSettings } from '../messages/visit-messages.ts';
import { visitChange } from './visit-change.ts';
import { visitPages } from './visit-page.ts';
import { VISITS, type VisitRoutes } from './visit-scope.ts';
import { visitTimes } from './visit-times.ts';

export interface VisitRouteContext extends RouteContext, OriginRules {
  areas: Area[];
  rules: VisitRules;
  notifications: VisitMessageSettings;
  /** Hosts that may frame the quote form. */
  embedOrigins: string[];
  /** Something new is in the outbox. */
  wakeOutbox(): void;
}

/** For companies whose content has a visits.yaml. */
export async function addVisitRoutes(
  app: FastifyInstance,
  context: VisitRouteContext,
): Promise<void> {
  for (const language of LANGUAGES)
    await app.register((scope) => addPages(scope, language, context), {
      prefix: pathIn(language, VISITS),
    });
}

async function addPages(
  app: FastifyInstance,
  language: Language,
  options: VisitRouteContext,
): Promise<void> {
  const { db, now, phone, site, areas, rules, notifications, wakeOutbox } = options;
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  checkOrigins(app, options);
  if (options.rateLimit)
    await app.register(rateLimit, {
      global: false,
      store: rateStore(options),
      keyGenerator: ({ raw }) => clientNetwork(clientAddress(raw, options.trustProxy)),
      errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429 }),
    });
  const pages = visitPages(site);
  const routes: VisitRoutes = {
    context: (at) => ({ db, rules, areas, messages: notifications, now: at }),
    ...{ language, now, phone, wakeOutbox },
    config: options.limit(60, 5 * 60),
    valuesOf: (fields) =>
      new URLSearchParams(
        Object.entries((fields ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
          [value].flat().map((one) => [name, String(one)]),
        ),
      ),
    send: (reply, isFramed, page) => {
      const { status = 200, markup } = inLanguage(language, () => {
        const made = page();
        const home = isFramed ? null : { url: localPath('/'), words: site.brand.name };
        return { status: made.status, markup: pages.render({ ...made, home }) };
      });
      return reply
        .code(status)
        .headers(pages.headers(isFramed ? options.embedOrigins : null))
        .type('text/html; charset=utf-8')
        .send(markup);
    },
  };
  visitTimes(app, routes);
  visitChange(app, routes);
}
