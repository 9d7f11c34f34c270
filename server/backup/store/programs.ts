/** Runs tar, the programs of PostgreSQL and BACKUP_COMMAND. */
import { type SpawnOptions, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What went wrong with a backup or a restore, in one sentence that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

interface ProgramOptions extends Pick<SpawnOptions, 'env'> {
  /** What the program reads. */
  input?: Readable;
  /** Reads what the program writes. */
  output?(stream: Readable): Promise<void>;
  /** Exit codes that mean success. Default: 0. */
  codes?: number[];
  /** Longest time in ms; after it the program and what it has started are killed. */
  timeoutMs?: number;
  /** Kills it, too. */
  signal?: AbortSignal | undefined;
}

/** Longest time in ms for tar and the programs of PostgreSQL. */
const TIMEOUT_MS = 50 * 60_000;

/** @throws {BackupError} when it is missing, fails or takes too long, with the last line that it said. */
export async function runProgram(
  program: string,
  args: string[],
  { input, output, codes = [0], timeoutMs = TIMEOUT_MS, signal, env }: ProgramOptions = {},
): Promise<void> {
  const name = program.replace(/^.*\//, '');
  // A group of its own, so that what it starts is killed with it.
  const child = spawn(program, args, {
    stdio: [input ? 'pipe' : 'ignore', output ? 'pipe' : 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  let said = '';
  let isLate = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const late = setTimeout(() => {
    isLate = true;
    kill();
  }, timeoutMs);
  signal?.addEventListener('abort', kill, { once: true });
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) => resolve(code ?? killedBy ?? 'nothing'));
  });
  // A program that ends early closes its input: its own words say why. Only what the source says counts.
  const fed = input ? pipeline(input, child.stdin as Writable).catch((error) => error) : null;
  try {
    const [code] = await Promise.all([ended, output?.(child.stdout as Readable)]);
    const fault = await fed;
    if (fault && fault.code !== 'EPIPE' && fault.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw fault;
    if (isLate) throw new BackupError(`${name} took longer than ${timeoutMs / 60_000} minutes`);
    if (typeof code === 'string' || !codes.includes(code))
      throw new BackupError(`${name} ended with ${code}: ${lastWords(said)}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError(`${name} is not installed: install it, then run this again.`);
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', kill);
  }
}

/** tar's last line only says that there are others. */
const lastWords = (said: string) =>
  said
    .trim()
    .split('\n')
    .filter((line) => !/Exiting with failure status/.test(line))
    .at(-1) ?? '';
