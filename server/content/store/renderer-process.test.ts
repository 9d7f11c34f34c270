import { mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renderingsIn } from '../../../publisher/render/rendering.ts';
import { createRenderer } from './renderer-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'renderer-'));
const renderer = createRenderer(dataDir);
afterAll(() => renderer.stop());

const linking = (...pages: string[]) =>
  new Map(['ants', ...pages].map((name) => [`pages/${name}.md`, `h1: ${name}\n[Ants](/ants)\n`]));
const linksToAnts = (texts: ReadonlyMap<string, string>) =>
  renderer.ask('linksTo', texts, 'pages/ants.md');

test('each question is answered from its own texts, also by a process that begins anew', async () => {
  const texts = linking('bees');
  expect(await linksToAnts(texts)).toEqual(['pages/bees.md']);
  const both = [linksToAnts(linking('wasps', 'mice')), linksToAnts(new Map())];
  expect(await Promise.all(both)).toEqual([['pages/wasps.md', 'pages/mice.md'], []]);
  texts.set('pages/rats.md', '[Ants](/ants)');
  expect(await linksToAnts(texts)).toEqual(['pages/bees.md', 'pages/rats.md']);
  renderer.stop();
  expect(await linksToAnts(linking('bees'))).toEqual(['pages/bees.md']);
}, 60_000);

test('the content of a process that was killed with its server is removed, and that of one that runs stays', async () => {
  const cache = join(renderingsIn(dataDir), 'cache');
  const hourAgo = new Date(Date.now() - 3_700_000);
  for (const name of ['content-left', 'content-of-a-command'])
    mkdirSync(join(cache, name, 'pages'), { recursive: true });
  utimesSync(join(cache, 'content-left'), hourAgo, hourAgo);
  renderer.stop();
  await linksToAnts(linking());
  const names = readdirSync(cache);
  expect(names).toContain('content-of-a-command');
  expect(names).not.toContain('content-left');
}, 60_000);
