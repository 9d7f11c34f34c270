/** Acts: as stored, and as history and events show them. */
import type { Kysely } from 'kysely';
import type { ActRecord } from '../../../domain/office/acts-api.ts';
import type { PersonRef } from '../../../domain/office/fields.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, OfficeActRow, SaidInAct } from '../../database/tables.ts';

/** @returns undefined if there is no such act */
export function findAct(db: Kysely<Database>, actId: string): Promise<OfficeActRow | undefined> {
  return db.selectFrom('office_acts').selectAll().where('act_id', '=', actId).executeTakeFirst();
}

/** Inserts an act. @throws if its id exists */
export async function insertAct(db: Kysely<Database>, row: OfficeActRow): Promise<void> {
  await db.insertInto('office_acts').values(row).execute();
}

/** @param people assignees by id */
export function actRecords(
  rows: OfficeActRow[],
  people: ReadonlyMap<string, PersonRef>,
): ActRecord[] {
  return rows.map((row) => {
    const said = fromJson(row.said);
    const { act_id, at, via } = row;
    const who = row.person_id && { person_id: row.person_id, name: row.who ?? '' };
    const assigned = said.person_id;
    return {
      act_id,
      at,
      via,
      type: row.type as ActRecord['type'],
      by: who || null,
      ...pick(said, ['status', 'lost_reason', 'amount_cents', 'text', 'visit']),
      ...(row.type === 'assign' && {
        assigned_to: (assigned && people.get(assigned)) || null,
      }),
      ...(row.type === 'snooze' && { snoozed_until: said.until ?? null }),
      ...(said.by && { reached_by: said.by }),
    };
  });
}

function pick<Name extends keyof SaidInAct>(said: SaidInAct, names: Name[]): Pick<SaidInAct, Name> {
  const named = names.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]]));
  return Object.fromEntries(named) as Pick<SaidInAct, Name>;
}
