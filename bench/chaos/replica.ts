/** One server process that is killed without warning and started again, as often as asked. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/db/postgres-for-tests.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export interface Replica {
  origin: string;
  /** SIGKILL, then the same server again on the same port. */
  killAndRestart(): Promise<void>;
  /** SIGKILL for good; harmless when it has stopped. */
  kill(): void;
  /** SIGTERM. @returns its exit code and how long it took, ms. */
  stop(): Promise<{ code: number | null; ms: number }>;
}

/** Starts a server and waits until it takes leads. @param settings its environment variables. */
export async function startReplica(settings: Record<string, string>): Promise<Replica> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...settings, PORT: String(port), RATE_LIMIT: 'off', LOG_LEVEL: 'silent' },
    });
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`${origin}/readyz`).catch(() => null);
      if (answer?.ok) return started;
      await wait(50);
    }
    started.kill('SIGKILL');
    throw new Error('The server did not start within half a minute.');
  }

  async function exited(signal: NodeJS.Signals): Promise<number | null> {
    const exit = once(child, 'exit');
    child.kill(signal);
    const [code] = (await exit) as [number | null];
    return code;
  }

  return {
    origin,
    async killAndRestart() {
      await exited('SIGKILL');
      child = await start();
    },
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      const began = performance.now();
      const code = await exited('SIGTERM');
      return { code, ms: Math.round(performance.now() - began) };
    },
  };
}
