import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { blankRules } from './blanks.ts';
import { type Launch, readContent } from './launch.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'blanks-'));
  cpSync('test/small-company', dir, { recursive: true });
});

test('a complete content has nothing to write', async () => {
  expect((await findings()).map(({ level }) => level)).toEqual(['green', 'green', 'green']);
});

test('a question in double brackets is red, with its line', async () => {
  edit('pages/pest-info/voles.md', 'A few words stand here.', '[[When do they come?]]');
  expect(await findings()).toContainEqual({
    level: 'red',
    says: expect.stringMatching(/^1 line\(s\) still ask something/),
    places: [{ file: join(dir, 'pages/pest-info/voles.md'), line: 29 }],
  });
});

test('a pest page without the months of a state is named', async () => {
  edit('pages/pest-info/voles.md', '  idaho: [2, 2, 3, 3, 2, 1, 1, 1, 2, 2, 2, 2]\n', '');
  expect(await findings()).toContainEqual(
    expect.objectContaining({
      level: 'yellow',
      says: expect.stringMatching(/^1 pest page\(s\) have no months for ID/),
    }),
  );
});

test('a place page without local facts is named unless search engines are kept away from it', async () => {
  const facts = /local_facts:\n(?: {2}- .*\n)+/;
  edit('pages/service-areas/boise.md', facts, '');
  const says = expect.stringMatching(/^1 place page\(s\) have fewer than three local facts/);
  expect(await findings()).toContainEqual(expect.objectContaining({ level: 'yellow', says }));
  edit('pages/service-areas/boise.md', 'area: boise', 'area: boise\nindexed: false');
  expect(await findings()).not.toContainEqual(expect.objectContaining({ says }));
});

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(dir, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toMatch(from);
  writeFileSync(path, source.replace(from, to));
}

async function findings() {
  const launch = { contentDir: dir, content: readContent(dir) } as Launch;
  return (await Promise.all(blankRules.map((rule) => rule(launch)))).flat();
}
