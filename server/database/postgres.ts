/** PostgreSQL connections that survive its restarts: a broken connection neither ends the process nor is used again. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionFailure, isConnectionUseless } from './failures.ts';

/** Timeouts in ms, so that an unreachable database becomes a 503 well before the visitor gives up. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
/** Idle time in ms before TCP keep-alive probes. */
const KEEP_ALIVE = 10_000;
/** Pool size. A query that waits longer than CONNECT_TIMEOUT_MS for a connection fails as unavailable. */
const CONNECTIONS = 10;

/** Type number of int8, which pg returns as text; our times fit a double exactly. */
const INT8 = 20;
const int8AsNumber = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
};

/** @param onLost called with broken connections, for the log */
export function postgresPool(address: string, onLost: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    // An acknowledged lead must be on disk, whatever the server's own setting.
    options: '-c synchronous_commit=on',
    types: int8AsNumber,
  });
  pool.on('error', onLost);
  // The pool listens to idle connections only; an `error` event without listener would end the process. A connection
  // in use reports its error through the failed query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new ConnectionFailure(error);
      });
      return discardedWhenUseless(client);
    },
    end: () => pool.end(),
  };
}

/** A separate connection for a command, outside of any pool. */
export async function connectPostgres(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, types: int8AsNumber });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * A query without an answer leaves its connection waiting, perhaps for a machine that is gone, and a server that
 * became a standby keeps its connections. Returned to the pool they would fail every later query.
 */
function discardedWhenUseless(client: pg.PoolClient): PostgresPoolClient {
  let isUseless = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      isUseless ||= isConnectionUseless(error);
      throw error;
    }
  };
  return {
    // Kysely calls it with a cursor only if the dialect has one.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isDiscarded || isUseless),
  };
}
