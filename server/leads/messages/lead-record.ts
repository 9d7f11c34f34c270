/** A lead as the owner's programs get it, in exports and webhook calls. The fields are a promise: docs/webhook.md. */
import type { Area } from '../../../domain/content/site-schema.ts';
import { placeOfLead } from '../../../domain/lead/lead-place.ts';
import { zipOf } from '../../../domain/lead/submission-fields.ts';
import type { LeadRow, OutboxRow } from '../../database/tables.ts';
import type { LeadPayload } from './lead-messages.ts';

export type LeadRecord = ReturnType<typeof leadRecord>;

/** What the visitor sent. */
type SentLead = Pick<
  LeadPayload,
  | 'submission_id'
  | 'first_name'
  | 'phone'
  | 'email'
  | 'address'
  | 'service_needed'
  | 'description'
  | 'source'
  | 'page'
> & {
  [Field in 'replaces' | 'territory' | 'customer_type' | 'photos' | 'attribution' | 'consent']?:
    | LeadPayload[Field]
    | undefined;
};

export function leadRecord(lead: SentLead, areas: Area[]) {
  const { area, territory } = placeOfLead(lead, areas);
  return {
    submission_id: lead.submission_id,
    replaces: lead.replaces ?? null,
    name: lead.first_name,
    phone: lead.phone,
    email: lead.email || null,
    zip: zipOf(lead.address),
    territory,
    area: area?.id ?? null,
    service_needed: lead.service_needed || null,
    description: lead.description,
    customer_type: lead.customer_type ?? null,
    source: lead.source,
    page: lead.page || null,
    photos: lead.photos?.length ?? 0,
    attribution: (lead.attribution ?? {}) as Record<string, string>,
    consent: lead.consent ? { ...lead.consent, at: isoTime(lead.consent.at) } : null,
  };
}

/**
 * What a webhook receiver is told of a lead: docs/webhook.md. The id is the same on every attempt and for all receivers, so
 * that a receiver recognizes a repeat.
 */
export function webhookEvent(
  row: Pick<OutboxRow, 'payload' | 'stage' | 'submission_id'>,
  areas: Area[],
) {
  const lead = JSON.parse(row.payload) as LeadPayload;
  const type = `lead.${row.stage}`;
  return {
    id: `${type}.${row.submission_id}`,
    body: {
      type,
      timestamp: new Date(lead.received_at).toISOString(),
      data: leadRecord(lead, areas),
    },
  };
}

/** What has become of it is known to the database alone. */
export function storedLeadRecord(row: LeadRow, areas: Area[]) {
  const json = (text: string | null) => (text === null ? undefined : JSON.parse(text));
  const lead = {
    ...row,
    replaces: row.replaces ?? undefined,
    territory: row.territory ?? undefined,
    customer_type: (row.customer_type as LeadPayload['customer_type']) ?? undefined,
    attribution: json(row.attribution) as LeadPayload['attribution'],
    consent: json(row.consent) as LeadPayload['consent'],
    photos: json(row.photos) as string[] | undefined,
  };
  return {
    received_at: isoTime(row.created_at),
    stage: row.stage,
    contacted_at: isoTime(row.contacted_at),
    quarantine_reason: row.quarantine_reason,
    ...leadRecord(lead, areas),
  };
}

export type StoredLeadRecord = ReturnType<typeof storedLeadRecord>;

function isoTime(time: number): string;
function isoTime(time: number | null): string | null;
function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
