/** What a server shows from its start: the publication that is live, after taking in the content folder where it is a new one. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../../database/database.ts';
import { openDatabase } from '../../database/database.ts';
import { databaseFailure } from '../../database/failures.ts';
import { fromJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import type { Env } from '../../env.ts';
import { type ContentFolder, readContentFolder } from '../store/content-files.ts';
import { readPhotos } from '../store/photos.ts';
import { readLive, readPublications } from '../store/publications.ts';
import { rendererOf } from '../store/renderer.ts';
import { readTexts } from '../store/revisions.ts';
import { readServed, renderSnapshot, writeServed } from '../store/snapshots.ts';
import { isRendered, requestFolder, workOffDue, workUntilEnded } from './publish.ts';

export interface Start {
  /** Snapshots, the newest first; none = there is nothing to serve. */
  snapshots: string[];
  /** What is served first; null = the database could not be reached, or there is none. */
  publication: number | null;
}

/** @param print is called with what takes long, and with faults */
export async function startPages(env: Env, print: (line: string) => void): Promise<Start> {
  const database = openDatabase(env);
  try {
    await database.migrate();
    await takeInFolder(database, env, print);
    const shown = await showLive(database.db, env, print);
    if (shown) return shown;
  } catch (error) {
    if (databaseFailure(error) !== 'unavailable') throw error;
    print('The database cannot be reached: what was served last is served.');
    if (readServed(env.dataDir).length === 0) await showFolder(env, print);
  } finally {
    rendererOf(env.dataDir).stop();
    await database.close().catch(() => {});
  }
  return { snapshots: readServed(env.dataDir), publication: null };
}

/** An empty or missing folder is no new state of the content: what is live stays. */
function isWithoutCompany({ dir, texts }: ContentFolder, print: (line: string) => void): boolean {
  if (texts.has('site.yaml')) return false;
  print(
    `There is no site.yaml in ${dir}: set CONTENT_DIR to the folder of your content, or copy content/, the sample company, to ${dir} to begin with.`,
  );
  return true;
}

async function takeInFolder(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  env: Env,
  print: (line: string) => void,
): Promise<void> {
  const folder = readContentFolder();
  if (isWithoutCompany(folder, print)) return;
  if (await isTakenIn(db, kind, folder.hash)) return;
  print('Rendering the pages…');
  const context = { db, settings: env, owner: randomUUID(), now: Date.now };
  const live = await readLive(db);
  const { row } = await requestFolder(context, folder);
  // A process that was killed while it rendered holds its lease for a while: until then what is live is served.
  if (!(await workOffDue(context)) && live && isRendered(live, env.dataDir)) return;
  const ended = await workUntilEnded(row.publication_no, context);
  for (const fault of ended?.faults ? fromJson(ended.faults) : []) print(fault);
}

/**
 * Of several machines one may have an older folder: on PostgreSQL a folder that was published before is no new one. With SQLite there is
 * one machine, and its folder is what it was set to.
 */
export async function isTakenIn(
  db: Kysely<Database>,
  kind: OpenDatabase['kind'],
  hash: string,
): Promise<boolean> {
  const rows = (await readPublications(db)).filter(({ live_no }) => live_no !== null);
  if (kind === 'postgres') return rows.some(({ folder }) => folder === hash);
  return (await readLive(db))?.folder === hash;
}

async function showLive(
  db: Kysely<Database>,
  env: Env,
  print: (line: string) => void,
): Promise<Start | null> {
  const live = await readLive(db);
  if (!live) return null;
  let snapshot = live.snapshot;
  if (!isRendered(live, env.dataDir)) {
    print('Rendering the pages…');
    const texts = await readTexts(db, fromJson(live.revisions));
    const photos = await readPhotos(db, texts);
    const rendered = await renderSnapshot(env, texts, undefined, photos, live.offers_day);
    if (rendered === null || 'faults' in rendered) {
      for (const fault of rendered?.faults ?? []) print(fault);
      return null;
    }
    snapshot = rendered.snapshot;
  }
  return snapshot === null ? null : noteShown(env, snapshot, live.publication_no);
}

/** Without the database, the first time on this disk. */
async function showFolder(env: Env, print: (line: string) => void): Promise<void> {
  const folder = readContentFolder();
  if (isWithoutCompany(folder, print)) return;
  print('Rendering the pages…');
  const rendered = await renderSnapshot(env, folder.texts);
  if (rendered && 'snapshot' in rendered) noteShown(env, rendered.snapshot, null);
  else for (const fault of rendered?.faults ?? []) print(fault);
}

function noteShown({ dataDir }: Env, snapshot: string, publication: number | null): Start {
  const others = readServed(dataDir).filter((name) => name !== snapshot);
  writeServed(dataDir, [snapshot, ...others]);
  return { snapshots: readServed(dataDir), publication };
}
