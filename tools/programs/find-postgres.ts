/** A real PostgreSQL for tests: Debian's binaries, a temporary folder, a free port, never as root. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram } from './debian-program.ts';

interface TestPostgres {
  /** URL of the superuser's connection to the database `postgres`. */
  url: string;
  /** Process id of the first postmaster, for tests that kill it. */
  pid: number;
  /** Stops the server as pg_ctl does in this mode, and starts it again on the same port and data. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a new server.
 * @param durable false turns fsync off, for tests that don't simulate a power failure.
 * @throws Error with one sentence if PostgreSQL is not installed and can't be.
 */
export async function startPostgres(options: { durable: boolean }): Promise<TestPostgres> {
  const bin = debianProgram('postgresql', installedBinaries);
  const folder = mkdtempSync(join(options.durable ? tmpdir() : fastFolder(), 'leads-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = { cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }, ...user };
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: options.durable ? 'on' : 'off',
    max_connections: 100,
  };
  const launch = async () => {
    const process = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const exited = new Promise<void>((resolve) => process.once('exit', () => resolve()));
    await started(process.stderr);
    return { process, exited };
  };
  let server = await launch();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: server.process.pid as number,
    async restart(mode) {
      server.process.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await server.exited;
      server = await launch();
    },
    async stop() {
      server.process.kill('SIGINT');
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Folder for the many short-lived databases of tests: in memory if there is enough of it, otherwise with other temporary files. */
export function fastFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > LEAST_MEMORY_BYTES ? memory : tmpdir();
}

const LEAST_MEMORY_BYTES = 2e9;

/** A port that no process is listening on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function installedBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((v) => join(root, v, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** PostgreSQL refuses to run as root. Its package creates a user, and every Debian has `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user does not exist: try the next.
    }
  }
  return null;
}

/** Resolves when the server accepts connections; rejects with its output if it ends first. */
function started(stderr: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
      if (output.includes('ready to accept connections')) resolve();
    });
    stderr.on('end', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}
