/** /office/api: the list of newsletter subscribers. */
import * as v from 'valibot';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { inTransaction } from '../../database/database.ts';
import { type CallTable, changes, reads } from '../../office/calls/calls.ts';
import type { OfficeContext } from '../../office/calls/office-context.ts';
import { linkKey } from '../../office/store/office-keys.ts';
import { subscribersCsv } from '../messages/subscriber-record.ts';
import { exportSubscribers } from '../newsletter-service.ts';
import { countSubscribers, readSubscribers } from '../store/subscribers.ts';

const PAGE = 100;
const SubscriberQuery = v.strictObject({
  /** `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.maxLength(254))),
});

export function newsletterCalls(context: OfficeContext) {
  const { db, site, siteUrl } = context;

  return {
    'GET /newsletter': reads({ access: 'person', query: SubscriberQuery }, async ({ query }) => {
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
    }),

    'POST /newsletter/export': changes(
      { access: 'owner', limit: [30, 3600] },
      async ({ session, now }) => {
        const how = { confirm: site.newsletter_confirm, siteUrl, linkKey: await linkKey(db) };
        const records = await exportSubscribers(db, how);
        const recorded = await inTransaction(db, (transaction) =>
          addAuditEntry(transaction, {
            at: now,
            person: session.person,
            what: 'newsletter.export',
            detail: String(records.length),
          }),
        );
        return { recorded, answer: { csv: subscribersCsv(records) } };
      },
    ),
  } satisfies CallTable;
}
