/** Finds requests of the same person: by phone, by e-mail, or by correction, unless a user has separated them. */

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

/** Other requests of the same person, newest first, and those that users have separated. */
export async function findSamePerson(
  db: Kysely<Database>,
  lead: LeadRow,
): Promise<{ same: Related[]; split: Related[] }> {
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
  const related = others.flatMap((other) => {
    const reasons = reasonsFor(lead, other.lead);
    return reasons.length > 0 ? [{ other, reasons }] : [];
  });
  const apart = await readSplits(db, [lead.submission_id]);
  const isApart = ({ other }: Related) =>
    apart.has(pairKey(lead.submission_id, other.lead.submission_id));
  return {
    same: related.filter((one) => !isApart(one)),
    split: related.filter(isApart),
  };
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
  const apart = await readSplitNumbers(db, [...keysOf.keys()]);
  return new Map(
    leads.map(({ lead, office }) => {
      const own = keysOf.get(lead.submission_id) ?? [];
      const others = own.flatMap((key) => byKey.get(key) ?? []).map((row) => row.lead_no);
      const count = [...new Set(others)].filter(
        (other) => other !== office.lead_no && !apart.has(pairKey(office.lead_no, other)),
      ).length;
      return [lead.submission_id, count];
    }),
  );
}

/** Like readSplits, by lead number, because keys refer to numbers. */
async function readSplitNumbers(db: Kysely<Database>, ids: string[]): Promise<Set<string>> {
  const splits = await readSplits(db, ids);
  if (splits.size === 0) return splits;
  const rows = await db
    .selectFrom('office_leads')
    .select(['submission_id', 'lead_no'])
    .where('submission_id', 'in', [...splits].flatMap(idsOf))
    .execute();
  const numbers = new Map(rows.map(({ submission_id, lead_no }) => [submission_id, lead_no]));
  return new Set(
    [...splits].map((pair) => {
      const [one = '', other = ''] = idsOf(pair);
      return pairKey(numbers.get(one) ?? 0, numbers.get(other) ?? 0);
    }),
  );
}

/** @returns false if they were separated before */
export async function splitPersons(
  db: Kysely<Database>,
  one: string,
  other: string,
): Promise<boolean> {
  const [submission_id = '', other_id = ''] = [one, other].sort();
  const added = await db
    .insertInto('office_splits')
    .values({ submission_id, other_id })
    .onConflict((conflict) => conflict.columns(['submission_id', 'other_id']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** @returns false if they were not separated */
export async function joinPersons(
  db: Kysely<Database>,
  one: string,
  other: string,
): Promise<boolean> {
  const [submission_id = '', other_id = ''] = [one, other].sort();
  const removed = await db
    .deleteFrom('office_splits')
    .where('submission_id', '=', submission_id)
    .where('other_id', '=', other_id)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
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

async function readSplits(db: Kysely<Database>, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('office_splits')
    .selectAll()
    .where((is) => is.or([is('submission_id', 'in', ids), is('other_id', 'in', ids)]))
    .execute();
  return new Set(rows.map(({ submission_id, other_id }) => pairKey(submission_id, other_id)));
}

const pairKey = <Id extends string | number>(one: Id, other: Id) => [one, other].sort().join(' ');
const idsOf = (pair: string) => pair.split(' ');
