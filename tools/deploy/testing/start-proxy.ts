/** The proxies of this folder with the configuration that is deployed; only their ports are others. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { debianProgram, firstExisting } from '../../programs/debian-program.ts';
import { freePort } from '../../programs/find-postgres.ts';

export interface RunningProxy {
  /** `http://127.0.0.1:40123`: where visitors come. */
  origin: string;
  stop(): Promise<void>;
}

/** Each before two replicas on these ports. */
export const PROXIES: Record<
  'nginx' | 'caddy',
  (replicas: readonly [number, number]) => Promise<RunningProxy>
> = {
  nginx: ([one, other]) =>
    startNginx(
      readFileSync('tools/deploy/nginx/website.conf', 'utf8')
        .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
        .replace('127.0.0.1:3002', `127.0.0.1:${other}`),
    ),
  caddy: ([one, other]) =>
    startCaddy(
      readFileSync('tools/deploy/caddy/Caddyfile', 'utf8')
        .replace('site-a:3000', `127.0.0.1:${one}`)
        .replace('site-b:3000', `127.0.0.1:${other}`),
    ),
};

/**
 * Debian's nginx.
 * @param site the configuration with the ports of its replicas; `listen 80` becomes a free port
 */
async function startNginx(site: string): Promise<RunningProxy> {
  const program = debianProgram('nginx', () => firstExisting(['/usr/sbin/nginx']));
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${places}
${site.replace('listen 80;', `listen 127.0.0.1:${port};`)}
}`,
  );
  return run(program, ['-p', folder, '-c', file, '-e', 'stderr'], port, folder);
}

async function startCaddy(site: string): Promise<RunningProxy> {
  const program = debianProgram('caddy', () => firstExisting(['/usr/bin/caddy']));
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const known = execFileSync(program, ['version'], { encoding: 'utf8' }).trim();
  // Debian's is older than this line, which only matters when a replica dies in the middle of a form.
  const spoken = isBefore(known, 2, 7) ? site.replace(/^\s*request_buffers .*\n/m, '') : site;
  writeFileSync(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${spoken}`);
  return run(program, ['run', '--config', file, '--adapter', 'caddyfile'], port, folder, {
    HOME: folder,
    DOMAIN: `http://127.0.0.1:${port}`,
  });
}

/** @param version as Caddy says it: `2.6.2`, `v2.11.7 h1:…` */
function isBefore(version: string, major: number, minor: number): boolean {
  const [, ours = 0, its = 0] = /(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  return ours < major || (ours === major && its < minor);
}

async function run(
  program: string,
  args: string[],
  port: number,
  folder: string,
  env: Record<string, string> = {},
): Promise<RunningProxy> {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4000);
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200 && server.exitCode === null; tries++) {
    if (await fetch(origin, { redirect: 'manual' }).catch(() => null)) return { origin, stop };
    await wait(50);
  }
  await stop();
  throw new Error(`${program} did not start:\n${said}`);
}
