import { join } from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { nodeSqliteDialect } from '../db/node-sqlite.ts';
import type { Database } from '../db/tables.ts';
import { createTestDatabase } from '../testing/test-server.ts';
import { claimDue } from './outbox.ts';

test.each([
  ['webhooks', ['webhook'], 'outbox_webhooks_by_state_next_attempt_at'],
  ['mails', ['lead', 'acknowledgement'], 'outbox_by_state_next_attempt_at'],
] as const)(
  '%s that are due are found by an index, and in its order',
  async (_name, kinds, index) => {
    const database = await createTestDatabase('sqlite');
    const queries: CompiledQuery[] = [];
    const db = new Kysely<Database>({
      dialect: nodeSqliteDialect(join(database.dataDir, 'leads.sqlite')),
      log: ({ query }) => void queries.push(query),
    });
    await claimDue({ db, kind: 'sqlite' }, 'worker', 4, Date.now(), kinds);
    const [claim] = queries;
    const plan = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${claim?.sql}`, [...(claim?.parameters ?? [])]),
    );
    const steps = plan.rows.map((row) => row.detail).join('\n');
    expect(steps).toContain(`SEARCH outbox USING INDEX ${index} (state=? AND next_attempt_at<?)`);
    expect(steps).not.toContain('TEMP B-TREE');
    await db.destroy();
    await database.remove();
  },
);
