/** What these files name exists: files, settings, services, commands. No engine is needed to say so. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SECRET_NAMES } from '../../server/env.ts';
import { debianProgram, firstExisting } from '../programs/debian-program.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('tools/deploy/Dockerfile');
const UNIT = 'tools/deploy/systemd/website@.service';
const unit = read(UNIT);
interface Service {
  environment?: Record<string, unknown>;
  cap_add?: string[];
  tmpfs?: string[];
  secrets?: string[];
}
const compose = parse(read('tools/deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
/** Of the server (server/env-example.test.ts holds them to what it reads), and what Node and rclone read. */
const SETTINGS = new Set([...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map((m) => m[1]));
for (const name of ['NODE_ENV', 'NODE_COMPILE_CACHE', 'RCLONE_CONFIG']) SETTINGS.add(name);
/** What a text names in these places. */
const named = (text: string, place: RegExp) =>
  [...text.matchAll(place)].map(([, name = '']) => name);
const unknown = (names: string[]) => names.filter((name) => !SETTINGS.has(name));

test('Dockerfile: what is copied and run is in the repository, and in what Docker gets to see', () => {
  const copied = named(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) =>
    names.split(' '),
  );
  const run = named(dockerfile, /^CMD \["node", .*"([^"]+)"\]$/gm);
  expect(run).toHaveLength(1);
  expect(copied).toContain('package-lock.json');
  expect([...copied, ...run].filter((file) => !existsSync(file))).toEqual([]);
  // What the build reads, and the owner's commands: tools/build/inputs.ts, tools/commands/, docs/hosting.md.
  const ignored = read('.dockerignore').trim().split('\n');
  const needed = /^(content|domain|publisher|server|site|tools(\/(build|commands|starter))?)$/;
  expect(ignored.filter((name) => needed.test(name))).toEqual([]);
});

test('Dockerfile: packages are installed without their scripts, and each stage takes what was made before', () => {
  const installed = named(dockerfile, /^RUN npm ci(.*)$/gm);
  expect(installed).toHaveLength(2);
  for (const words of installed) expect(words).toContain('--ignore-scripts');
  const stages = named(dockerfile, /^FROM \S+(?: AS (\w+))?$/gm);
  const taken = named(dockerfile, /^COPY --from=(\w+)/gm);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((name) => !stages.slice(0, -1).includes(name))).toEqual([]);
});

test('every setting of the Dockerfile, compose and systemd is one that the server reads', () => {
  const lines = [...named(dockerfile, /^ENV (.+)$/gm), ...named(unit, /^Environment=(.+)$/gm)];
  expect(unknown(lines.flatMap((line) => named(line, /([A-Z_]+)=/g)))).toEqual([]);
  for (const name of ['site-a', 'site-b']) {
    const names = Object.keys(compose.services[name]?.environment ?? {});
    expect(names).toContain('DATABASE_URL_FILE');
    expect(unknown(names)).toEqual([]);
  }
});

test('compose: every variable stands in compose.env.example, and the other way round', () => {
  const used = named(read('tools/deploy/compose.yaml'), /\$\{([A-Z_]+)/g);
  const listed = named(read('tools/deploy/compose.env.example'), /^([A-Z_]+)=/gm);
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});

describe.each(Object.entries(compose.services))('compose: %s', (name, service) => {
  test('has no writable folder and can gain no right', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : []);
    expect(service.tmpfs).toContain('/tmp');
  });

  test('reads each secret from a file that it is given, and has none in its environment', () => {
    const settings = Object.entries(service.environment ?? {});
    expect(settings.map(([setting]) => setting).filter((one) => SECRET_NAMES.has(one))).toEqual([]);
    const files = settings
      .map(([, value]) => String(value))
      .filter((value) => value.startsWith('/run/secrets/'));
    const given = service.secrets ?? [];
    expect(files.sort()).toEqual(given.map((secret) => `/run/secrets/${secret}`).sort());
    expect(given.filter((secret) => !Object.hasOwn(compose.secrets, secret))).toEqual([]);
    expect(read('tools/deploy/compose.yaml')).not.toMatch(/:\/\/\w+:\S+@/);
  });
});

test('secrets and settings of a deployment are in neither the repository nor the image', () => {
  const places = ['tools/deploy/compose.env', 'tools/deploy/secrets'];
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\/\w+$/);
  const ignored = (file: string) =>
    read(file)
      .split('\n')
      .map((line) => line.replace(/\/$/, ''));
  expect(ignored('.gitignore')).toEqual(expect.arrayContaining(places));
  expect(ignored('.dockerignore')).toEqual(expect.arrayContaining(places));
});

test('systemd starts a program that is there, and starts it again however often it ends', () => {
  expect(unit.split('\n')).toEqual(
    expect.arrayContaining(['UMask=0077', 'Restart=always', 'StartLimitIntervalSec=0']),
  );
  const programs = named(unit, /^ExecStart=\S*\/node (?:--\S+ )?(\S+)/gm);
  expect(programs.map(existsSync)).toEqual([true]);
});

test('systemd finds little to attack: an exposure below 3', ({ skip }) => {
  const analyze = systemdAnalyze();
  if (analyze === null) return skip();
  const report = execFileSync(analyze, ['security', '--offline=true', '--no-pager', UNIT], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [exposure] = named(report, /Overall exposure level for \S+: ([\d.]+)/g);
  expect(Number(exposure)).toBeGreaterThan(0);
  expect(Number(exposure)).toBeLessThan(3);
});

test('Caddy and compose agree: services, port, and time to switch to the other replica', () => {
  const caddyfile = read('tools/deploy/caddy/Caddyfile');
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

/** null where it is missing and can't be installed. */
function systemdAnalyze(): string | null {
  try {
    return debianProgram('systemd', () => firstExisting(['/usr/bin/systemd-analyze']));
  } catch {
    return null;
  }
}
