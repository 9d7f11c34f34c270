/** The pages about visits: who may post, how often, in which language. */
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { adviceIn, type Preparation } from '../../../domain/content/pest-advice.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { LANGUAGES, type Language, localPath, pathIn } from '../../../domain/language/language.ts';
import { territoryOrDefault } from '../../../domain/territory/territory.ts';
import { bookingOf } from '../../../domain/visits/visit-windows.ts';
import { inLanguage } from '../../../messages/language.ts';
import { checkOrigins, type OriginRules } from '../../http/origin-check.ts';
import { plainPages } from '../../http/plain-page.ts';
import { html } from '../../mail/html.ts';
import { filledPage, type ReadPage } from '../../pages/filled-page.ts';
import { limitCalls } from '../../rate-limit/service.ts';
import type { VisitMessageSettings } from '../messages/visit-messages.ts';
import { territoryOfRequest } from '../service/visits.ts';
import { visitChange } from './visit-change.ts';
import { type VisitFeedContext, visitFeed } from './visit-feed.ts';
import { visitOpen } from './visit-open.ts';
import { callLine, mainOf, type VisitPage } from './visit-page.ts';
import { VISITS, type VisitRoutes } from './visit-scope.ts';
import { visitTimes } from './visit-times.ts';
import { visitYours } from './visit-yours.ts';

interface VisitRouteContext extends VisitFeedContext, OriginRules {
  /** The company in its other languages. Default: it has one. */
  sites?: Partial<Record<Language, Site>> | undefined;
  notifications: VisitMessageSettings;
  /** Key of the signed links in mails. */
  readLinkKey(): Promise<string>;
  /** What to do before a visit, by service. Default: none. */
  preparation?: ((language: Language) => Preparation[]) | undefined;
  /** Of the site that is served, which has a page for these to be filled into (app/routes/visits.tsx). */
  readPage: ReadPage;
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
  const { db, now, site, areas, notifications, wakeOutbox } = options;
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  checkOrigins(app, options);
  await limitCalls(app, options);
  const pages = plainPages(site);
  const shared = () => ({ rules: options.rules(), areas, messages: notifications });
  const routes: VisitRoutes = {
    context: (at) => ({ ...shared(), db, now: at }),
    linkContext: async (at) => ({
      ...{ ...shared(), db, now: at },
      linkKey: await options.readLinkKey(),
    }),
    ...{ language, now, wakeOutbox },
    services: () =>
      (options.sites?.[language] ?? site).trade.choices
        .map(({ name, stored = name }) => ({ name, stored }))
        .filter(({ stored }) => bookingOf(options.rules(), stored) !== null),
    stepsBefore: (service) => adviceIn(service, options.preparation?.(language) ?? [])?.steps ?? [],
    config: options.limit(60, 5 * 60),
    mailConfig: options.limit(5, 5 * 60),
    valuesOf: (fields) =>
      new URLSearchParams(
        Object.entries((fields ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
          [value].flat().map((one) => [name, String(one)]),
        ),
      ),
    send: async (reply, isFramed, page) => {
      const rendered = await options.readPage(
        pathIn(language, isFramed ? '/embed/visits' : '/visits'),
      );
      const { heading, body, status = 200, numberOf, callWords } = inLanguage(language, page);
      const territory = await territoryOf(numberOf);
      const markup = inLanguage(language, () => {
        const words = callWords === undefined ? m.visits_rather_talk() : callWords;
        const bodyWith = (phones: [string, string][]) =>
          words === null ? body : html`${body}\n${callLine(words, phones)}`;
        if (rendered)
          return filledPage(rendered.markup, {
            title: html`${heading} - ${site.brand.name}`.markup,
            main: mainOf(heading, bodyWith(phones), isFramed).markup,
            territory,
          });
        const home = isFramed ? null : { url: localPath('/'), words: site.brand.name };
        const own = phones.filter(([name]) => name === territory);
        return pages.render({ heading, body: bodyWith(own), home, isLight: isFramed });
      });
      return (
        reply
          .code(status)
          .headers(pages.headers(isFramed ? [] : null))
          .headers(rendered ? { 'content-security-policy': rendered.policy } : {})
          // The address may hold the key of a visit, so no referrer names it, on this site's own pages neither: these are counted.
          // With `no-referrer` browsers would post the forms without an Origin.
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
  /** The territory that the page shows until a script detects the visitor's. */
  async function territoryOf(of: VisitPage['numberOf'] = { area: null }): Promise<string> {
    const found =
      'request' in of
        ? await territoryOfRequest(of.request, { db, areas })
        : areas.find(({ id }) => id === of.area)?.territory;
    return territoryOrDefault(site.territories, found);
  }
  visitOpen(app, routes);
  visitYours(app, routes);
  visitTimes(app, routes);
  visitChange(app, routes);
  if (language === 'en') visitFeed(app, options);
}
