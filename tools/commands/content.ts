/**
 * npm run content:push     publishes the content folder. Refuses if the office has published changes that the folder lacks.
 * npm run content:pull     writes what the office has published into the folder. Refuses if the same files changed in the folder.
 * npm run content:undo     makes the previous state live again.
 *   -- --force             pushes or pulls anyway
 *
 * They use the server's settings: SITE_URL, DATA_DIR or DATABASE_URL, CONTENT_DIR.
 */
import { ContentError } from '../../publisher/read/content-error.ts';
import { inOrder } from '../../server/activity/store/counters.ts';
import { compareFolder, pullIntoFolder } from '../../server/content/service/folder.ts';
import {
  findPrevious,
  type PublishContext,
  publishDue,
  publishFolder,
  requestRepeat,
} from '../../server/content/service/publish.ts';
import { readContentFolder } from '../../server/content/store/folder-files.ts';
import { findPublication } from '../../server/content/store/publications.ts';
import { createRenderer } from '../../server/content/store/renderer-process.ts';
import { makeFilesPrivate } from '../../server/data-dir/private-files.ts';
import { openDatabase } from '../../server/database/database.ts';
import { databaseFailure } from '../../server/database/failures.ts';
import { fromJson } from '../../server/database/json.ts';
import { EnvError, readEnv } from '../../server/env.ts';
import { releaseIsStale } from '../build/inputs.ts';
import { answerHelp } from './help.ts';

if (import.meta.main) {
  answerHelp(import.meta.filename);
  const [command, ...words] = process.argv.slice(2);
  process.exitCode = await runContent(command, words);
}

/** @returns the exit code */
export async function runContent(command: string | undefined, words: string[]): Promise<number> {
  const commands = { push, pull, undo };
  const work =
    command !== undefined && Object.hasOwn(commands, command)
      ? commands[command as keyof typeof commands]
      : null;
  if (!work || words.some((word) => word !== '--force') || (work === undo && words.length > 0)) {
    console.error(
      'Usage: npm run content:push [-- --force], npm run content:pull [-- --force], npm run content:undo',
    );
    return 1;
  }
  return runOnContent((context) => work(context, words.includes('--force')));
}

/** Opens the database, and creates missing tables. @returns the exit code */
async function runOnContent(work: (context: PublishContext) => Promise<number>): Promise<number> {
  makeFilesPrivate();
  try {
    const settings = readEnv();
    const database = openDatabase(settings);
    const renderer = createRenderer(settings.dataDir);
    try {
      await database.migrate();
      return await work({ db: database.db, settings, renderer, now: Date.now });
    } finally {
      renderer.stop();
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

async function push(context: PublishContext, force: boolean): Promise<number> {
  if (releaseIsStale()) {
    console.error('The release in dist/ does not fit these files: npm run build first.');
    return 1;
  }
  const folder = readContentFolder();
  const state = await compareFolder(context.db, folder);
  if (state && state.office.length > 0 && !force) {
    console.error('The office has published these files, and the folder does not hold them:');
    for (const path of state.office) console.error(`  ${path}`);
    console.error('Run npm run content:pull first. With -- --force the folder takes their place.');
    return 1;
  }
  const started = performance.now();
  const published = await publishFolder(context, folder);
  if (published && 'publication' in published) {
    console.log(`Published after ${seconds(started)} s.`);
    return 0;
  }
  for (const fault of published?.faults ?? []) console.error(fault);
  return 1;
}

async function pull({ db }: PublishContext, force: boolean): Promise<number> {
  const pulled = await pullIntoFolder(db, readContentFolder(), force);
  if ('conflicts' in pulled) {
    console.error('The folder and the office have both changed these files:');
    for (const path of pulled.conflicts) console.error(`  ${path}`);
    console.error(
      'Nothing was written. With -- --force the office’s text takes the place of the folder’s.',
    );
    return 1;
  }
  for (const path of pulled.written) console.log(`wrote ${path}`);
  if (pulled.written.length === 0) console.log('Nothing has changed.');
  return 0;
}

async function undo(context: PublishContext): Promise<number> {
  const { db, now } = context;
  const started = performance.now();
  const row = await inOrder(db, 'publication', async (transaction) => {
    const previous = await findPrevious(transaction);
    const request = { author: null, now: now(), mayBind: true };
    return previous && requestRepeat(transaction, previous.publication_no, request);
  });
  if (!row) {
    console.error('There is no publication before this one.');
    return 1;
  }
  await publishDue(context);
  const ended = await findPublication(db, row.publication_no);
  for (const fault of fromJson(ended?.faults ?? null) ?? []) console.error(fault);
  if (ended?.state === 'live') console.log(`Published after ${seconds(started)} s.`);
  return ended?.state === 'live' ? 0 : 1;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
