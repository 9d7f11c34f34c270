/** The pages about visits: who may post, how often, in which language. */
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { adviceIn, type Preparation } from '../../../domain/content/pest-advice.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { localTime } from '../../../domain/hours/office-hours.ts';
import { LANGUAGES, type Language, localPath, pathIn } from '../../../domain/language/language.ts';
import { lightAt } from '../../../domain/scene/clock.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { bookingOf } from '../../../domain/visits/visit-windows.ts';
import { inLanguage } from '../../../messages/language.ts';
import { checkOrigins, type OriginRules } from '../../http/origin-check.ts';
import { filledPage, type ReadPage } from '../../pages/filled-page.ts';
import { limitCalls } from '../../rate-limit/service.ts';
import type { VisitMessageSettings } from '../messages/visit-messages.ts';
import { visitChange } from './visit-change.ts';
import { type VisitFeedContext, visitFeed } from './visit-feed.ts';
import { visitOpen } from './visit-open.ts';
import { contentOf, visitPages } from './visit-page.ts';
import { VISITS, type VisitRoutes } from './visit-scope.ts';
import { visitTimes } from './visit-times.ts';
import { visitYours } from './visit-yours.ts';

export interface VisitRouteContext extends VisitFeedContext, OriginRules {
  /** The company in its other languages. Default: it has one. */
  sites?: Partial<Record<Language, Site>> | undefined;
  notifications: VisitMessageSettings;
  /** Key of the signed links in mails. */
  readLinkKey(): Promise<string>;
  /** What to do before a visit, by service. Default: none. */
  preparation?: ((language: Language) => Preparation[]) | undefined;
  /** Hosts that may frame the quote form. */
  embedOrigins: string[];
  /** Of the site that is served: its frame is that of these pages. */
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
  const pages = visitPages(site);
  const shared = () => ({ rules: options.rules(), areas, messages: notifications });
  const routes: VisitRoutes = {
    context: (at) => ({ ...shared(), db, now: at }),
    linkContext: async (at) => ({
      ...{ ...shared(), db, now: at },
      linkKey: await options.readLinkKey(),
    }),
    ...{ language, now, wakeOutbox },
    phoneOf: (area) =>
      settingsOf(site.territories, areas.find(({ id }) => id === area)?.territory).phone,
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
      const frame = await options.readPage(
        pathIn(language, isFramed ? '/embed/thank-you' : '/404'),
      );
      const frames = isFramed ? options.embedOrigins : null;
      // No script looks at the visitor's clock: the hour is the company's. A frame stands in a lit door.
      const { minute } = localTime(site.contact.time_zone, now());
      const light = lightAt(Math.floor(minute / 60));
      const { status, markup, policy } = inLanguage(language, () => {
        const { status = 200, ...made } = page();
        const home = isFramed ? null : { url: localPath('/'), words: site.brand.name };
        return frame
          ? {
              status,
              ...filledPage(
                frame,
                contentOf(made, site, isFramed),
                frames,
                isFramed ? null : light,
              ),
            }
          : { status, markup: pages.render({ ...made, home, isLight: isFramed }), policy: null };
      });
      return reply
        .code(status)
        .headers(pages.headers(frames))
        .headers(policy ? { 'content-security-policy': policy } : {})
        .type('text/html; charset=utf-8')
        .send(markup);
    },
  };
  visitOpen(app, routes);
  visitYours(app, routes);
  visitTimes(app, routes);
  visitChange(app, routes);
  if (language === 'en') visitFeed(app, options);
}
