import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { inOrder } from '../server/activity/store/counters.ts';
import {
  type PublishContext,
  publishDue,
  publishFolder,
  requestPublication,
} from '../server/content/service/publish.ts';
import { hashOfText, readContentFolder } from '../server/content/store/content-files.ts';
import { insertRevisions } from '../server/content/store/revisions.ts';
import { fakeRenderer } from '../server/testing/fake-renderer.ts';
import { databaseForEachTest } from '../server/testing/test-server.ts';
import { runContent } from './content.ts';

/** Comments, a carriage return, spaces at the end and no line end: bytes that a dump would lose. */
const ABOUT = '---\r\ntitle: "About" # a comment\n---\n<!-- who we are -->\nAbout us  \n\n\tñ';

const database = databaseForEachTest('sqlite');
let folder: string;
let context: PublishContext;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  write('pages/about.md', ABOUT);
  write('site.yaml', 'name: Wren # as signed\n');
  const { db, dataDir } = database;
  const settings = { dataDir, diskReserveBytes: 0 };
  context = { db, settings, renderer: fakeRenderer(dataDir), now: Date.now };
  await publishFolder(context, readContentFolder(folder));
});

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

async function publishFromOffice(path: string, text: string): Promise<void> {
  await inOrder(database.db, 'publication', async (db) => {
    const written = { author: 'Ada Moss', created_at: Date.now(), note: '' };
    await insertRevisions(db, [{ ...written, path, text, hash: hashOfText(text), is_draft: 1 }]);
    const request = {
      author: 'Ada Moss',
      note: '',
      paths: [path],
      now: Date.now(),
      at: null,
      mayBind: true,
    };
    await requestPublication(db, request);
  });
  await publishDue(context);
}

function run(...words: string[]): { status: number | null; text: string } {
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: database.dataDir, CONTENT_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/content.ts', ...words], {
    env,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

test('what the office has published comes into the folder byte for byte', async () => {
  const written = ABOUT.replace('About us', 'About all of us');
  await publishFromOffice('pages/about.md', written);
  expect(run('pull')).toEqual({ status: 0, text: 'wrote pages/about.md\n' });
  expect(read('pages/about.md')).toBe(written);
  expect(read('site.yaml')).toBe('name: Wren # as signed\n');
  expect(run('pull').text).toBe('Nothing has changed.\n');
}, 120_000);

test('what both sides have changed is named and left alone, unless it is forced', async () => {
  await publishFromOffice('pages/about.md', 'Of the office');
  write('pages/about.md', 'Of the folder');
  const pulled = run('pull');
  expect(pulled.status).toBe(1);
  expect(pulled.text).toContain('have both changed these files:\n  pages/about.md\n');
  expect(read('pages/about.md')).toBe('Of the folder');
  expect(run('pull', '--force').status).toBe(0);
  expect(read('pages/about.md')).toBe('Of the office');
}, 120_000);

test.each([[['pull', '--help']], [['fetch']], [['push', '../site.yaml']], [['undo', '--force']]])(
  '%j is explained',
  async ([command, ...words]) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await runContent(command, words)).toBe(1);
    expect(print).toHaveBeenCalledWith(expect.stringContaining('Usage: npm run content:push'));
    print.mockRestore();
  },
);
