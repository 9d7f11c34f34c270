import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixtureSite } from '../testing/fixture-site.ts';
import { newSubmission, startTestServer, type TestServer } from '../testing/test-server.ts';
import { type Housekeeping, startHousekeeping } from './service.ts';

describe('housekeeping', () => {
  let server: TestServer;
  let housekeeping: Housekeeping;
  let failures: unknown[];
  beforeEach(async () => {
    failures = [];
    server = await startTestServer('sqlite');
  });
  afterEach(async () => {
    housekeeping.stop();
    // Work that is under way then may be cut off.
    expect(failures).toEqual([]);
    await server.close();
  });
  const start = (intervals: { deletionIntervalMs: number }) => {
    const done = vi.fn();
    const { db, dataDir } = server.database;
    housekeeping = startHousekeeping({
      db,
      mailFolder: join(dataDir, 'mail'),
      retention: async () => fixtureSite.retention,
      onDone: done,
      onFailure: (error) => failures.push(error),
      ...intervals,
    });
    return done;
  };

  test('what has been kept for as long as the policy says is deleted', async () => {
    const { db } = server.database;
    await server.post('/api/contact-submissions', newSubmission());
    const old = Date.now() - 731 * 24 * 3_600_000;
    await db.updateTable('contact_submissions').set({ created_at: old }).execute();
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    const done = start({ deletionIntervalMs: 20 });
    await vi.waitFor(
      () => expect(done).toHaveBeenCalledWith(expect.objectContaining({ leads: 1 })),
      20_000,
    );
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
