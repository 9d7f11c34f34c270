/** Acts: as stored, and as the history shows them. */
import type { Kysely } from 'kysely';
import type { ActRecord } from '../../../domain/office/acts-api.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, OfficeActRow } from '../../database/tables.ts';

/** @returns undefined if there is no such act */
export function findAct(db: Kysely<Database>, actId: string): Promise<OfficeActRow | undefined> {
  return db.selectFrom('office_acts').selectAll().where('act_id', '=', actId).executeTakeFirst();
}

/** Inserts an act. @throws if its id exists */
export async function insertAct(db: Kysely<Database>, row: OfficeActRow): Promise<void> {
  await db.insertInto('office_acts').values(row).execute();
}

/** The acts on a lead, oldest first. */
export async function readActs(db: Kysely<Database>, submissionId: string): Promise<ActRecord[]> {
  const rows = await db
    .selectFrom('office_acts')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('event_id')
    .execute();
  return rows.map(
    ({ act_id, type, said, at, via, person_id, who }) =>
      ({
        ...{ act_id, type, ...fromJson(said), at, via },
        by: person_id === null ? null : { person_id, name: who ?? '' },
      }) as ActRecord,
  );
}
