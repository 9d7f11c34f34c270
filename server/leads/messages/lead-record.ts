/** A lead as exports and webhook calls contain it. The fields are a public contract: docs/integrations.md. */

import * as v from 'valibot';
import type { Area } from '../../../domain/content/site-schema.ts';
import { DetailsDocument, FORMS } from '../../../domain/forms/forms.ts';
import { LANGUAGES } from '../../../domain/language/language.ts';
import type { StoredConsent } from '../../../domain/lead/consent.ts';
import { CustomerType } from '../../../domain/lead/contact-submission.ts';
import { DOUBTS, doubtsAbout } from '../../../domain/lead/doubts.ts';
import { placeOfLead } from '../../../domain/lead/lead-place.ts';
import { readPhone } from '../../../domain/lead/phone-number.ts';
import { typedZip } from '../../../domain/lead/submission-fields.ts';
import { fromJson } from '../../database/json.ts';
import type { LeadPayload, LeadRow, OutboxRow } from '../../database/tables.ts';

const Text = v.nullable(v.string());
export const IsoTime = v.pipe(v.string(), v.isoTimestamp());

/** One lead. Fields may be added; renaming or removing one needs a new event `type`. */
const LeadRecord = v.object({
  submission_id: v.pipe(v.string(), v.uuid()),
  replaces: v.pipe(Text, v.description('Id of an earlier lead that this one corrects')),
  name: v.string(),
  phone: v.pipe(v.string(), v.description('As typed, with an extension or a note')),
  phone_e164: v.pipe(
    Text,
    v.description('The number that phone begins with, as +18045550142; null = it can’t be called'),
  ),
  email: Text,
  zip: v.pipe(Text, v.description('As typed: of the forms five digits, of the chat any text')),
  doubts: v.pipe(
    v.array(v.picklist(DOUBTS)),
    v.description(
      'What can’t be used as it was typed: a phone without a whole number, a ZIP code that does not exist, an e-mail that no mail can go to',
    ),
  ),
  territory: v.pipe(
    Text,
    v.description(
      'By ZIP, else by the phone number the visitor saw; a key of territories in site.yaml',
    ),
  ),
  area: v.pipe(Text, v.description('Name of the file in content/areas/ that has the ZIP')),
  language: v.pipe(v.picklist(LANGUAGES), v.description('Of the page: the language to call in')),
  service_needed: Text,
  description: v.pipe(
    v.string(),
    v.description('The visitor’s words and every answer in details, readable'),
  ),
  details: v.pipe(
    v.nullable(DetailsDocument),
    v.description('What the form asks besides, by form and version'),
  ),
  customer_type: v.nullable(CustomerType),
  source: v.pipe(v.string(), v.description('The form: a tag of its place, or of its kind')),
  page: Text,
  photos: v.pipe(v.number(), v.integer(), v.description('How many pictures came with it')),
  attribution: v.record(v.string(), v.string()),
  consent: v.nullable(
    v.object({
      wording: v.picklist(FORMS.map(({ name }) => name)),
      version: v.string(),
      marketing_texts: v.optional(v.boolean()),
      withdrawn_at: v.optional(
        v.pipe(IsoTime, v.description('When a correction took back the yes to marketing texts')),
      ),
      at: IsoTime,
      page: v.string(),
    }),
  ),
});
type LeadRecord = v.InferOutput<typeof LeadRecord>;

/** The body of a webhook call about a lead (docs/webhook.schema.json). */
export const WebhookBody = v.object({
  type: v.picklist(['lead.complete', 'lead.partial']),
  timestamp: v.pipe(IsoTime, v.description('When the server took the lead')),
  data: LeadRecord,
});
export type WebhookBody = v.InferOutput<typeof WebhookBody>;

/** A stored or queued lead. */
type SentLead = {
  [Field in Exclude<keyof LeadPayload, AlwaysSent | 'last_name' | 'urgency'>]?:
    | LeadPayload[Field]
    | null
    | undefined;
} & Pick<LeadPayload, AlwaysSent>;
type AlwaysSent =
  | 'submission_id'
  | 'first_name'
  | 'phone'
  | 'email'
  | 'address'
  | 'source'
  | 'page'
  | 'service_needed'
  | 'description';

function leadRecord(lead: SentLead, areas: Area[]): LeadRecord {
  const { area, territory } = placeOfLead(lead, areas);
  const zip = typedZip(lead.address);
  return {
    submission_id: lead.submission_id,
    replaces: lead.replaces ?? null,
    name: lead.first_name,
    phone: lead.phone,
    phone_e164: readPhone(lead.phone)?.e164 ?? null,
    email: lead.email || null,
    zip,
    doubts: doubtsAbout({ ...lead, zip }),
    territory,
    area: area?.id ?? null,
    language: lead.language ?? 'en',
    service_needed: lead.service_needed || null,
    description: lead.description,
    details: lead.details ?? null,
    customer_type: lead.customer_type ?? null,
    source: lead.source,
    page: lead.page || null,
    photos: lead.photos?.length ?? 0,
    attribution: (lead.attribution ?? {}) as Record<string, string>,
    consent: lead.consent ? consentRecord(lead.consent) : null,
  };
}

function consentRecord({ withdrawn_at, ...consent }: StoredConsent): LeadRecord['consent'] {
  return {
    ...consent,
    ...(withdrawn_at !== undefined && { withdrawn_at: isoTime(withdrawn_at) }),
    at: isoTime(consent.at),
  };
}

/**
 * The webhook event of a lead: docs/integrations.md. Its id is the same on every attempt and for all receivers, so that a
 * receiver recognizes a repeat.
 */
export function webhookEvent(
  row: Pick<OutboxRow<'webhook'>, 'payload' | 'stage' | 'submission_id'>,
  areas: Area[],
): { id: string; body: WebhookBody } {
  const lead = fromJson(row.payload);
  const type = `lead.${row.stage}` as const;
  return {
    id: `${type}.${row.submission_id}`,
    body: {
      type,
      timestamp: new Date(lead.received_at).toISOString(),
      data: leadRecord(lead, areas),
    },
  };
}

/** A stored lead with its status, which only the database knows. */
export function storedLeadRecord(row: LeadRow, areas: Area[]) {
  const { attribution, consent, photos, details, ...lead } = row;
  const parsed = {
    attribution: fromJson(attribution),
    consent: fromJson(consent),
    photos: fromJson(photos),
    details: fromJson(details),
  };
  return {
    received_at: isoTime(row.created_at),
    stage: row.stage,
    contacted_at: isoTime(row.contacted_at),
    quarantine_reason: row.quarantine_reason,
    ...leadRecord({ ...lead, ...parsed }, areas),
  };
}

export type StoredLeadRecord = ReturnType<typeof storedLeadRecord>;

export function isoTime(time: number): string;
export function isoTime(time: number | null): string | null;
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
