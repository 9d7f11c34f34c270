import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadSite } from '../../content-loader/load.ts';
import { type Launch, readContent } from './launch.ts';
import { hashesOf, namesOf, otherCompanyRules } from './other-company.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'other-company-'));
  cpSync('test/small-company', dir, { recursive: true });
});

test('names and files of the company that came with the repository are written down', async () => {
  const content = readContent('content');
  const states = new Set(content.areas.map(({ state }) => state));
  // A company that keeps its content in content/ has other names; those to look for stay as they are.
  if (loadSite('content').brand.slug !== 'wrenhouse') return;
  await expect(`${namesOf(content, states).sort().join('\n')}\n`).toMatchFileSnapshot(
    '../../starter/shipped-names.txt',
  );
  const hashes = hashesOf('content').map(({ hash }) => hash);
  await expect(`${hashes.sort().join('\n')}\n`).toMatchFileSnapshot(
    '../../starter/shipped-files.txt',
  );
});

test('a logo or an icon of the company that came with the repository is red', async () => {
  cpSync('content/public/icon-192.png', join(dir, 'public/icon-192.png'));
  expect(await findings()).toContainEqual(
    expect.objectContaining({
      level: 'red',
      says: expect.stringContaining('This file is of the company'),
      places: [{ file: join(dir, 'public/icon-192.png'), line: null }],
    }),
  );
});

test('our own content speaks of ourselves', async () => {
  expect(levels(await findings('content'))).not.toContain('red');
});

test('another company’s own content is green but for what its state’s law calls things', async () => {
  expect((await findings()).filter(({ level }) => level !== 'green')).toEqual([
    expect.objectContaining({
      level: 'red',
      says: expect.stringMatching(/^Who licenses pest control in Idaho is not known here/),
    }),
  ]);
});

test('work that needs no license is asked for none', async () => {
  const site = readFileSync(join(dir, 'site.yaml'), 'utf8');
  writeFileSync(
    join(dir, 'site.yaml'),
    `${site.replace(/^licenses:\n(?: .*\n)+/m, 'licenses: []\n')}
trade:
  { name: window cleaning, issue: dirty windows, one: a window, many: windows, treatments: Services, heading: Ask., details: What?, question: What?, choices: [] }
`,
  );
  expect(levels(await findings())).not.toContain('red');
});

test.each([
  ['its name', 'Call Wrenhouse today.', 'Wrenhouse'],
  ['a state', 'Virginia law applies.', 'Virginia'],
  ['a city', 'We drive to Richmond.', 'Richmond'],
  ['a regulator', 'Licensed by VDACS.', 'VDACS'],
  ['a phone', 'Call (804) 555-0142.', '(804) 555-0142'],
  ['a landmark', 'Along the James River.', 'James River'],
  ['a neighborhood', 'In Carytown.', 'Carytown'],
  ['a name with an apostrophe', "In Scott's Addition.", "Scott's Addition"],
  ['a ZIP code', 'Around 23220.', '23220'],
  ['a form of its states', 'We write the CL-100.', 'CL-100'],
])('%s that is left over is red, with page and line', async (_what, sentence, word) => {
  write('pages/pest-info/voles.md', 'A few words stand here.', `A few words.\n\n${sentence}`);
  expect(await findings()).toContainEqual(
    expect.objectContaining({
      level: 'red',
      says: expect.stringContaining(`"${word}" belongs to the company`),
      places: [{ file: join(dir, 'pages/pest-info/voles.md'), line: 31 }],
    }),
  );
});

test('a state in which nobody works is yellow; species and sources keep their names', async () => {
  write('pages/pest-info/voles.md', 'A few words stand here.', 'Voles of Texas.');
  expect(await findings()).toContainEqual(
    expect.objectContaining({ level: 'yellow', says: expect.stringContaining('"Texas"') }),
  );
  write(
    'pages/pest-info/voles.md',
    'Voles of Texas.',
    'The Virginia opossum and the Lone Star tick.',
  );
  write(
    'pages/pest-info/voles.md',
    'species:\n',
    'sources:\n  - title: Voles, Virginia Tech\n    url: https://ext.vt.edu/\nspecies:\n',
  );
  expect(levels(await findings())).toEqual(['green', 'green', 'green', 'red']);
});

function write(file: string, from: string, to: string): void {
  const path = join(dir, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
}

async function findings(folder = dir) {
  const launch = { contentDir: folder, content: readContent(folder) } as Launch;
  return (await Promise.all(otherCompanyRules.map((rule) => rule(launch)))).flat();
}

const levels = (all: { level: string }[]) => all.map(({ level }) => level);
