/**
 * npm run publish: takes in the content folder as it is now, renders and checks it, and makes it what visitors get. It answers when every
 * running server shows it. `npm run publish -- undo` returns to the publication before; `… list` names them.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ContentError } from '../content-loader/content-error.ts';
import { inOrder } from '../server/activity/store/counters.ts';
import type { Conflict } from '../server/content/service/merge-folder.ts';
import {
  findPrevious,
  type PublishContext,
  requestFolder,
  requestRepeat,
  workUntilEnded,
} from '../server/content/service/publish.ts';
import { findPublication, readPublications } from '../server/content/store/publications.ts';
import { readReplicas } from '../server/content/store/replicas.ts';
import { placeOf } from '../server/content/store/snapshots.ts';
import { makeFilesPrivate } from '../server/data-dir/private-files.ts';
import { openDatabase } from '../server/database/database.ts';
import { databaseFailure } from '../server/database/failures.ts';
import { fromJson } from '../server/database/json.ts';
import { EnvError, readEnv } from '../server/env.ts';

/** Longest wait for servers that run, ms. A server that was killed is known for 20 s. */
const CHANGE_OVER_MS = 10_000;
const POLL_MS = 50;
/** So long a running server is given to begin, ms. */
const TAKE_MS = 3000;

if (import.meta.main) process.exitCode = await runPublish(process.argv.slice(2));

/** @returns the exit code */
function runPublish([what = 'now']: string[]): Promise<number> | number {
  const commands = { now, undo, list };
  const command = Object.hasOwn(commands, what) && commands[what as keyof typeof commands];
  if (command) return runOnContent(command);
  console.error('Usage: npm run publish, npm run publish -- undo, npm run publish -- list');
  return 1;
}

/** Runs what works on the content in the database, whose tables it makes where there are none. @returns the exit code */
export async function runOnContent(
  work: (context: PublishContext) => Promise<number>,
): Promise<number> {
  makeFilesPrivate();
  try {
    const settings = readEnv();
    const database = openDatabase(settings);
    try {
      await database.migrate();
      return await work({ db: database.db, settings, owner: randomUUID(), now: Date.now });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (databaseFailure(error) === 'unavailable') {
      console.error('The database cannot be reached: nothing was changed.');
      return 1;
    }
    if (!(error instanceof EnvError || error instanceof ContentError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function now(context: PublishContext): Promise<number> {
  const started = performance.now();
  const { row, conflicts } = await requestFolder(context);
  for (const conflict of conflicts) console.error(conflictLines(conflict));
  return end(row.publication_no, context, started);
}

async function undo(context: PublishContext): Promise<number> {
  const started = performance.now();
  const { db, settings, now } = context;
  const row = await inOrder(db, 'publication', async (transaction) => {
    const previous = await findPrevious(transaction);
    const request = { author: null, note: '', now: now(), dataDir: settings.dataDir };
    return previous && requestRepeat(transaction, previous.publication_no, request);
  });
  if (!row) {
    console.error('There is no publication before this one.');
    return 1;
  }
  return end(row.publication_no, context, started);
}

async function end(number: number, context: PublishContext, started: number): Promise<number> {
  await untilTaken(number, context);
  const row = await workUntilEnded(number, context);
  if (row?.state !== 'live') {
    for (const fault of row?.faults ? fromJson(row.faults) : []) console.error(fault);
    return 1;
  }
  const isShown = await untilShown(number, context);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    isShown
      ? `Published after ${seconds} s.`
      : `Published after ${seconds} s. A server does not show it yet: see its /readyz.`,
  );
  return 0;
}

/** A server with this data folder renders sooner than this process, which would have to read the release first. */
async function untilTaken(number: number, { db, settings, now }: PublishContext): Promise<void> {
  const place = placeOf(settings.dataDir);
  for (const end = now() + TAKE_MS; now() < end; await setTimeout(POLL_MS)) {
    if ((await findPublication(db, number))?.state !== 'waiting') return;
    if (!(await readReplicas(db, now())).some((one) => one.place === place)) return;
  }
}

/** Waits until every running server shows the publication or a later one. @returns false when one takes too long */
async function untilShown(number: number, { db, now }: PublishContext): Promise<boolean> {
  for (const end = now() + CHANGE_OVER_MS; now() < end; await setTimeout(POLL_MS)) {
    const servers = await readReplicas(db, now());
    if (servers.every(({ publication_no }) => (publication_no ?? 0) >= number)) return true;
  }
  return false;
}

async function list({ db }: PublishContext): Promise<number> {
  for (const { publication_no, state, live_at, due_at, snapshot, author, note } of (
    await readPublications(db)
  ).values())
    console.log(
      [new Date(live_at ?? due_at).toISOString(), publication_no, state, snapshot, author, note]
        .filter(Boolean)
        .join('  '),
    );
  return 0;
}

/** Both texts where they differ, as a patch shows them. */
export function conflictLines({ path, revision, difference }: Conflict): string {
  const { line } = difference;
  const lines = (sign: string, of: string[] | null) =>
    (of ?? ['(removed)']).map((text) => `${sign} ${text}`);
  return [
    `${path}:${line}: changed in the folder and by ${revision.author ?? 'a revision'} in the office. What is live stays; take one of both:`,
    ...lines('folder:', difference.folder),
    ...lines('office:', difference.revision),
  ].join('\n');
}
