import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { startTestOffice } from '../testing/office-client.ts';
import { newSubmission, startTestServer } from '../testing/test-server.ts';
import { announcedBytes, diskReserve, freeBytes, hasDiskSpace } from './disk-reserve.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-disk-'));
});

const free = async () => (await freeBytes(folder)) ?? 0;

test('what would use the reserve is refused', async () => {
  const reserve = Math.floor((await free()) / 2);
  const settings = { dataDir: folder, diskReserveBytes: reserve };
  expect(await hasDiskSpace(settings, 1000)).toBe(true);
  expect(await hasDiskSpace(settings, reserve * 1.5)).toBe(false);
  expect(await hasDiskSpace({ ...settings, dataDir: join(folder, 'none') }, 1e15)).toBe(true);
});

test('what was deleted from the SQLite file makes room for pictures, and for nothing else', async () => {
  const database = openDatabase({ dataDir: folder, databaseUrl: null });
  await database.migrate();
  const bytes = 64_000_000;
  await database.db
    .insertInto('consent_wordings')
    .values({ wording: 'x', version: '1', text: 'x'.repeat(bytes), created_at: 1 })
    .execute();
  await database.db.deleteFrom('consent_wordings').execute();
  // Other tests write to this disk: half of what was deleted is out of doubt.
  const settings = { dataDir: folder, diskReserveBytes: (await free()) + bytes / 2 };
  expect(await diskReserve(settings, database).hasRoom(1000)).toBe(true);
  expect(await diskReserve(settings, database).hasRoom(100 * bytes)).toBe(false);
  expect(await hasDiskSpace(settings, 1000)).toBe(false);
  await database.close();
});

test('below the reserve signups are refused, leads are taken', async () => {
  const server = await startTestServer('sqlite', { reserve: { hasRoom: async () => false } });
  const signup = { email: 'sam@example.com', source_page: 'footer' };
  expect((await server.post('/api/newsletter-signups', signup)).statusCode).toBe(503);
  expect((await server.post('/api/contact-submissions', newSubmission())).statusCode).toBe(201);
  await server.close();
});

test('below the reserve the office writes nothing of the website, and goes on with requests', async () => {
  const asked: number[] = [];
  const reserve = { hasRoom: async (bytes: number) => asked.push(bytes) === 0 };
  const office = await startTestOffice('sqlite', { reserve });
  const owner = await office.signIn('owner@fixture.example', 'owner');
  const lead = await office.arrivedLead();
  const answers: [string, number, string][] = [];
  for (const call of [
    'PUT /content/file',
    'POST /content/pages',
    'POST /content/photos',
    'POST /content/rename',
    'POST /content/remove',
    'POST /content/bring-back',
    'POST /content/link',
    'POST /publications',
    'POST /publications/1/repeat',
  ]) {
    const [method = '', path = ''] = call.split(' ');
    const { status, body } = await owner.send(method as 'POST', path, { a: 'x'.repeat(100) });
    answers.push([call, status, body.code]);
  }
  expect(answers).toEqual(answers.map(([call]) => [call, 507, 'no-room']));
  // Of what the body brings.
  expect(Math.min(...asked)).toBeGreaterThan(100);
  expect((await owner.act(lead, { type: 'status', status: 'contacted' })).status).toBe(200);
  expect((await owner.send('POST', '/content/discard', { path: 'x', hash: '' })).status).not.toBe(
    507,
  );
  await office.close();
});

test.each([
  [{ 'content-length': '120' }, 120],
  [{ 'transfer-encoding': 'chunked' }, 1000],
  [{}, 1000],
])('a body with the headers %j may bring %i bytes', (headers, bytes) => {
  expect(announcedBytes({ headers }, 1000)).toBe(bytes);
});

/** A disk of its own needs the right to mount one. */
if (canMount())
  describe('on a disk of 110 MB', () => {
    let disk: string;
    beforeEach(() => {
      disk = join(folder, 'disk');
      mkdirSync(disk);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=110m', 'tmpfs', disk]);
    });
    afterEach(() => execFileSync('umount', ['-l', disk]));

    test('leads are refused when it is full, the server says so, and they are taken again', async () => {
      const settings = { dataDir: disk, databaseUrl: null };
      const database = openDatabase(settings);
      await database.migrate();
      const server = await startTestServer('sqlite', {
        database: { ...database, ...settings, remove: () => database.close() },
        env: { DISK_RESERVE_BYTES: '50000000' },
      });
      const send = async () =>
        (await server.post('/api/contact-submissions', newSubmission())).statusCode;
      const ready = async () => (await server.app.inject('/readyz')).json();
      const filler = join(disk, 'filler');
      writeFileSync(filler, Buffer.alloc(((await freeBytes(disk)) ?? 0) - 40_000_000));
      expect([await send(), await ready()]).toMatchObject([201, { status: 'ready', space: 'low' }]);

      execFileSync('sh', ['-c', `cat /dev/zero >> ${filler} 2>/dev/null || true`]);

      let last = 201;
      for (let i = 0; i < 3000 && last === 201; i++) last = await send();
      expect(last).toBe(503);
      rmSync(filler);
      expect(await send()).toBe(201);
      await server.close();
    });
  });

function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'leads-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
