/** One server process that is killed without warning and started again, as often as asked. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../programs/postgres.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const WITH_PAGES = fileURLToPath(new URL('../../server/testing/serve-pages.ts', import.meta.url));

export interface Replica {
  origin: string;
  /** How often it ended by itself; it is started again each time, as systemd does. */
  exits(): number;
  /** Sends a signal that does not end it. */
  signal(name: NodeJS.Signals): void;
  /** SIGKILL, then the same server again on the same port. */
  killAndRestart(): Promise<void>;
  /** SIGKILL for good; harmless when it has stopped. */
  kill(): void;
  /** SIGTERM. @returns its exit code and how long it took, ms. */
  stop(): Promise<{ code: number | null; ms: number }>;
}

/**
 * Starts a server and waits until it takes leads.
 * @param settings its environment variables. Default: no rate limit, no log.
 * @param dist a build whose pages it serves. Default: none.
 */
export async function startReplica(
  settings: Record<string, string>,
  dist?: string,
): Promise<Replica> {
  let exits = 0;
  const expected = new WeakSet<ChildProcess>();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child = run();
  await untilReady();

  function run(): ChildProcess {
    const started = spawn(process.execPath, dist ? [WITH_PAGES, dist] : [MAIN], {
      // What an exception prints that ends it would fill the screen; it is counted.
      stdio: ['ignore', 'ignore', dist ? 'ignore' : 'inherit'],
      env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...settings, PORT: String(port) },
    });
    started.once('exit', async () => {
      if (expected.has(started)) return;
      exits += 1;
      await wait(1000);
      if (!expected.has(started)) child = run();
    });
    return started;
  }

  async function untilReady(): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`${origin}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await wait(50);
    }
    expected.add(child);
    child.kill('SIGKILL');
    throw new Error('The server did not start within half a minute.');
  }

  async function exited(signal: NodeJS.Signals): Promise<number | null> {
    const exit = once(child, 'exit');
    expected.add(child);
    child.kill(signal);
    const [code] = (await exit) as [number | null];
    return code;
  }

  return {
    origin,
    async killAndRestart() {
      await exited('SIGKILL');
      child = run();
      await untilReady();
    },
    exits: () => exits,
    signal: (name) => void child.kill(name),
    kill() {
      expected.add(child);
      child.kill('SIGKILL');
    },
    async stop() {
      const began = performance.now();
      const code = await exited('SIGTERM');
      return { code, ms: Math.round(performance.now() - began) };
    },
  };
}
