/** Runs tar, the programs of PostgreSQL and BACKUP_COMMAND. */
import { type SpawnOptions, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A failed backup or restore, with one sentence that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

interface ProgramOptions extends Pick<SpawnOptions, 'env'> {
  /** Piped into the program's standard input. */
  input?: Readable;
  /** Consumes the program's standard output. */
  output?(stream: Readable): Promise<void>;
  /** Exit codes that mean success. Default: 0. */
  codes?: number[];
  /** Timeout in ms. Then the program and its children are killed. */
  timeoutMs?: number;
  /** Kills the program and its children when aborted. */
  signal?: AbortSignal | undefined;
}

/** Timeout of tar and of PostgreSQL's programs, ms. */
const TIMEOUT_MS = 50 * 60_000;

/** @throws {BackupError} if the program is missing, fails or times out, with its last line of output */
export async function runProgram(
  program: string,
  args: string[],
  { input, output, codes = [0], timeoutMs = TIMEOUT_MS, signal, env }: ProgramOptions = {},
): Promise<void> {
  const name = program.replace(/^.*\//, '');
  // Its own process group, so that its children are killed with it.
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
  // A program that exits early closes its input; its own output then says why. Only errors of the source count.
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

/** tar's last line only says that there were errors before. */
const lastWords = (said: string) =>
  said
    .trim()
    .split('\n')
    .filter((line) => !/Exiting with failure status/.test(line))
    .at(-1) ?? '';
