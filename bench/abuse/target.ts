/** The built site as a process of its own, and what can be seen of it from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../programs/postgres.ts';
import { START } from '../start-command.ts';
import type { MemoryReport } from './report-memory.ts';

const REPORT_MEMORY = new URL('./report-memory.ts', import.meta.url).href;

export interface Target {
  port: number;
  dataDir: string;
  /** File of everything it logged, one JSON object a line. */
  log: string;
  /** False once it has ended by itself. */
  isAlive(): boolean;
  /** Resident memory, MB (10^6 bytes). */
  memory(): number;
  /** What it holds after a garbage collection, MB; null when it has gone. */
  inUse(): Promise<number | null>;
  /** Files and connections it holds open. */
  openFiles(): number;
  /** SIGTERM; its files stay until `remove`. */
  stop(): Promise<void>;
  remove(): void;
}

/** Starts it without rate limits: here one client stands for thousands. */
export async function startTarget(): Promise<Target> {
  const port = await freePort();
  // In memory where there is such a folder: this is not about the disk, and a million requests would wait for it.
  const dataDir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'abuse-'));
  const log = join(dataDir, 'log.jsonl');
  const output = openSync(log, 'a');
  const server = spawn(process.execPath, ['--expose-gc', '--import', REPORT_MEMORY, ...START], {
    stdio: ['ignore', output, 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      REMIND_AFTER_MINUTES: 'off',
    },
  });
  let isStopping = false;
  server.once('exit', (code, signal) => {
    if (!isStopping) console.error(`The server ended by itself: ${signal ?? code}.`);
  });
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) break;
    if (server.exitCode !== null) throw new Error('The site did not start.');
    if (tries === 1200) {
      server.kill();
      throw new Error('The site did not start within two minutes.');
    }
    await wait(100);
  }
  return {
    port,
    dataDir,
    log,
    isAlive: () => server.exitCode === null && server.signalCode === null,
    memory() {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Math.round((Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6);
    },
    async inUse() {
      if (!server.connected) return null;
      const answer = Promise.race([once(server, 'message'), once(server, 'exit').then(() => null)]);
      server.send('inUse?');
      const [said] = (await answer) ?? [];
      return said ? Math.round((said as MemoryReport).inUse / 1e6) : null;
    },
    openFiles: () => readdirSync(`/proc/${server.pid}/fd`).length,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      isStopping = true;
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
