/** A button that gets `disabled` while it has the focus throws the focus away: `aria-disabled`, and a press does nothing. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = `${import.meta.dirname}/../..`;
const DISABLED = /(?<!aria-)\bdisabled(?==\{|[\s/>]*>|\n)|\.disabled =/;

it('no element is disabled by the attribute once the page runs', () => {
  const files = globSync('{app,office}/**/*.{ts,tsx}', { cwd: ROOT });
  const users = files.filter((file) => {
    const code = readFileSync(`${ROOT}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return !file.includes('.test.') && DISABLED.test(code);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(users).toEqual([]);
});

it.each(['<button disabled={busy}>', '<button disabled>', 'button.disabled = isAtEnd'])(
  'finds %s',
  (code) => expect(DISABLED.test(code)).toBe(true),
);
