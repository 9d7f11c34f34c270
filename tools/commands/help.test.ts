import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpOf } from './help.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** The repository's programs by the names of their commands, except for `postinstall`, which npm runs. */
const programs = Object.entries(scripts).flatMap(([name, script]) => {
  const program = /^node (?:--\S+ )?((?!node_modules)\S+\.ts)/.exec(script)?.[1];
  return program && name !== 'postinstall' ? [{ name, program }] : [];
});
/** Programs whose help has one line per command (tools/commands/owner-command.ts). */
const WITH_WORDS = ['leads', 'newsletter', 'office'];

test('every command has a help of one screen that names it', () => {
  expect(programs.length).toBeGreaterThan(20);
  for (const { name, program } of programs.filter((one) => !WITH_WORDS.includes(one.name))) {
    const source = readFileSync(program, 'utf8');
    expect(source, program).toContain('answerHelp(import.meta.filename);');
    const help = helpOf(source);
    expect(help, program).toMatch(
      name === 'start' ? /npm start/ : new RegExp(`npm run ${name}\\b`),
    );
    expect(help.split('\n').length, program).toBeLessThan(25);
  }
});

test.each(['tools/commands/launch-check.ts', 'tools/commands/leads.ts'])(
  '%s --help only prints the help',
  (program) => {
    const printed = execFileSync(process.execPath, [program, '--help'], { encoding: 'utf8' });
    expect(printed).toContain('npm run');
    expect(printed.split('\n').length).toBeLessThan(25);
  },
);
