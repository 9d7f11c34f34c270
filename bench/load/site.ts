/** The built site as a process of its own, with what it needs to be measured. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../programs/postgres.ts';
import { START } from '../start-command.ts';

export interface Site {
  port: number;
  /** Resident memory, MB (10^6 bytes). */
  memory(): number;
  stop(): Promise<void>;
}

export async function startSite(settings: Record<string, string>, core?: number): Promise<Site> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  const [program, args] = pinToCore(core, process.execPath, START);
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) break;
    if (tries === 600) throw new Error('The site did not start within a minute.');
    await wait(100);
  }
  await untilIdle();
  return {
    port,
    memory() {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Math.round((Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6);
    },
    async stop() {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server that is new finishes its pages first: drawings of links and compression, three minutes at most. */
async function untilIdle(): Promise<void> {
  for (let tries = 0; tries < 180; tries++) {
    const watched = watchCpu();
    await wait(1000);
    if (watched().idle > 0.9) return;
  }
}

/** Columns of /proc/stat. */
const IDLE = 3;
const DISK = 4;

/** Starts watching the cores of the machine; the answer says which shares of the time since then they were idle, and waited for the disk. */
export function watchCpu(): () => { idle: number; disk: number } {
  const before = readTimes();
  return () => {
    const spent = readTimes().map((time, i) => time - (before[i] ?? 0));
    const all = spent.reduce((sum, time) => sum + time, 0);
    return { idle: (spent[IDLE] ?? 0) / all, disk: (spent[DISK] ?? 0) / all };
  };
}

function readTimes(): number[] {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return line.split(/\s+/).slice(1, 9).map(Number);
}

/** A command pinned to one processor core, so that server and load generator do not share one. */
export function pinToCore(
  core: number | undefined,
  program: string,
  args: string[],
): [string, string[]] {
  return core === undefined ? [program, args] : ['taskset', ['-c', String(core), program, ...args]];
}
