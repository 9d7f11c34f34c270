/** /visits/feed/KEY: booked visits for the office's calendar programs, which can't sign in. It names no customer. */
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import type { Area, Site } from '../../../domain/content/site-schema.ts';
import { addDays, localDate } from '../../../domain/hours/office-hours.ts';
import { typedZip } from '../../../domain/lead/submission-fields.ts';
import { calendarFeed } from '../../../domain/visits/visit-calendar.ts';
import { VISIT_PATHS } from '../../../domain/visits/visit-paths.ts';
import { momentsOf, type VisitRules, windowOf } from '../../../domain/visits/visit-windows.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { isSameSecret } from '../../http/secrets.ts';
import { bookedFrom } from '../visit-store.ts';
import { belowVisits } from './visit-page.ts';

/** Days for which past visits stay in the feed. */
const PAST_DAYS = 14;

export interface VisitFeedContext extends RouteContext {
  areas: Area[];
  /** The rules in what is published. */
  rules(): VisitRules;
  site: Site;
  siteUrl: string;
  /** null if the office has made no address. */
  readFeedKey(): Promise<string | null>;
}

export function visitFeed(app: FastifyInstance, context: VisitFeedContext): void {
  const { areas, site, siteUrl, db, now } = context;
  const host = new URL(siteUrl).hostname;
  app.get<{ Params: { key: string } }>(
    `${belowVisits(VISIT_PATHS.feed)}/:key`,
    { config: context.limit(60, 5 * 60) },
    async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const key = await context.readFeedKey();
      if (key === null || !isSameSecret(key, params.key.replace(/\.ics$/, '')))
        return reply.code(404).type('text/plain').send('');
      const visits = await bookedFrom(
        db,
        addDays(localDate(site.contact.time_zone, now()), -PAST_DAYS),
      );
      const events = visits.flatMap((visit) => {
        const window = windowOf(visit);
        if (!window) return [];
        const area = areas.find(({ id }) => id === visit.area)?.short_label;
        const place = [area, typedZip(visit.address)].filter(Boolean).join(' ');
        const what = visit.service_needed || m.visits_feed_visit();
        return {
          uid: `office.${visit.visit_id}@${host}`,
          sequence: visit.sequence,
          at: visit.updated_at,
          ...momentsOf(visit.zone, window),
          summary: [what, place].filter(Boolean).join(', '),
          description: `${siteUrl}/office/leads/${visit.submission_id}`,
        };
      });
      return reply
        .type('text/calendar; charset=utf-8')
        .send(calendarFeed(m.visits_feed_name({ company: site.brand.name }), events));
    },
  );
}
