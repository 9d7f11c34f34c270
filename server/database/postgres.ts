/** Connections to PostgreSQL that outlive its restarts: no broken connection ends the process or is used again. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionFailure, isConnectionUseless } from './failures.ts';

/** Timeouts in ms: a database that does not answer becomes a 503 well before the visitor gives up. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
/** When a silent connection is asked whether anybody is there, ms. */
const KEEP_ALIVE = 10_000;
/** Most connections of one pool. Who waits longer than CONNECT_TIMEOUT_MS for one is told to come back. */
const CONNECTIONS = 10;

/** The type number of int8, which pg hands out as text; our times fit a double exactly. */
const INT8 = 20;
const int8AsNumber = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
};

/** @param onLost hears of connections that broke, for the log. */
export function postgresPool(address: string, onLost: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    // An acknowledged lead must be on disk, whatever the server's own setting is.
    options: '-c synchronous_commit=on',
    types: int8AsNumber,
  });
  pool.on('error', onLost);
  // The pool listens to a connection only while nobody uses it; without a listener its error ends the process. Whoever
  // uses it hears of it by the query that fails.
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

/** A connection of its own for a command, outside of any pool. */
export async function connectPostgres(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, types: int8AsNumber });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * A query that got no answer leaves its connection waiting for one, perhaps of a machine that is gone, and a server that
 * became a standby keeps its connections: given back to the pool they would fail everybody who comes after.
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
    // Kysely calls it with a cursor only when the dialect was given one.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isDiscarded || isUseless),
  };
}
