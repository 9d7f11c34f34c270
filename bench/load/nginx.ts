/** An nginx of our own: Debian's binary, a temporary configuration, a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { debianProgram, firstExisting } from '../../programs/debian-program.ts';
import { freePort } from '../../programs/postgres.ts';
import { pinToCore } from './site.ts';

export interface Nginx {
  port: number;
  stop(): Promise<void>;
}

/** @param site what stands inside its server block; `upstreams` = ports behind it. */
export async function startNginx(site: string, upstreams: number[], core?: number): Promise<Nginx> {
  const program = debianProgram('nginx', () => firstExisting(['/usr/sbin/nginx']));
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${servers && `upstream site { ${servers} keepalive 64; keepalive_requests 1000000; }`}
  server { listen 127.0.0.1:${port}; ${site} }
}`,
  );
  const [command, args] = pinToCore(core, program, [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
  ]);
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) break;
    await wait(50);
  }
  return {
    port,
    async stop() {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
