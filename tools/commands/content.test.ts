import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { inOrder } from '../../server/activity/store/counters.ts';
import {
  type PublishContext,
  publishDue,
  publishFolder,
  requestPublication,
} from '../../server/content/service/publish.ts';
import { hashOfText, readContentFolder } from '../../server/content/store/folder-files.ts';
import { readLive } from '../../server/content/store/publications.ts';
import { insertRevisions, readTexts } from '../../server/content/store/stored-revisions.ts';
import { fromJson } from '../../server/database/json.ts';
import { fakeRenderer, publishing } from '../../server/testing/fake-renderer.ts';
import { databaseForEachTest } from '../../server/testing/test-server.ts';

const database = databaseForEachTest('sqlite');
let folder: string;
let context: PublishContext;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  write('pages/about.md', 'About us\n');
  write('site.yaml', 'name: Wren # as signed\n');
  context = publishing(database, Date.now);
  await publishFolder(context, readContentFolder(folder));
});

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function publishFromOffice(path: string, text: string): Promise<void> {
  await inOrder(database.db, 'publication', async (db) => {
    const written = { author: 'Ada Moss', created_at: Date.now() };
    await insertRevisions(db, [{ ...written, path, text, hash: hashOfText(text), is_draft: 1 }]);
    const request = { author: 'Ada Moss', note: '', paths: [path], mayBind: true };
    await requestPublication(db, { ...request, now: Date.now() });
  });
  await publishDue(context);
}

/** Runs the command in this process, with a renderer that renders nothing. @returns its exit code and output */
async function runHere(...words: string[]): Promise<[number, string]> {
  vi.stubEnv('DATABASE_URL', undefined);
  vi.stubEnv('DATA_DIR', database.dataDir);
  vi.stubEnv('CONTENT_DIR', folder);
  vi.doMock('../build/inputs.ts', () => ({ releaseIsStale: () => false }));
  vi.doMock('../../server/content/store/renderer-process.ts', async (original) => ({
    ...(await original<object>()),
    createRenderer: fakeRenderer,
  }));
  // The module reads the folder from the environment when it is loaded.
  vi.resetModules();
  const { runContent } = await import('./content.ts');
  const printed: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void printed.push(line));
  const [command, ...more] = words;
  const code = await runContent(command, more);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.doUnmock('../build/inputs.ts');
  vi.doUnmock('../server/content/store/renderer.ts');
  // Other tests in this process must load the modules with the sample company's folder.
  vi.resetModules();
  return [code, printed.join('\n')];
}

async function liveSettings(): Promise<string | undefined> {
  const live = await readLive(database.db);
  return (await readTexts(database.db, live ? fromJson(live.revisions) : {})).get('site.yaml');
}

const PUBLISHED = expect.stringMatching(/^Published after \d+\.\d s\.$/);

test('a push makes the folder live, and an undo the previous state', async () => {
  write('site.yaml', 'name: Wrenhouse\n');
  expect(await runHere('push')).toEqual([0, PUBLISHED]);
  expect(await liveSettings()).toBe('name: Wrenhouse\n');
  expect(await runHere('undo')).toEqual([0, PUBLISHED]);
  expect(await liveSettings()).toBe('name: Wren # as signed\n');
}, 60_000);

test('a push lists newer files of the office, and overwrites them only with --force', async () => {
  await publishFromOffice('site.yaml', 'name: Of the office\n');
  const listed = expect.stringContaining('\n  site.yaml\nRun npm run content:pull');
  expect(await runHere('push')).toEqual([1, listed]);
  expect(await liveSettings()).toBe('name: Of the office\n');
  expect(await runHere('push', '--force')).toEqual([0, PUBLISHED]);
  expect(await liveSettings()).toBe('name: Wren # as signed\n');
}, 60_000);

test('a pull lists the files it writes, and those changed on both sides', async () => {
  await publishFromOffice('pages/about.md', 'Of the office');
  write('pages/about.md', 'Of the folder');
  const listed = expect.stringContaining(':\n  pages/about.md\nNothing');
  expect(await runHere('pull')).toEqual([1, listed]);
  expect(await runHere('pull', '--force')).toEqual([0, 'wrote pages/about.md']);
  expect(readFileSync(join(folder, 'pages/about.md'), 'utf8')).toBe('Of the office');
  expect(await runHere('pull')).toEqual([0, 'Nothing has changed.']);
}, 60_000);

test.each(['fetch', 'push ../site.yaml', 'undo --force'])('%s is explained', async (words) => {
  const usage = expect.stringContaining('Usage: npm run content:push');
  expect(await runHere(...words.split(' '))).toEqual([1, usage]);
});
