/** Everything that the office shows of one lead. */
import type { Kysely } from 'kysely';
import type { Area } from '../../../domain/content/site-schema.ts';
import type { LeadDetail } from '../../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../../domain/office/leads-api.ts';
import type { Database } from '../../database/tables.ts';
import { storedLeadRecord } from '../../leads/messages/lead-record.ts';
import { findWording } from '../../leads/store/consent-wordings.ts';
import { readNotifications } from '../../leads/store/lead-list.ts';
import { findLead } from '../../leads/store/stored-leads.ts';
import { readActs } from './act-records.ts';
import { plainSummary, summariesOf, summarize } from './lead-summaries.ts';
import { findOfficeLead } from './office-leads.ts';
import { findSamePerson, type Related } from './related-leads.ts';

/**
 * Null if there is none or it is not in the inbox yet, such as a partial one before its time. Quarantined ones are
 * included.
 */
export async function readDetail(
  db: Kysely<Database>,
  submissionId: string,
  areas: Area[],
): Promise<LeadDetail | null> {
  const lead = await findLead(db, submissionId);
  if (!lead) return null;
  const office = await findOfficeLead(db, submissionId);
  if (!office && lead.quarantine_reason === null) return null;
  const [summary] = office
    ? await summarize(db, [{ lead, office }], areas)
    : [plainSummary(lead, areas)];
  if (!summary) return null;
  const record = storedLeadRecord(lead, areas);
  const [same, acts, notifications, pictures] = await Promise.all([
    findSamePerson(db, lead),
    readActs(db, submissionId),
    readNotifications(db, submissionId),
    db
      .selectFrom('lead_pictures')
      .select('position')
      .where('submission_id', '=', submissionId)
      .execute(),
  ]);
  const wording =
    record.consent && (await findWording(db, record.consent.wording, record.consent.version));
  const positions = new Set(pictures.map(({ position }) => position));
  return {
    lead: { ...summary, earlier: same.length },
    description: lead.description,
    customer_type: record.customer_type,
    page: record.page,
    attribution: record.attribution,
    lost_reason: (office?.lost_reason ?? null) as LeadDetail['lost_reason'],
    amount_cents: office?.amount_cents ?? null,
    contacted_at: lead.contacted_at,
    consent: record.consent && {
      version: record.consent.version,
      at: Date.parse(record.consent.at),
      marketing_texts: record.consent.marketing_texts ?? null,
      text: wording,
    },
    pictures: Array.from({ length: record.photos }, (_, position) =>
      positions.has(position) ? `/leads/${submissionId}/pictures/${position}` : null,
    ),
    acts,
    same_person: await summarizeRelated(db, same, areas),
    notifications: notifications
      // Internal rows that add the lead to the inbox are no news.
      .filter(({ kind }) => kind !== 'arrival' && kind !== 'visit_change')
      .map(({ id, kind, receiver, state, sent_at, created_at, last_error }) => ({
        id,
        kind,
        receiver: kind === 'push' ? null : receiver,
        state,
        at: sent_at ?? created_at,
        error: last_error,
      })),
  };
}

async function summarizeRelated(
  db: Kysely<Database>,
  related: Related[],
  areas: Area[],
): Promise<LeadDetail['same_person']> {
  const others = related.map(({ other }) => other);
  const leads = await summarize(db, others, areas);
  return leads.map((lead, index) => ({ lead, reasons: related[index]?.reasons ?? [] }));
}

/** A photo of a lead; null if deleted or missing. */
export async function readPicture(
  db: Kysely<Database>,
  submissionId: string,
  position: number,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('lead_pictures')
    .select('content')
    .where('submission_id', '=', submissionId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row ? Buffer.from(row.content) : null;
}

/** The lead as lists show it; undefined if it is not in the inbox. */
export async function readLead(
  db: Kysely<Database>,
  submissionId: string,
  areas: Area[],
): Promise<LeadSummary | undefined> {
  const office = await findOfficeLead(db, submissionId);
  const [summary] = await summariesOf(db, office ? [office] : [], areas);
  return summary;
}
