import { expect, test } from 'vitest';
import { ConnectionFailure, databaseFailure, isConnectionUseless } from './failures.ts';

const error = (fields: object, message = 'x') => Object.assign(new Error(message), fields);
const sqlite = (errcode: number) => error({ code: 'ERR_SQLITE_ERROR', errcode });

test.each([
  ['SQLITE_FULL', 13, 'unavailable'],
  ['SQLITE_READONLY', 8, 'unavailable'],
  ['SQLITE_IOERR', 10, 'unavailable'],
  ['SQLITE_NOTADB', 26, 'unavailable'],
  ['SQLITE_BUSY', 5, 'busy'],
  ['SQLITE_BUSY_SNAPSHOT', 517, 'busy'],
  ['SQLITE_LOCKED', 6, 'busy'],
  ['SQLITE_CONSTRAINT_UNIQUE', 2067, 'duplicate'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 1555, 'duplicate'],
  ['SQLITE_CONSTRAINT_NOTNULL', 1299, null],
  ['SQLITE_ERROR, such as a misspelled column', 1, null],
])('%s (%i) is %s', (_name, errcode, failure) => {
  expect(databaseFailure(sqlite(errcode))).toBe(failure);
});

test.each([
  ['connection_failure', '08006', 'unavailable'],
  ['invalid_password', '28P01', 'unavailable'],
  ['invalid_catalog_name', '3D000', 'unavailable'],
  ['read_only_sql_transaction', '25006', 'unavailable'],
  ['idle_in_transaction_session_timeout', '25P03', 'unavailable'],
  ['statement_completion_unknown', '40003', 'unavailable'],
  ['insufficient_privilege', '42501', 'unavailable'],
  ['undefined_table', '42P01', 'unavailable'],
  ['disk_full', '53100', 'unavailable'],
  ['too_many_connections', '53300', 'unavailable'],
  ['lock_not_available', '55P03', 'unavailable'],
  ['query_canceled', '57014', 'unavailable'],
  ['admin_shutdown', '57P01', 'unavailable'],
  ['io_error', '58030', 'unavailable'],
  ['data_corrupted', 'XX001', 'unavailable'],
  ['serialization_failure', '40001', 'busy'],
  ['deadlock_detected', '40P01', 'busy'],
  ['unique_violation', '23505', 'duplicate'],
  ['character_not_in_repertoire', '22021', 'invalid'],
  ['not_null_violation', '23502', null],
  ['syntax_error', '42601', null],
  ['undefined_column', '42703', null],
])('PostgreSQL %s (%s) is %s', (_name, code, failure) => {
  expect(databaseFailure(error({ code }))).toBe(failure);
});

test.each(['ECONNRESET', 'ENOSPC', 'EACCES'])('%s of the system is unavailable', (code) => {
  expect(databaseFailure(error({ code, syscall: 'open' }))).toBe('unavailable');
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired, no connection timeout configured: connection timeout',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'Postgres connection has been discarded',
  'driver has already been destroyed',
])('"%s" without a code is unavailable', (message) => {
  expect(databaseFailure(new Error(message))).toBe('unavailable');
});

test('a connection that can not be made is unavailable, whatever the reason', () => {
  const reasons = [error({ code: 'CERT_HAS_EXPIRED' }), error({}, 'SASL: no password'), null];
  for (const reason of reasons) {
    expect(databaseFailure(new ConnectionFailure(reason))).toBe('unavailable');
  }
});

test('a defect is not reported as an outage', () => {
  expect(databaseFailure(new TypeError('x is not a function'))).toBeNull();
  expect(databaseFailure('text')).toBeNull();
});

test.each([
  ['no answer in time', error({}, 'Query read timeout'), true],
  ['a reset', error({ code: 'ECONNRESET' }), true],
  ['a server that stops', error({ code: '57P01' }), true],
  ['a server that became a standby', error({ code: '25006' }), true],
  ['a full disk', error({ code: '53100' }), false],
  ['a statement that took too long', error({ code: '57014' }), false],
  ['a value that exists', error({ code: '23505' }), false],
])('after %s a connection is useless: %s', (_name, failure, useless) => {
  expect(isConnectionUseless(failure)).toBe(useless);
});
