/** What a database error means, whichever database threw it. */

/** `duplicate`: a unique value exists. `busy`: try again now. `unavailable`: try again later. */
export type DatabaseFailure = 'duplicate' | 'busy' | 'unavailable';

/** Classifies an error of node:sqlite or pg; null = a mistake of ours, which must not be hidden. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return sqliteFailure(errcode);
  if (code === 'ERR_INVALID_STATE') return 'unavailable';
  if (typeof code === 'string') return postgresFailure(code) ?? networkFailure(code);
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after|driver has already been destroyed/i.test(
    error.message,
  )
    ? 'unavailable'
    : null;
}

/** True when there is no room for what was to be written. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const isSqliteFull = typeof errcode === 'number' && (errcode & 0xff) === SQLITE_FULL;
  return code === 'ENOSPC' || code === '53100' || (code === 'ERR_SQLITE_ERROR' && isSqliteFull);
}

const SQLITE_FULL = 13;

/** The role may not do this: PostgreSQL's 42501. An operator has to grant it. */
export function isMissingRight(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '42501';
}

/** Extended codes of a broken UNIQUE constraint and of a broken PRIMARY KEY. */
const SQLITE_UNIQUE = new Set([2067, 1555]);
/** PERM, READONLY, INTERRUPT, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const SQLITE_OUT_OF_ORDER = new Set([3, 8, 9, 10, 11, 13, 14, 26]);
const SQLITE_BUSY = new Set([5, 6]);

function sqliteFailure(extended: number): DatabaseFailure | null {
  if (SQLITE_UNIQUE.has(extended)) return 'duplicate';
  const primary = extended & 0xff;
  if (SQLITE_BUSY.has(primary)) return 'busy';
  return SQLITE_OUT_OF_ORDER.has(primary) ? 'unavailable' : null;
}

/**
 * SQLSTATE classes: 08 connection, 28 not let in, 3D no such database, 53 resources (disk full, too many
 * connections), 57 operator intervention, 58 system error, XX internal; 25006 read-only, 55P03 lock wait.
 * A missing table (42P01) means that migrations have not run yet.
 */
function postgresFailure(code: string): DatabaseFailure | null {
  if (code === '23505') return 'duplicate';
  if (code === '40001' || code === '40P01') return 'busy';
  if (/^(08|28|3D|53|57|58|XX)[0-9A-Z]{3}$/.test(code)) return 'unavailable';
  return ['25006', '55P03', '42P01'].includes(code) ? 'unavailable' : null;
}

function networkFailure(code: string): DatabaseFailure | null {
  return /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES|EROFS|ENOSPC|EIO|EEXIST|ENOTDIR)$/.test(
    code,
  )
    ? 'unavailable'
    : null;
}
