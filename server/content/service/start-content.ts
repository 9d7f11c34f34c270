/** What a starting server shows: the live publication, after publishing the content folder if that is new. */
import { listRenderings, markServed, renderingsIn } from '../../../publisher/render/rendering.ts';
import { openDatabase } from '../../database/database.ts';
import { databaseFailure } from '../../database/failures.ts';
import { fromJson } from '../../database/json.ts';
import type { Env } from '../../env.ts';
import { createServedSite, type ServedSite } from '../../pages/served-site.ts';
import { photoFile } from '../store/content-photos.ts';
import { type ContentFolder, readContentFolder } from '../store/folder-files.ts';
import { readLive } from '../store/publications.ts';
import { createRenderer, type Renderer } from '../store/renderer-process.ts';
import { readTexts } from '../store/stored-revisions.ts';
import { isToPublish } from './folder.ts';
import { type PublishContext, publishFolder, renderState } from './publish.ts';

export interface Published {
  served: ServedSite;
  /** Number of the publication served first; null if it is not from the database or the database was unreachable. */
  first: number | null;
  /** Why the live publication can't be rendered; an earlier rendering is then served. */
  firstFaults: string[];
  renderer: Renderer;
}

/**
 * Loads what is live into memory.
 * @param print called with progress and faults
 * @returns null if there is nothing to serve
 */
export async function startPages(
  env: Env,
  print: (line: string) => void,
): Promise<Published | null> {
  const renderer = createRenderer(env.dataDir);
  const { rendering, publication, faults } = await findFirst(env, renderer, print);
  if (rendering === null) {
    renderer.stop();
    return null;
  }
  const served = createServedSite(renderingsIn(env.dataDir), (name) =>
    photoFile(env.dataDir, name),
  );
  await served.show(rendering);
  return { served, first: publication, firstFaults: faults, renderer };
}

interface First {
  rendering: string | null;
  publication: number | null;
  faults: string[];
}

async function findFirst(
  env: Env,
  renderer: Renderer,
  print: (line: string) => void,
): Promise<First> {
  const database = openDatabase(env);
  let faults: string[] = [];
  try {
    await database.migrate();
    const context: PublishContext = { db: database.db, settings: env, renderer, now: Date.now };
    await takeInFolder(context, database.kind, print);
    const shown = await renderLive(context, print);
    if ('rendering' in shown) return { ...shown, faults };
    faults = shown.faults;
  } catch (error) {
    if (databaseFailure(error) !== 'unavailable') throw error;
    const isFirst = listRenderings(renderingsIn(env.dataDir)).length === 0;
    print(
      `The database cannot be reached: ${isFirst ? 'nothing was served here before, so that nothing can be' : 'what was served last is served'}.`,
    );
  } finally {
    await database.close().catch(() => {});
  }
  const [newest = null] = listRenderings(renderingsIn(env.dataDir));
  return { rendering: newest, publication: null, faults };
}

/** An empty or missing folder is not published: what is live stays. */
function isWithoutCompany({ dir, texts }: ContentFolder, print: (line: string) => void): boolean {
  if (texts.has('site.yaml')) return false;
  print(
    `There is no site.yaml in ${dir}: set CONTENT_DIR to the folder of your content, or copy content/, the sample company, to ${dir} to begin with.`,
  );
  return true;
}

async function takeInFolder(
  context: PublishContext,
  kind: 'sqlite' | 'postgres',
  print: (line: string) => void,
): Promise<void> {
  const folder = readContentFolder();
  if (isWithoutCompany(folder, print)) return;
  const isNew = await isToPublish(context.db, kind, folder);
  if (isNew === 'both-changed')
    print(
      'The content folder and the office have both changed since the last pull or push: what is live is served. Run npm run content:pull, then npm run content:push.',
    );
  if (isNew !== true) return;
  print('Rendering the pages (about 10 s)…');
  const published = await publishFolder(context, folder);
  if (published && 'faults' in published) for (const fault of published.faults) print(fault);
}

async function renderLive(
  context: PublishContext,
  print: (line: string) => void,
): Promise<Pick<First, 'rendering' | 'publication'> | { faults: string[] }> {
  const live = await readLive(context.db);
  if (!live) return { faults: [] };
  const texts = await readTexts(context.db, fromJson(live.revisions));
  const rendered = await renderState(context, texts);
  if (rendered && 'name' in rendered) {
    markServed(renderingsIn(context.settings.dataDir), rendered.name);
    return { rendering: rendered.name, publication: live.publication_no };
  }
  for (const fault of rendered?.faults ?? []) print(fault);
  return { faults: rendered?.faults ?? [] };
}
