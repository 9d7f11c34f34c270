/** What these files name exists: files, settings, services, commands. No engine is needed to say so. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('deploy/Dockerfile');
const systemd = ['website@.service', 'website-backup.service'].map((name) =>
  read(join('deploy/systemd', name)),
);
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, unknown>; command?: string[] }>;
};
/** Of the server (server/env-example.test.ts holds them to what it reads), and what Node itself reads. */
const SETTINGS = new Set([...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map((m) => m[1]));
SETTINGS.add('NODE_ENV');
const unknown = (names: string[]) => names.filter((name) => !SETTINGS.has(name));

test('Dockerfile: what is copied and run is in the repository, and in what Docker gets to see', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const [, command = ''] = /^CMD \["node", .*"([^"]+)"\]$/m.exec(dockerfile) ?? [];
  expect(copied).toContain('package-lock.json');
  expect([...copied, command].filter((file) => !existsSync(file))).toEqual([]);
  const ignored = read('.dockerignore').trim().split('\n');
  // What the build reads, and the owner's commands: build/inputs.ts, cli/, docs/owner.md.
  const needed = ['app', 'build', 'cli', 'content', 'content-loader', 'domain', 'public', 'server'];
  expect(ignored.filter((name) => needed.includes(name))).toEqual([]);
});

test('Dockerfile: what one stage takes from another was made there', () => {
  const stages = [...dockerfile.matchAll(/^FROM \S+(?: AS (\w+))?$/gm)].map((m) => m[1]);
  const taken = [...dockerfile.matchAll(/^COPY --from=(\w+)/gm)].map((m) => m[1]);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((name) => !stages.slice(0, -1).includes(name))).toEqual([]);
});

test('every setting of the Dockerfile, compose and systemd is one that the server reads', () => {
  const inImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/([A-Z_]+)=/g)].map((m) => m[1] ?? ''),
  );
  const inUnits = systemd.flatMap((text) =>
    [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      [...line.matchAll(/([A-Z_]+)=/g)].map((m) => m[1] ?? ''),
    ),
  );
  const replicas = ['site-a', 'site-b', 'backup'].map((name) =>
    Object.keys(compose.services[name]?.environment ?? {}),
  );
  expect(unknown(inImage)).toEqual([]);
  expect(unknown(inUnits)).toEqual([]);
  for (const names of replicas) {
    expect(names).toContain('DATABASE_URL');
    expect(unknown(names)).toEqual([]);
  }
});

test('compose: every variable stands in compose.env.example, and the other way round', () => {
  const used = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map((m) => m[1]);
  const named = [...read('deploy/compose.env.example').matchAll(/^([A-Z_]+)=/gm)].map((m) => m[1]);
  expect([...new Set(used)].sort()).toEqual(named.sort());
});

test('systemd and compose run commands that exist', () => {
  const programs = [
    ...systemd.flatMap((text) => [...text.matchAll(/^ExecStart=\S*\/node (?:--\S+ )?(\S+)/gm)]),
    ...(compose.services.backup?.command?.join(' ') ?? '').matchAll(/\bnode (\S+?\.ts)/g),
  ].map((m) => m[1] ?? '');
  expect(programs.length).toBe(3);
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
});

test('Caddy and compose agree: services, port, and time to turn to the other replica', () => {
  const caddyfile = read('deploy/caddy/Caddyfile');
  const upstreams = [...caddyfile.matchAll(/\b(site-\w):(\d+)/g)];
  const [, port] = /\bPORT=(\d+)/.exec(dockerfile) ?? [];
  expect(upstreams.map((m) => m[1])).toEqual(
    Object.keys(compose.services).filter((name) => name.startsWith('site-')),
  );
  expect(new Set(upstreams.map((m) => m[2]))).toEqual(new Set([port]));
  const [, interval = ''] = /health_interval (\d+)s/.exec(caddyfile) ?? [];
  const drain = Number(compose.services['site-a']?.environment?.DRAIN_SECONDS);
  expect(drain).toBeGreaterThan(2 * Number(interval));
});
