/** Events as browsers get them, with the act and the current lead. */
import type { Kysely } from 'kysely';
import type { Area } from '../../../domain/content/site-schema.ts';
import type { LeadEvent } from '../../../domain/office/acts-api.ts';
import type { Database, OfficeEventRow } from '../../database/tables.ts';
import { actRecords } from './act-records.ts';
import { peopleById, summariesOf } from './lead-summaries.ts';

/** In the order of the rows. */
export async function readLeadEvents(
  db: Kysely<Database>,
  rows: OfficeEventRow[],
  areas: Area[],
): Promise<LeadEvent[]> {
  const ids = [...new Set(rows.flatMap(({ submission_id }) => submission_id ?? []))];
  const actIds = rows.flatMap(({ act_id }) => act_id ?? []);
  const [leads, acts, people] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .selectFrom('office_leads')
          .selectAll()
          .where('submission_id', 'in', ids)
          .execute()
          .then((found) => summariesOf(db, found, areas)),
    actIds.length === 0
      ? []
      : db.selectFrom('office_acts').selectAll().where('act_id', 'in', actIds).execute(),
    peopleById(db),
  ]);
  const records = actRecords(acts, people);
  return rows.map((row) => ({
    event_id: row.event_id,
    at: row.at,
    submission_id: row.submission_id ?? row.erased_id ?? '',
    what: row.what,
    act: records.find(({ act_id }) => act_id === row.act_id) ?? null,
    lead: leads.find(({ submission_id }) => submission_id === row.submission_id) ?? null,
  }));
}
