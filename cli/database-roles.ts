/**
 * npm run database:roles -- web worker: on PostgreSQL, lets the role of DATABASE_URL only take leads and the role of
 * WORKER_DATABASE_URL only send mails. Both roles must exist; MIGRATION_DATABASE_URL names the owner of the tables.
 */
import { openDatabaseAsOwner } from '../server/database/database.ts';
import { grantRoles } from '../server/database/roles.ts';
import { EnvError, readEnv } from '../server/env.ts';

const [web, worker, ...more] = process.argv.slice(2);
try {
  const env = readEnv();
  if (!web || !worker || more.length > 0 || !env.databaseUrl) {
    throw new EnvError('Usage: with DATABASE_URL set, npm run database:roles -- web worker');
  }
  const database = openDatabaseAsOwner(env);
  await database.migrate();
  await grantRoles(database.db, { web, worker }).finally(() => database.close());
  console.log(`${web} takes leads and cannot list them; ${worker} sends mails.`);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
