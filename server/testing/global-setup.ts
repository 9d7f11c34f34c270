/**
 * Vitest's global setup of the server's tests: one PostgreSQL for the run, and on each kind of database one that is
 * migrated, which tests copy: a copy takes a third of the time of all migrations.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tools/programs/find-postgres.ts';
import { openDatabase } from '../database/database.ts';
import { sqliteFile } from '../env.ts';

/** Name of the migrated database on the run's PostgreSQL. */
export const POSTGRES_TEMPLATE = 'migrated';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser on the run's PostgreSQL. */
    postgresUrl: string;
    /** A migrated SQLite file without open connections. */
    sqliteTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false });
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-template-'));
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${POSTGRES_TEMPLATE}`);
  await admin.end();
  for (const databaseUrl of [null, new URL(`/${POSTGRES_TEMPLATE}`, server.url).href]) {
    const database = openDatabase({ dataDir, databaseUrl });
    await database.migrate();
    await database.close();
  }
  project.provide('postgresUrl', server.url);
  project.provide('sqliteTemplate', sqliteFile({ dataDir }));
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
