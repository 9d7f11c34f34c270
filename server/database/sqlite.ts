/** Kysely on Node's own SQLite: its list of dialects has none for node:sqlite. */
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
 * How long a query waits for another process's write, ms, from the moment it asks for the connection: those behind it
 * wait no longer, and a lead is answered within five seconds, of which the rate limit may take one. SQLite's own timeout
 * would stop this whole process meanwhile, so the server switches it off once the file is open and waits between turns
 * of the event loop instead.
 */
const LOCK_TIMEOUT_MS = 3500;
/** The same while a file is opened, and for commands that use no Kysely, ms. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Pages of 4 kB that the log takes before it is written back into the file: 16 MB. A page that many leads change is
 * then written back once; SQLite's own 1,000 made a lead take a fifth longer.
 */
const LOG_PAGES = 4000;

/** Older ones may damage the log when it begins anew while another process writes. */
const LEAST_VERSION = [3, 51, 3] as const;

/** @throws EnvError when the SQLite of this Node is too old. @param version Default: that of this Node. */
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

/** Opens a file as every process of this site must open it. */
export function openSqlite(file: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  const readOnly = options.readOnly ?? false;
  // SQLite gives its log the rights of the file, and a new file those of the umask.
  if (!readOnly) createPrivately(file);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly });
  if (!readOnly) {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    // What pictures or a backup made larger would keep its size, and the room on the disk.
    database.exec(`PRAGMA journal_size_limit = ${LOG_PAGES * 4096}`);
  }
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}

function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // SQLite says what is wrong in codes that the callers know.
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
   * True keeps Kysely from guarding the one connection: its guard wakes all who wait and lets any of them in, so that
   * under load some leads waited for seconds. The driver below takes them in turn.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll back table changes; a migration killed half-way must leave nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection, lent to one after the other; its transactions take the write lock when they begin. */
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
   * With a plain BEGIN two processes that first read and then write fail with SQLITE_BUSY at once,
   * whatever their timeout.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite may have rolled back by itself; that must not hide why. */
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
  /** Lets the next one have the connection. */
  readonly release: () => void;
  /** When the wait of the first query began; null = it is over. */
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
