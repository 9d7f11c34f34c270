/** Leads as lists show them. */
import type { Kysely } from 'kysely';
import type { Area } from '../../../domain/content/site-schema.ts';
import { placeOfLead } from '../../../domain/lead/lead-place.ts';
import { typedZip } from '../../../domain/lead/submission-fields.ts';
import type { PersonRef } from '../../../domain/office/fields.ts';
import type { LeadSummary } from '../../../domain/office/leads-api.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, LeadRow, OfficeLeadRow } from '../../database/tables.ts';
import { readPeople } from './people.ts';
import { countSamePerson, type OfficeLead, withLeads } from './related-leads.ts';

/** Characters of the excerpt in a list. */
const EXCERPT = 140;

/** In the order of the rows. */
export async function summariesOf(
  db: Kysely<Database>,
  rows: OfficeLeadRow[],
  areas: Area[],
): Promise<LeadSummary[]> {
  return summarize(db, await withLeads(db, rows), areas);
}

export async function summarize(
  db: Kysely<Database>,
  leads: OfficeLead[],
  areas: Area[],
): Promise<LeadSummary[]> {
  if (leads.length === 0) return [];
  const [people, earlier] = await Promise.all([peopleById(db), countSamePerson(db, leads)]);
  return leads.map(({ lead, office }) => {
    const { status, assigned_to, snoozed_until, notes, event_id } = office;
    return {
      ...plainSummary(lead, areas),
      ...{ status, snoozed_until, notes, event_id },
      due: dueOf(office),
      assigned_to: (assigned_to && people.get(assigned_to)) || null,
      earlier: earlier.get(lead.submission_id) ?? 0,
    };
  });
}

/** Summary of a lead that is not in the inbox: a quarantined one. */
export function plainSummary(lead: LeadRow, areas: Area[]): LeadSummary {
  const { area, territory } = placeOfLead(lead, areas);
  return {
    submission_id: lead.submission_id,
    name: lead.first_name,
    phone: lead.phone,
    email: lead.email,
    service_needed: lead.service_needed,
    excerpt: excerptOf(lead.description),
    zip: typedZip(lead.address),
    area: area?.short_label ?? null,
    territory: territory ?? null,
    language: lead.language,
    source: lead.source,
    stage: lead.stage,
    received_at: lead.created_at,
    pictures: lead.photos === null ? 0 : fromJson(lead.photos).length,
    status: 'new',
    due: null,
    assigned_to: null,
    snoozed_until: null,
    notes: 0,
    earlier: 0,
    quarantine_reason: lead.quarantine_reason,
    event_id: 0,
  };
}

export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1).toWellFormed()}…` : line;
}

function dueOf({ due_at, snoozed_until }: OfficeLeadRow): LeadSummary['due'] {
  return due_at === null
    ? null
    : { at: due_at, why: snoozed_until === due_at ? 'snooze' : 'promise' };
}

async function peopleById(db: Kysely<Database>): Promise<Map<string, PersonRef>> {
  const people = await readPeople(db);
  return new Map(people.map(({ person_id, name }) => [person_id, { person_id, name }]));
}
