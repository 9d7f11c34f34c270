/** The commands of an owner, in the process of the test. */
import { readEnv } from '../../../server/env.ts';

type Command = (
  words: string[],
  print: (line: string) => void,
  readSettings: typeof readEnv,
) => Promise<number>;

/** @returns its exit code and what it printed */
export async function runCommand(
  command: Command,
  words: string[],
  env: Record<string, string>,
): Promise<[code: number, text: string]> {
  const lines: string[] = [];
  const code = await command(
    words,
    (line) => lines.push(line),
    () => readEnv(env),
  );
  return [code, lines.join('\n')];
}
