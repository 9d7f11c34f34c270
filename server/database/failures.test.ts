import { expect, test } from 'vitest';
import { ConnectionFailure, databaseFailure, isConnectionUseless } from './failures.ts';

const error = (fields: object, message = 'x') => Object.assign(new Error(message), fields);

test.each<[ReturnType<typeof databaseFailure>, Record<string, number>]>([
  ['unavailable', { FULL: 13, READONLY: 8, IOERR: 10, NOTADB: 26 }],
  ['busy', { BUSY: 5, BUSY_SNAPSHOT: 517, LOCKED: 6 }],
  ['duplicate', { CONSTRAINT_UNIQUE: 2067, CONSTRAINT_PRIMARYKEY: 1555 }],
  [null, { CONSTRAINT_NOTNULL: 1299, 'ERROR, such as a misspelled column': 1 }],
])('of SQLite %s: %j', (failure, codes) => {
  for (const errcode of Object.values(codes))
    expect(databaseFailure(error({ code: 'ERR_SQLITE_ERROR', errcode }))).toBe(failure);
});

test.each<[ReturnType<typeof databaseFailure>, Record<string, string>]>([
  [
    'unavailable',
    {
      ...{ connection_failure: '08006', invalid_password: '28P01', read_only: '25006' },
      ...{ undefined_table: '42P01', disk_full: '53100', query_canceled: '57014' },
    },
  ],
  ['busy', { serialization_failure: '40001', deadlock_detected: '40P01' }],
  ['duplicate', { unique_violation: '23505' }],
  ['invalid', { character_not_in_repertoire: '22021' }],
  [null, { not_null_violation: '23502', syntax_error: '42601', undefined_column: '42703' }],
])('of PostgreSQL %s: %j', (failure, codes) => {
  for (const code of Object.values(codes)) expect(databaseFailure(error({ code }))).toBe(failure);
});

test.each([
  ...['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'],
  ...['Query read timeout', 'Cannot use a pool after calling end on the pool'],
])('"%s" without a code is unavailable', (message) => {
  expect(databaseFailure(new Error(message))).toBe('unavailable');
});

test('a connection that can not be made is unavailable, and so is a file of the system', () => {
  const reasons = [error({ code: 'CERT_HAS_EXPIRED' }), error({}, 'SASL: no password'), null];
  for (const reason of reasons)
    expect(databaseFailure(new ConnectionFailure(reason))).toBe('unavailable');
  for (const code of ['ECONNRESET', 'ENOSPC', 'EACCES'])
    expect(databaseFailure(error({ code, syscall: 'open' }))).toBe('unavailable');
});

test.each([
  ['no answer in time', error({}, 'Query read timeout'), true],
  ['a reset', error({ code: 'ECONNRESET' }), true],
  ['a server that became a standby', error({ code: '25006' }), true],
  ['a statement that took too long', error({ code: '57014' }), false],
  ['a value that exists', error({ code: '23505' }), false],
])('after %s a connection is useless: %s', (_name, failure, useless) => {
  expect(isConnectionUseless(failure)).toBe(useless);
});
