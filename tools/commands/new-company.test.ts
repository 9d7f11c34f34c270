import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newCompany } from './new-company.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(answers: string[], where: string | undefined = folder) {
  const lines: string[] = [];
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answers[asked.length - 1] ?? '';
  };
  const made = await newCompany(where, ask, (line) => lines.push(line));
  return { made, asked, printed: lines.join('\n') };
}

test('three answers make a folder that starts', async () => {
  const { made, asked } = await run(['Flint Hills Lawn & Pest', '', 'Lawrence, Kansas']);
  expect(made).toBe(true);
  expect(asked).toHaveLength(3);
  expect(existsSync(join(folder, 'areas/lawrence.yaml'))).toBe(true);
});

test('an invalid answer is asked for again, with the reason', async () => {
  const { made, printed } = await run(['', 'Flint Hills', '12', '785 867 5309', 'Lawrence']);
  expect(made).toBe(true);
  expect(printed).toContain('Type the name of your company.\nTen digits');
});

test('an existing company is not asked for again, and a missing folder prints the usage', async () => {
  await run(['Flint Hills', '', 'Lawrence']);
  const again = await run(['Other', '', 'Other']);
  expect([again.made, again.asked.length]).toEqual([false, 0]);
  expect(again.printed).toContain('is a company already');
  expect((await run([], '')).printed).toContain('Usage');
});
