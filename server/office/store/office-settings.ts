/** Settings of /office made by an owner. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { OfficeSettings } from '../../../domain/office/people-api.ts';
import type { Database } from '../../database/tables.ts';

const NAME = 'settings';
const DEFAULTS: v.InferOutput<typeof OfficeSettings> = {
  lock_screen_details: false,
  office_publishes: false,
};

export async function readOfficeSettings(
  db: Kysely<Database>,
): Promise<v.InferOutput<typeof OfficeSettings>> {
  const row = await db
    .selectFrom('office_keys')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? v.parse(OfficeSettings, { ...DEFAULTS, ...JSON.parse(row.value) }) : DEFAULTS;
}

export async function writeOfficeSettings(
  db: Kysely<Database>,
  settings: v.InferOutput<typeof OfficeSettings>,
): Promise<void> {
  const value = JSON.stringify(settings);
  await db
    .insertInto('office_keys')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
