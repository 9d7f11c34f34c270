/** /office/api: who is subscribed to the newsletter. */
import {
  type SubscriberExport,
  type SubscriberList,
  SubscriberQuery,
} from '../../../domain/office/newsletter-api.ts';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import { subscribersCsv } from '../../newsletter/messages/subscriber-record.ts';
import { exportSubscribers } from '../../newsletter/service.ts';
import { countSubscribers, readSubscribers } from '../../newsletter/store/subscribers.ts';
import type { Calls } from './calls.ts';
import type { OfficeContext } from './context.ts';

const PAGE = 100;

export function newsletterCalls(calls: Calls, context: OfficeContext): void {
  const { db, site, siteUrl } = context;

  calls.add(
    'GET /newsletter',
    { access: 'person', query: SubscriberQuery },
    async ({ query }): Promise<SubscriberList> => {
      const confirm = site.newsletter_confirm;
      const page = { after: query.after, limit: PAGE + 1 };
      const rows = await readSubscribers(db, confirm, page);
      const subscribers = rows
        .slice(0, PAGE)
        .map(({ email, created_at: signed_up_at, source_page, language }) => ({
          ...{ email, signed_up_at, source_page, language },
        }));
      return {
        counts: await countSubscribers(db, confirm),
        subscribers,
        next: rows.length > PAGE ? (subscribers.at(-1)?.email ?? null) : null,
      };
    },
  );

  // A POST: each export makes links of its own.
  calls.change(
    'POST /newsletter/export',
    { access: 'owner', limit: [30, 3600] },
    async ({ session, now }) =>
      inTransaction(db, async (transaction) => {
        const records = await exportSubscribers(transaction, {
          ...{ confirm: site.newsletter_confirm, siteUrl, now },
        });
        const what = 'newsletter.export';
        const detail = String(records.length);
        const recorded = await addAuditEntry(transaction, {
          ...{ at: now, person: session.person, what, detail },
        });
        const answer: SubscriberExport = { csv: subscribersCsv(records) };
        return { recorded, answer };
      }),
  );
}
