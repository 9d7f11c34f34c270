/**
 * npm run content:pull: writes what was published in the office into the content folder. npm run content:push: brings the folder into
 * the database as drafts, which the office publishes. Both name what was changed on both sides and leave it alone; with paths behind
 * them (`npm run content:pull -- pages/about/index.md`) they take these files whatever the other side holds.
 */

import { isContentPath } from '../domain/content/revisions.ts';
import { inOrder } from '../server/activity/store/counters.ts';
import {
  type Conflict,
  mergeFolder,
  pullRevisions,
} from '../server/content/service/merge-folder.ts';
import type { PublishContext } from '../server/content/service/publish.ts';
import { readContentFolder } from '../server/content/store/content-files.ts';
import { conflictLines, runOnContent } from './publish.ts';

if (import.meta.main) {
  const [command, ...paths] = process.argv.slice(2);
  process.exitCode = await runContent(command, paths);
}

/** @returns the exit code */
export async function runContent(command: string | undefined, paths: string[]): Promise<number> {
  const work = command === 'pull' ? pull : command === 'push' ? push : null;
  const unknown = paths.find((path) => !isContentPath(path));
  if (work && unknown === undefined) return runOnContent((context) => work(context, paths));
  if (unknown !== undefined)
    console.error(`${unknown}: expected the path of a file below the content folder.`);
  console.error('Usage: npm run content:pull [-- PATH…], npm run content:push [-- PATH…]');
  return 1;
}

async function pull({ db }: PublishContext, forced: string[]): Promise<number> {
  const { written, conflicts } = await inOrder(db, 'publication', (transaction) =>
    pullRevisions(transaction, readContentFolder(), forced),
  );
  for (const path of written) console.log(`wrote ${path}`);
  return showConflicts(conflicts, written.length);
}

async function push({ db, now }: PublishContext, forced: string[]): Promise<number> {
  const options = { withDrafts: true, asDrafts: true, forced, now: now() };
  const { chosen, conflicts } = await inOrder(db, 'publication', (transaction) =>
    mergeFolder(transaction, readContentFolder(), options),
  );
  const paths = Object.keys(chosen).sort();
  for (const path of paths) console.log(`draft of ${path}`);
  return showConflicts(conflicts, paths.length);
}

function showConflicts(conflicts: Conflict[], changes: number): number {
  for (const conflict of conflicts) console.error(conflictLines(conflict));
  if (conflicts.length > 0) return 1;
  if (changes === 0) console.log('Nothing has changed.');
  return 0;
}
