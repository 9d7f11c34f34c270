/** Acts: as they are stored, and as the history of a lead and events show them. */
import type { Kysely } from 'kysely';
import type { ActRecord } from '../../../domain/office/acts-api.ts';
import type { PersonRef } from '../../../domain/office/fields.ts';
import type { Database, OfficeActRow } from '../../database/tables.ts';

export function findAct(db: Kysely<Database>, actId: string): Promise<OfficeActRow | undefined> {
  return db.selectFrom('office_acts').selectAll().where('act_id', '=', actId).executeTakeFirst();
}

/** @param people by id: whom leads are assigned to. */
export function actRecords(
  rows: OfficeActRow[],
  people: ReadonlyMap<string, PersonRef>,
): ActRecord[] {
  return rows.map((row) => {
    const said = JSON.parse(row.said) as SaidInAct;
    const { act_id, at, via, undone_by } = row;
    const who = row.person_id && { person_id: row.person_id, name: row.who ?? '' };
    const assigned = said.person_id;
    return {
      act_id,
      at,
      via,
      undone_by,
      type: row.type as ActRecord['type'],
      by: who || null,
      ...pick(said, ['status', 'lost_reason', 'amount_cents', 'text', 'other', 'undoes']),
      ...(row.type === 'assign' && {
        assigned_to: (assigned && people.get(assigned)) || null,
      }),
      ...(row.type === 'snooze' && { snoozed_until: said.until ?? null }),
      ...(said.by && { reached_by: said.by }),
    };
  });
}

/** What an act said, whatever its type. */
type SaidInAct = Pick<
  ActRecord,
  'status' | 'lost_reason' | 'amount_cents' | 'text' | 'other' | 'undoes'
> & { person_id?: string | null; until?: number | null; by?: ActRecord['reached_by'] };

function pick<Name extends keyof SaidInAct>(said: SaidInAct, names: Name[]): Pick<SaidInAct, Name> {
  const kept = names.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]]));
  return Object.fromEntries(kept) as Pick<SaidInAct, Name>;
}
