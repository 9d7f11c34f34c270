import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { startTestOffice } from '../testing/office-client.ts';
import { newSubmission, startTestServer } from '../testing/test-server.ts';
import { announcedBytes, diskReserve, freeBytes, hasDiskSpace } from './disk-reserve.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-disk-'));
});

const free = async () => (await freeBytes(folder)) ?? 0;

test('bytes that would use the reserve are refused', async () => {
  const reserve = Math.floor((await free()) / 2);
  const settings = { dataDir: folder, diskReserveBytes: reserve };
  expect(await hasDiskSpace(settings, 1000)).toBe(true);
  expect(await hasDiskSpace(settings, reserve * 1.5)).toBe(false);
  expect(await hasDiskSpace({ ...settings, dataDir: join(folder, 'none') }, 1e15)).toBe(true);
});

test('space freed in the SQLite file counts for pictures, and for nothing else', async () => {
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

test('below the reserve the office writes nothing of the website, and still works on requests', async () => {
  const asked: number[] = [];
  const reserve = { hasRoom: async (bytes: number) => asked.push(bytes) === 0 };
  const office = await startTestOffice('sqlite', { reserve });
  const owner = await office.signIn('owner@fixture.example', 'owner');
  const lead = await office.arrivedLead();
  const answers: [string, number, string][] = [];
  for (const call of [
    'PUT /content/file',
    'POST /content/photos',
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
  const discarded = await owner.send('POST', '/content/discard', { path: 'x', hash: '' });
  expect(discarded.status).not.toBe(507);
  await office.close();
});

test.each([
  [{ 'content-length': '120' }, 120],
  [{ 'transfer-encoding': 'chunked' }, 1000],
  [{}, 1000],
])('a body with the headers %j may bring %i bytes', (headers, bytes) => {
  expect(announcedBytes({ headers }, 1000)).toBe(bytes);
});
