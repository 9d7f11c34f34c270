/** What the documents name exists: commands, settings, files, links. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runLeads } from '../cli/leads.ts';
import { runNewsletter } from '../cli/newsletter.ts';

const FILES = ['README.md', 'CHANGELOG.md', 'deploy/README.md', ...globSync('docs/**/*.md')];
/** What the documents tell their readers to make. */
const MADE_BY_READERS = new Set([
  'content/launch.yaml',
  'content/photos/',
  'deploy/secrets',
  ...(readFileSync('docs/how-to.md', 'utf8').match(/content\/[\w/.-]+/g) ?? []),
]);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const explained = async (run: (words: string[], print: (line: string) => void) => unknown) => {
  const lines: string[] = [];
  await run(['help'], (line) => lines.push(line));
  return lines.flatMap((line) => / -- (\w+)/.exec(line)?.[1] ?? []);
};
const COMMANDS: Record<string, string[]> = {
  leads: [...(await explained(runLeads)), 'help'],
  newsletter: [...(await explained(runNewsletter)), 'help'],
};

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

  test('commands', () => {
    const named = all(/\bnpm run ([a-z][\w:-]*)/g);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const programs = all(/\bnode ([\w/-]+\.ts)\b/g);
    expect(programs.filter((program) => !existsSync(program))).toEqual([]);
    for (const [program, words] of Object.entries(COMMANDS)) {
      const asked = all(new RegExp(`npm run ${program} -- ([a-z]+)`, 'g'));
      expect(asked.filter((word) => !words.includes(word))).toEqual([]);
    }
  });

  test('links lead somewhere', () => {
    const links = all(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g).filter((link) => !/^\w+:/.test(link));
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  test('files in the text', () => {
    const named = all(
      /`((?:app|bench|build|cli|content|content-loader|deploy|docs|domain|e2e|examples|programs|public|server|test)\/[\w@./-]*)`/g,
    );
    expect(named.filter((name) => !existsSync(name) && !MADE_BY_READERS.has(name))).toEqual([]);
  });
});

test('the engineer’s page names every setting', () => {
  const engineer = readFileSync('docs/engineer.md', 'utf8');
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)];
  expect(
    settings.map(([, name]) => name).filter((name) => !engineer.includes(`\`${name}\``)),
  ).toEqual([]);
});
