/** Classifies database errors of both databases. */

/** `duplicate`: a unique value exists. `busy`: retry now. `unavailable`: retry later. `invalid`: a value contains NUL. */
type DatabaseFailure = 'duplicate' | 'busy' | 'unavailable' | 'invalid';

/** PostgreSQL's code for a text with NUL. */
const NOT_IN_CHARACTER_SET = '22021';

/** SQLite would store NUL; refuse it as PostgreSQL does. */
export function refuseNul(values: readonly unknown[]): void {
  if (values.some((value) => typeof value === 'string' && value.includes('\0')))
    throw Object.assign(new Error('a value holds NUL'), { code: NOT_IN_CHARACTER_SET });
}

/** No connection to PostgreSQL, for whatever reason: address, certificate, password, connection limit. */
export class ConnectionFailure extends Error {
  override name = 'ConnectionFailure';
  /** The cause's code, such as ECONNREFUSED or 53300. */
  readonly code: unknown;
  constructor(cause: unknown) {
    super('no connection to PostgreSQL', { cause });
    this.code = (cause as { code?: unknown } | null)?.code;
  }
}

/** Another process locked the SQLite file for too long. An immediate retry would double the wait. */
export class LockTimeout extends Error {
  override name = 'LockTimeout';
  constructor(cause: unknown) {
    super('another process holds the database', { cause });
  }
}

/** Classifies an error of node:sqlite or pg; null for a bug, which must not be hidden. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConnectionFailure || error instanceof LockTimeout) return 'unavailable';
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return sqliteFailure(errcode);
  if (code === 'ERR_INVALID_STATE') return 'unavailable';
  if (isSystemError(error)) return 'unavailable';
  if (typeof code === 'string') return postgresFailure(code);
  return CONNECTION_LOST.test(error.message) ? 'unavailable' : null;
}

/** Messages without a code that pg and Kysely throw for a broken or silent connection. */
const CONNECTION_LOST =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|Postgres connection has been discarded|driver has already been destroyed/i;

/** True if a PostgreSQL connection must be discarded after this error. */
export function isConnectionUseless(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return true;
  return /^(08|57P)/.test(code) || code === '25006' || code === '25P03' || code === '25P04';
}

/** True if the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const isSqliteFull = typeof errcode === 'number' && (errcode & 0xff) === SQLITE_FULL;
  return code === 'ENOSPC' || code === '53100' || (code === 'ERR_SQLITE_ERROR' && isSqliteFull);
}

const SQLITE_FULL = 13;

/** Extended codes of a violated UNIQUE or PRIMARY KEY constraint. */
const SQLITE_UNIQUE = new Set([2067, 1555]);
/** PERM, NOMEM, READONLY, INTERRUPT, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOLFS, NOTADB. */
const SQLITE_OUT_OF_ORDER = new Set([3, 7, 8, 9, 10, 11, 13, 14, 15, 22, 26]);
const SQLITE_BUSY = new Set([5, 6]);

function sqliteFailure(extended: number): DatabaseFailure | null {
  if (SQLITE_UNIQUE.has(extended)) return 'duplicate';
  const primary = extended & 0xff;
  if (SQLITE_BUSY.has(primary)) return 'busy';
  return SQLITE_OUT_OF_ORDER.has(primary) ? 'unavailable' : null;
}

/**
 * SQLSTATE classes: 08 connection, 28 authorization, 3D no such database, 53 resources (disk full, too many
 * connections), 57 operator intervention, 58 system error, XX internal; 25006 read-only, 25P03 and 25P04 transaction
 * timeout, 40003 completion unknown, 55P03 lock wait. A missing table (42P01) means that migrations have not run yet.
 */
function postgresFailure(code: string): DatabaseFailure | null {
  if (code === '23505') return 'duplicate';
  if (code === NOT_IN_CHARACTER_SET) return 'invalid';
  if (code === '40001' || code === '40P01') return 'busy';
  if (/^(08|28|3D|53|57|58|XX)[0-9A-Z]{3}$/.test(code)) return 'unavailable';
  return ['25006', '25P03', '25P04', '40003', '42501', '42P01', '55P03'].includes(code)
    ? 'unavailable'
    : null;
}

/** Errors of the network, of files, and of closed sockets and streams. */
function isSystemError(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  return error.syscall !== undefined || /^ERR_(STREAM|SOCKET)_/.test(String(error.code));
}
