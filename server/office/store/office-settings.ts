/** Settings that an owner makes for all users of /office. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { OfficeSettings } from '../../../domain/office/people-api.ts';
import type { Database } from '../../database/tables.ts';
import { readValue, writeValue } from './office-keys.ts';

type Settings = v.InferOutput<typeof OfficeSettings>;

const NAME = 'settings';

export async function readOfficeSettings(db: Kysely<Database>): Promise<Settings> {
  return v.parse(OfficeSettings, JSON.parse((await readValue(db, NAME)) ?? '{}'));
}

export const writeOfficeSettings = (db: Kysely<Database>, settings: Settings) =>
  writeValue(db, NAME, JSON.stringify(settings));
