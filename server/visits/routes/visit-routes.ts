/** The pages about visits: who may post, rate limits, languages, and the page of the site that each answer fills. */
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { adviceIn, type Preparation } from '../../../domain/content/pest-advice.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { LANGUAGES, type Language, pathIn } from '../../../domain/language/language.ts';
import { inLanguage } from '../../../domain/messages/message-language.ts';
import { territoryOrDefault } from '../../../domain/territory/territory.ts';
import { bookingOf } from '../../../domain/visits/visit-windows.ts';
import { checkOrigins, type OriginRules } from '../../http/origin-check.ts';
import { html } from '../../mail/html.ts';
import { filledPage, type ReadPage } from '../../pages/filled-page.ts';
import { sendHoldingPage } from '../../pages/holding-page.ts';
import { limitCalls } from '../../rate-limit/rate-limit-service.ts';
import type { VisitMessageSettings } from '../messages/visit-messages.ts';
import { territoryOfRequest } from '../visit-service.ts';
import { type VisitFeedContext, visitFeed } from './visit-feed.ts';
import { callLine, mainOf, VISITS, type VisitPage, type VisitRoutes } from './visit-page.ts';
import { visitOpen, visitTimes } from './visit-times.ts';
import { yourVisits } from './your-visits.ts';

interface VisitRouteContext extends VisitFeedContext, OriginRules {
  /** The settings in each language. Default: English only. */
  sites?: Partial<Record<Language, Site>> | undefined;
  notifications: VisitMessageSettings;
  /** The key of the signed links in mails. */
  readLinkKey(): Promise<string>;
  /** What to do before a visit, by service. Default: none. */
  preparation?: ((language: Language) => Preparation[]) | undefined;
  /** Reads the page of the site that these pages fill (site/routes/visits.tsx). */
  readPage: ReadPage;
  wakeOutbox(): void;
}

/** For a company with content/visits.yaml. */
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
  const { db, now, site, areas, notifications, wakeOutbox } = options;
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  checkOrigins(app, options);
  await limitCalls(app, options);
  const routes: VisitRoutes = {
    // The key is read before a transaction begins: SQLite has one connection.
    context: async () => ({
      ...{ db, areas, rules: options.rules(), messages: notifications },
      ...{ linkKey: await options.readLinkKey(), now: now() },
    }),
    ...{ language, wakeOutbox },
    services: () =>
      (options.sites?.[language] ?? site).trade.choices
        .map(({ name, stored = name }) => ({ name, stored }))
        .filter(({ stored }) => bookingOf(options.rules(), stored) !== null),
    stepsBefore: (service) => adviceIn(service, options.preparation?.(language) ?? [])?.steps ?? [],
    config: options.limit(60, 5 * 60),
    mailConfig: options.limit(5, 5 * 60),
    send: async (request, reply, page, { isFramed } = { isFramed: false }) => {
      const path = pathIn(language, isFramed ? '/embed/visits' : '/visits');
      const rendered = await options.readPage(path, request);
      if (!rendered) return sendHoldingPage(reply, site, language);
      const { heading, body, status = 200, numberOf, callWords } = inLanguage(language, page);
      const territory = await territoryOf(numberOf);
      const markup = inLanguage(language, () => {
        const words = callWords === undefined ? m.visits_rather_talk() : callWords;
        const main = words === null ? body : html`${body}\n${callLine(words, phones)}`;
        return filledPage(rendered.markup, {
          title: html`${heading} - ${site.brand.name}`.markup,
          main: mainOf(heading, main, isFramed).markup,
          territory,
        });
      });
      return (
        reply
          .code(status)
          .header('content-security-policy', rendered.policy)
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex')
          // The URL may contain the key of a visit, so no referrer contains it, not even on this site's pages, which are
          // counted. With `no-referrer` browsers would post the forms without an Origin.
          .header('referrer-policy', 'strict-origin')
          .type('text/html; charset=utf-8')
          .send(markup)
      );
    },
  };
  const phones = Object.entries(site.territories).map(([name, { phone }]): [string, string] => [
    name,
    phone,
  ]);
  /** The territory whose number the page shows until a script detects the visitor's. */
  async function territoryOf(of: VisitPage['numberOf'] = { area: null }): Promise<string> {
    const found =
      'request' in of
        ? await territoryOfRequest(of.request, { db, areas })
        : areas.find(({ id }) => id === of.area)?.territory;
    return territoryOrDefault(site.territories, found);
  }
  visitOpen(app, routes);
  visitTimes(app, routes);
  yourVisits(app, routes);
  if (language === 'en') visitFeed(app, options);
}
