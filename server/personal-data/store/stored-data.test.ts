import { expect, test } from 'vitest';
import { databaseForEachTest } from '../../testing/test-server.ts';
import { STORED_DATA } from './stored-data.ts';

const database = databaseForEachTest('sqlite');

/** Columns that name a visitor's request or mailbox. */
const isFinding = (column: string) =>
  ['submission_id', 'other_id', 'address_hash'].includes(column);

test('every table with a column that names a visitor’s request or mailbox is in the table of stored data', async () => {
  const tables = await database.db.introspection.getTables();
  const stored = tables.flatMap(({ name, columns }) => {
    const found = columns.map((column) => column.name).filter(isFinding);
    return found.length > 0 ? [[name, found.sort()] as const] : [];
  });
  const listed = Object.entries(STORED_DATA)
    .map(([name, { foundBy }]) => [name, foundBy.filter(isFinding).sort()] as const)
    .filter(([, columns]) => columns.length > 0);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(stored));
});
