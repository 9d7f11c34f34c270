import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { inOrder } from '../server/activity/store/counters.ts';
import {
  requestFolder,
  requestPublication,
  workOffDue,
} from '../server/content/service/publish.ts';
import { hashOfText, readContentFolder } from '../server/content/store/content-files.ts';
import { insertRevisions, readDrafts } from '../server/content/store/revisions.ts';
import { databaseForEachTest } from '../server/testing/test-server.ts';
import { runContent } from './content.ts';

/** Comments, a carriage return, spaces at the end and no line end: bytes that a dump would lose. */
const ABOUT = '---\r\ntitle: "About" # a comment\n---\n<!-- who we are -->\nAbout us  \n\n\tñ';

const database = databaseForEachTest('sqlite');
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  write('pages/about.md', ABOUT);
  write('site.yaml', 'name: Wren # as signed\n');
  await requestFolder({ db: database.db, now: Date.now }, readContentFolder(folder));
  await workOff();
});

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

const workOff = () =>
  workOffDue({
    db: database.db,
    settings: { dataDir: database.dataDir, diskReserveBytes: 0 },
    owner: 'a server',
    now: Date.now,
    render: async () => ({ snapshot: 'rendered' }),
  });

async function publishFromOffice(path: string, text: string): Promise<void> {
  await inOrder(database.db, 'publication', async (db) => {
    const base_hash = hashOfText(read(path));
    const written = { author: 'Ada Moss', created_at: Date.now(), note: '' };
    const hash = hashOfText(text);
    await insertRevisions(db, [{ ...written, path, text, hash, base_hash, is_draft: 1 }]);
    const request = { author: 'Ada Moss', note: '', withDrafts: true, now: Date.now(), at: null };
    await requestPublication(db, readContentFolder(folder), request);
  });
  await workOff();
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

test('what the office published comes into the folder, and goes back, byte for byte', async () => {
  const written = ABOUT.replace('About us', 'About all of us');
  await publishFromOffice('pages/about.md', written);
  expect(run('pull')).toEqual({ status: 0, text: 'wrote pages/about.md\n' });
  expect(read('pages/about.md')).toBe(written);
  expect(read('site.yaml')).toBe('name: Wren # as signed\n');
  expect(run('pull').text).toBe('Nothing has changed.\n');

  write('site.yaml', 'name: Wrenhouse # as signed\n');
  expect(run('push')).toEqual({ status: 0, text: 'draft of site.yaml\n' });
  const [draft] = await readDrafts(database.db);
  expect(draft?.hash).toBe(hashOfText(read('site.yaml')));
}, 120_000);

test('what both sides changed is shown and left alone, unless its path is named', async () => {
  await publishFromOffice('pages/about.md', 'Of the office');
  write('pages/about.md', 'Of the folder');
  for (const command of ['pull', 'push'])
    expect(run(command)).toEqual({
      status: 1,
      text: [
        'pages/about.md:1: changed in the folder and by Ada Moss in the office. What is live stays; take one of both:',
        'folder: Of the folder',
        'office: Of the office\n',
      ].join('\n'),
    });
  expect(read('pages/about.md')).toBe('Of the folder');
  expect(run('pull', 'pages/about.md').status).toBe(0);
  expect(read('pages/about.md')).toBe('Of the office');
}, 120_000);

test.each([[['pull', '--help']], [['fetch']], [['push', '../site.yaml']]])(
  '%j is explained',
  async ([command, ...paths]) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await runContent(command, paths)).toBe(1);
    expect(print).toHaveBeenCalledWith(expect.stringContaining('Usage: npm run content:pull'));
    print.mockRestore();
  },
);
