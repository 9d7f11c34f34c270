import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { runLeads } from '../../../cli/leads.ts';
import { loadSite } from '../../../content-loader/load.ts';
import { openDatabase } from '../../database/database.ts';
import { readEnv } from '../../env.ts';
import { writeProbe } from '../../health/store.ts';
import { recordWordings } from '../../leads/store/consent-wordings.ts';
import {
  createPostgresDatabase,
  type DatabaseKind,
  describeOnBoth,
  newSubmission,
  serverForEachTest,
  startTestServer,
} from '../../testing/test-server.ts';
import { hashRows } from '../store/row-hashes.ts';
import { openSnapshot } from '../store/snapshot.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

describeOnBoth('restore drill from', (kind) => {
  const otherKind = kind === 'sqlite' ? 'postgres' : 'sqlite';
  const folders: string[] = [];
  const server = serverForEachTest(kind);
  afterEach(async () => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  const source = (): Place => {
    const { dataDir, databaseUrl } = server.database;
    return { dataDir, databaseUrl };
  };
  async function newPlace(of: DatabaseKind): Promise<Place> {
    const dataDir = mkdtempSync(join(tmpdir(), 'leads-drill-'));
    folders.push(dataDir);
    const databaseUrl = of === 'postgres' ? await createPostgresDatabase() : null;
    return { dataDir, databaseUrl };
  }
  /** What a server writes before its first visitor. */
  async function startOnce(place: Place): Promise<void> {
    const database = openDatabase(place);
    await database.migrate();
    await recordWordings(database.db, [loadSite()], Date.now());
    await writeProbe(database.db);
    await database.close();
  }
  async function hashesOf(place: Place) {
    const snapshot = await openSnapshot(place);
    return hashRows(snapshot.rows()).finally(() => snapshot.close());
  }
  async function listLeads(place: Place): Promise<string> {
    const lines: string[] = [];
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
    await runLeads(
      ['list'],
      (line) => lines.push(line),
      () => readEnv(env),
    );
    return lines.join('\n');
  }
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  async function postPhoto(): Promise<number> {
    const form = new FormData();
    form.append('photos', new Blob([new Uint8Array(await photo)]), 'pest.jpg');
    form.append('name', 'Pat Picture');
    form.append('phone', '(804) 555-0142');
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/pest-photos',
      headers: { accept: 'application/json', 'content-type': type },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return answer.statusCode;
  }
  async function fill(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      // A busy machine may put pictures off.
      await expect.poll(postPhoto, { timeout: 30_000 }).toBe(201);
      await server.post('/api/contact-submissions', newSubmission());
    }
  }

  test('taken under load, restored to the other database, a started machine serves and lists it', async () => {
    await fill(3);
    let isTaking = true;
    let photos = 0;
    const visitors = Array.from({ length: 3 }, async () => {
      while (isTaking) {
        if ((await postPhoto()) === 201) photos++;
        await server.post('/api/contact-submissions', newSubmission());
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    });
    await expect.poll(() => photos, { timeout: 30_000 }).toBeGreaterThan(0);
    const { folder, tables } = await writeBackup(source());
    isTaking = false;
    await Promise.all(visitors);
    expect(tables.lead_pictures?.rows).toBeGreaterThan(3);

    const place = await newPlace(otherKind);
    await startOnce(place);
    expect((await restoreBackup(folder, place)).tables).toEqual(tables);
    expect(await hashesOf(place)).toEqual(tables);

    const database = openDatabase(place);
    const restored = await startTestServer(otherKind, {
      database: { ...database, ...place, remove: () => database.close() },
    });
    expect((await restored.app.inject('/readyz')).statusCode).toBe(200);
    expect((await restored.post('/api/contact-submissions', newSubmission())).statusCode).toBe(201);
    await restored.close();
    expect(await listLeads(place)).toContain('Pat Picture');
    await expect(restoreBackup(folder, place)).rejects.toThrow(/There is data in \w+ already/);
  });

  test('killed again and again, at a later moment each time, it is run again until it is complete', async () => {
    await fill(6);
    const { folder, tables } = await writeBackup(source());
    /** @param killAfter ms. @returns its exit code, null when it was killed, and what it printed */
    const restore = async (place: Place, killAfter?: number) => {
      const { NODE_COMPILE_CACHE } = process.env;
      const { dataDir: DATA_DIR, databaseUrl } = place;
      const env = { DATA_DIR, DATABASE_URL: databaseUrl ?? '', NODE_COMPILE_CACHE };
      const run: ChildProcess = spawn(process.execPath, ['cli/restore.ts', folder], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      run.stdout?.on('data', (text) => {
        printed += text;
      });
      const timer = killAfter && setTimeout(() => run.kill('SIGKILL'), killAfter);
      const [code] = await once(run, 'close');
      clearTimeout(timer);
      return { code, printed };
    };

    const undisturbed = await newPlace(otherKind);
    await startOnce(undisturbed);
    const started = performance.now();
    expect((await restore(undisturbed)).code).toBe(0);
    const took = performance.now() - started;

    const place = await newPlace(otherKind);
    await startOnce(place);
    let kills = 0;
    // The machine may have been busier while the time was taken: then an early one is the last.
    for (const part of [0.2, 0.5, 0.8]) {
      const { code } = await restore(place, took * part);
      if (code !== null) break;
      kills++;
    }
    expect(kills).toBeGreaterThan(0);
    const { code, printed } = await restore(place);
    // Killed after the rows were in: then everything is there, and the next run says so.
    if (code !== 0) expect(printed).toMatch(/There is data in \w+ already/);
    expect(await hashesOf(place)).toEqual(tables);
    expect(await listLeads(place)).toContain('Pat Picture');
  });
});
