/** Finds requests of the same person: by phone, by e-mail, or by correction. */

import type { Kysely } from 'kysely';
import { isSamePhone, readPhone } from '../../../domain/lead/phone-number.ts';
import { correctionKey, personKeys } from '../../../domain/office/search-words.ts';
import type { Database, LeadRow, OfficeLeadRow } from '../../database/tables.ts';

/** A lead with its office state. */
export interface OfficeLead {
  lead: LeadRow;
  office: OfficeLeadRow;
}

export interface Related {
  other: OfficeLead;
  /** For example "the same phone number". */
  reasons: string[];
}

/** Maximum requests of one person that are shown. */
const MOST = 50;

/** Other requests of the same person, newest first. */
export async function findSamePerson(db: Kysely<Database>, lead: LeadRow): Promise<Related[]> {
  const keys = [...personKeys(lead), correctionKey(lead.submission_id)];
  const byKey = await db
    .selectFrom('office_leads')
    .selectAll()
    .where((is) =>
      is.or([
        is(
          'lead_no',
          'in',
          db.selectFrom('office_person_keys').select('lead_no').where('person_key', 'in', keys),
        ),
        is('submission_id', '=', lead.replaces ?? ''),
      ]),
    )
    .where('submission_id', '!=', lead.submission_id)
    .orderBy('lead_no', 'desc')
    .limit(MOST)
    .execute();
  const others = await withLeads(db, byKey);
  return others.flatMap((other) => {
    const reasons = reasonsFor(lead, other.lead);
    return reasons.length > 0 ? [{ other, reasons }] : [];
  });
}

/** Number of other requests of the same person, by lead. */
export async function countSamePerson(
  db: Kysely<Database>,
  leads: OfficeLead[],
): Promise<Map<string, number>> {
  const keysOf = new Map(leads.map(({ lead }) => [lead.submission_id, personKeys(lead)]));
  const keys = [...new Set([...keysOf.values()].flat())];
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('office_person_keys')
    .selectAll()
    .where('person_key', 'in', keys)
    .execute();
  const byKey = Map.groupBy(rows, ({ person_key }) => person_key);
  return new Map(
    leads.map(({ lead, office }) => {
      const own = keysOf.get(lead.submission_id) ?? [];
      const others = own.flatMap((key) => byKey.get(key) ?? []).map((row) => row.lead_no);
      const count = new Set(others.filter((other) => other !== office.lead_no)).size;
      return [lead.submission_id, count];
    }),
  );
}

/** The leads of these rows, in order; rows whose lead is gone are left out. */
export async function withLeads(
  db: Kysely<Database>,
  rows: OfficeLeadRow[],
): Promise<OfficeLead[]> {
  if (rows.length === 0) return [];
  const leads = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where(
      'submission_id',
      'in',
      rows.map(({ submission_id }) => submission_id),
    )
    .execute();
  const byId = new Map(leads.map((lead) => [lead.submission_id, lead]));
  return rows.flatMap((office) => {
    const lead = byId.get(office.submission_id);
    return lead ? [{ lead, office }] : [];
  });
}

function reasonsFor(lead: LeadRow, other: LeadRow): string[] {
  const [phone, theirs] = [readPhone(lead.phone), readPhone(other.phone)];
  const email = lead.email.trim().toLowerCase();
  return [
    phone !== null && theirs !== null && isSamePhone(phone, theirs) && 'the same phone number',
    email !== '' && other.email.trim().toLowerCase() === email && 'the same e-mail',
    other.replaces === lead.submission_id && 'it corrects this one',
    lead.replaces === other.submission_id && 'this one corrects it',
  ].filter((reason) => reason !== false);
}
