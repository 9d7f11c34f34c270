/** Kysely dialect for node:sqlite, which Kysely does not include. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { EnvError } from '../env.ts';
import { databaseFailure, LockTimeout, refuseNul } from './failures.ts';

/**
 * How long a query waits for another process's write, ms, counted from its request for the connection, so that a lead
 * is answered within five seconds including up to one second of rate limiting. SQLite's own timeout would block this
 * whole process, so the server switches it off once the file is open and waits between turns of the event loop.
 */
const LOCK_TIMEOUT_MS = 3500;
/** The same while a file is opened, and for commands without Kysely, ms. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Pages of 4 kB that the log may take before a checkpoint: 16 MB. A page that many leads change is then written back
 * once; with SQLite's default of 1,000 a lead took a fifth longer.
 */
const LOG_PAGES = 4000;

/** Older versions may damage the log when it restarts while another process writes. */
const LEAST_VERSION = [3, 51, 3] as const;

/** @throws EnvError if this Node's SQLite is too old @param version Default: that of this Node */
export function requireSqliteVersion(version = process.versions.sqlite ?? '0'): void {
  const parts = version.split('.').map(Number);
  const at = LEAST_VERSION.findIndex((least, i) => (parts[i] ?? 0) !== least);
  if (at < 0 || (parts[at] ?? 0) > (LEAST_VERSION[at] ?? 0)) return;
  throw new EnvError(
    `This Node has SQLite ${version}, which can damage the database: ${LEAST_VERSION.join('.')} or later is needed, as in the Node of node_modules/.bin.`,
  );
}

/** Kysely dialect over one SQLite file, durable at every commit (WAL, synchronous=FULL). */
export function nodeSqliteDialect(file: string): Dialect {
  const config = { database: async () => openFile(file) };
  const dialect = new SqliteDialect(config);
  return {
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: (): Driver => new ImmediateSqliteDriver(config),
  };
}

/** Opens a file with the settings that every process of this site must use. */
export function openSqlite(file: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  const readOnly = options.readOnly ?? false;
  // SQLite gives its log the permissions of the file, and a new file those of the umask.
  if (!readOnly) createPrivately(file);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly });
  if (!readOnly) {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    // Otherwise a log that photos or a backup enlarged would keep its size on disk.
    database.exec(`PRAGMA journal_size_limit = ${LOG_PAGES * 4096}`);
  }
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}

function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // SQLite reports the error in codes that callers know.
  }
}

function openFile(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = openSqlite(file);
  database.exec('PRAGMA busy_timeout = 0');
  return {
    prepare: (statement) => toKyselyStatement(database.prepare(statement)),
    close: () => database.close(),
  };
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /**
   * Returns true to disable Kysely's mutex around the single connection: it wakes all waiters and lets any of them
   * in, so that under load some leads waited for seconds. The driver below queues them in order.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll back schema changes, so that a killed migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A single connection, lent in order. Transactions take the write lock when they begin. */
class ImmediateSqliteDriver extends SqliteDriver {
  #lastTurn: Promise<void> = Promise.resolve();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastTurn;
    const turn = Promise.withResolvers<void>();
    this.#lastTurn = turn.promise;
    const askedAt = performance.now();
    await before;
    try {
      return new WaitingConnection(await super.acquireConnection(), askedAt, turn.resolve);
    } catch (error) {
      turn.resolve();
      throw error;
    }
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof WaitingConnection) connection.release();
  }

  /**
   * With a plain BEGIN two processes that read and then write would fail with SQLITE_BUSY at once, whatever their
   * timeout.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite may have rolled back by itself; that must not hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}

/** Waits while another process writes. A statement refused as busy has changed nothing. */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  /** Passes the connection to the next in line. */
  readonly release: () => void;
  /** When the first query began to wait; null once it got through. */
  #askedAt: number | null;

  constructor(connection: DatabaseConnection, askedAt: number, release: () => void) {
    this.#connection = connection;
    this.#askedAt = askedAt;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    refuseNul(query.parameters);
    const until = (this.#askedAt ?? performance.now()) + LOCK_TIMEOUT_MS;
    this.#askedAt = null;
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (databaseFailure(error) !== 'busy') throw error;
        if (performance.now() > until) throw new LockTimeout(error);
        await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 10));
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
