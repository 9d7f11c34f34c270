import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '../env.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import {
  describeOnBoth,
  newSubmission,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';
import { type Housekeeping, startHousekeeping } from './service.ts';

describeOnBoth('housekeeping', (kind) => {
  let server: TestServer;
  let housekeeping: Housekeeping;
  const failures: unknown[] = [];
  beforeEach(async () => {
    server = await startTestServer(kind);
  });
  afterEach(async () => {
    housekeeping.stop();
    await server.close();
    expect(failures).toEqual([]);
  });
  const start = (intervals: { uploadsInterval?: number; deletionInterval?: number }) => {
    const done = vi.fn();
    const { dataDir, databaseUrl } = server.database;
    housekeeping = startHousekeeping({
      env: readEnv({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }),
      site: fixtureSite,
      database: server.database,
      onDone: done,
      onFailure: (error) => failures.push(error),
      ...intervals,
    });
    return done;
  };

  test('files of an older version are moved after the start, and those that come later', async () => {
    const { db, dataDir } = server.database;
    const folder = join(dataDir, 'uploads');
    mkdirSync(folder);
    const addFile = async (content: string) => {
      const { submission_id, ...rest } = newSubmission();
      await server.post('/api/contact-submissions', { submission_id, ...rest });
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const name = `${submission_id}-${hash}.jpg`;
      await db
        .updateTable('contact_submissions')
        .set({ photos: JSON.stringify([name]) })
        .where('submission_id', '=', submission_id)
        .execute();
      writeFileSync(join(folder, name), content);
    };
    await addFile('before');
    const done = start({ uploadsInterval: 20 });
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith('uploads', { moved: 1, left: 0 }));
    await addFile('later');
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
    const rows = await db.selectFrom('lead_pictures').select('content').execute();
    expect(rows.map(({ content }) => Buffer.from(content).toString()).sort()).toEqual([
      'before',
      'later',
    ]);
  });

  test('what has been kept for as long as the policy says is deleted', async () => {
    const { db } = server.database;
    await server.post('/api/contact-submissions', newSubmission());
    const old = Date.now() - 731 * 24 * 3_600_000;
    await db.updateTable('contact_submissions').set({ created_at: old }).execute();
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    const done = start({ deletionInterval: 20 });
    await vi.waitFor(() =>
      expect(done).toHaveBeenCalledWith('retention', expect.objectContaining({ leads: 1 })),
    );
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
