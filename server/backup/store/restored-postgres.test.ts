import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForEachTest } from '../../testing/test-server.ts';
import { isRestoreUnfinished } from './restored-postgres.ts';

const database = databaseForEachTest('postgres');

test('a database whose restore was cut off is known by its mark, so that no server starts on it', async () => {
  expect(await isRestoreUnfinished(database)).toBe(false);
  await sql`create table restore_unfinished (at text)`.execute(database.db);
  expect(await isRestoreUnfinished(database)).toBe(true);
});
