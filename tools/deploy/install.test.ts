/** The scripts for a fresh server, in a temporary root. Commands that change a machine are replaced by some that note how they were called. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { debianProgram, firstExisting } from '../programs/debian-program.ts';

/** The program that `npm start` runs, by which a release is recognized. */
const [START = ''] =
  /tools\S+\.ts/.exec(readFileSync('package.json', 'utf8').match(/"start": .*/)?.[0] ?? '') ?? [];
const SCRIPTS = ['tools/deploy/install', 'tools/deploy/website'];
/** Run in place of the program of that name; `$STATE` has a file for each replica that runs, and `broken` when none gets ready. */
const COMMANDS: Record<string, string> = {
  'apt-get': '[ "$1" != install ] || touch "$STATE/installed"',
  'dpkg-query': '[ ! -f "$STATE/installed" ] || echo installed',
  getent: '[ -f "$STATE/user" ]',
  useradd: 'touch "$STATE/user"',
  timedatectl: 'echo no',
  fallocate: 'touch "$3"',
  mkswap: '',
  swapon:
    'echo "SwapTotal: 2097148 kB" >> "$ROOT/proc/meminfo"; sed -i "/^SwapTotal: *0 kB/d" "$ROOT/proc/meminfo"',
  sshd: 'echo "port 2222"',
  ufw: '',
  chown: '',
  sleep: '',
  hostname: 'echo 203.0.113.7',
  journalctl: 'echo "last words"',
  'systemd-run': '',
  caddy: '[ "$1" != version ] || echo 2.6.2',
  curl: `port=\${!#}; port=\${port##*:}; [ ! -f "$STATE/broken" ] && [ -f "$STATE/\${port%%/*}" ]`,
  systemctl: `unit=\${!#}; unit=\${unit##*@}
case "$1" in
  is-active) if [ "$unit" = '*' ]; then ls "$STATE" | grep -q '^300[12]$'; else [ -f "$STATE/$unit" ]; fi ;;
  restart) touch "$STATE/$unit" ;;
  stop) rm -f "$STATE/$unit" ;;
  disable) rm -f "$STATE/$unit" ;;
  show) if [ -f "$STATE/broken" ]; then echo 3; else echo 0; fi ;;
esac`,
};

let folder: string;
let root: string;
let state: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  [root, state] = ['root', 'state'].map((name) => join(folder, name)) as [string, string];
  for (const name of ['bin', 'state', 'root/etc/systemd/system', 'root/proc', 'root/srv/content'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const [name, work] of Object.entries(COMMANDS))
    writeScript(join(folder, 'bin', name), `echo "${name} $*" >> "$STATE/calls"\n${work}`);
  write('root/etc/os-release', 'ID=debian\nVERSION_ID="12"\n');
  write('root/proc/meminfo', 'MemTotal: 1000000 kB\nSwapTotal: 0 kB\n');
  write('root/etc/fstab', '');
  write(join('root/srv/content', 'site.yaml'), '');
  newRelease('website-1');
});

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
function writeScript(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/bash\n${text}\n`);
  chmodSync(file, 0o755);
}
function newRelease(name: string): string {
  const release = join(root, 'srv', name);
  cpSync('tools/deploy', join(release, 'tools/deploy'), { recursive: true });
  write(`root/srv/${name}/${START}`, '');
  write(`root/srv/${name}/tools/commands/leads.ts`, '');
  writeScript(join(release, 'node_modules/node/bin/node'), 'echo v24.0.0');
  return release;
}
function run(script: string, words: string[] = [], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('bash', [script, ...words], {
    encoding: 'utf8',
    input: '',
    env: {
      ...{ PATH: `${join(folder, 'bin')}:${process.env.PATH}`, ROOT: root, STATE: state },
      ...{ READY_WITHIN_SECONDS: '3', ...settings },
    },
  });
  return { status, said: stdout + stderr };
}
const SETTINGS = { DOMAIN: 'www.example.com', LEADS_TO: 'ann@example.com' };
const install = (settings: Record<string, string> = {}, ...words: string[]) =>
  run(join(root, 'srv/website-1/tools/deploy/install'), words, { ...SETTINGS, ...settings });
const website = (...words: string[]) => run(join(root, 'srv/website/tools/deploy/website'), words);
/** What was called since the last time. */
function calls(): string[] {
  const file = join(state, 'calls');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(file, { force: true });
  return lines;
}
const replicas = () => readdirSync(state).filter((name) => /^300\d$/.test(name));
const served = () => relative(join(root, 'srv'), realpathSync(join(root, 'srv/website')));
/** Every file with its mode and when it was changed, every link with its target. */
function tree(): string[] {
  const files = ['-type', 'f', '-not', '-path', '*website-1*', '-printf', '%P %m %T@\n'];
  const links = ['-type', 'l', '-printf', '%P %l\n'];
  const printed = execFileSync('find', [root, ...files, '-o', ...links], { encoding: 'utf8' });
  return printed.split('\n').sort();
}

test.each(SCRIPTS)('%s has no mistake that shellcheck finds', (script) => {
  const shellcheck = debianProgram('shellcheck', () => firstExisting(['/usr/bin/shellcheck']));
  execFileSync(shellcheck, [script], { stdio: 'inherit' });
});

describe('tools/deploy/install', () => {
  test('a fresh machine gets user, firewall, updates, swap, Caddy and the site', () => {
    const { status, said } = install({ CONTENT_DIR: '/srv/content' });
    expect([status, said]).toEqual([0, expect.stringContaining('website-1 serves.')]);
    const done = calls();
    expect(done).toContainEqual(expect.stringMatching(/^apt-get install .*caddy.*ufw.*unattended/));
    expect(done).toContainEqual(expect.stringMatching(/^useradd --system .*website$/));
    // Whoever came by another port than 22 is not shut out.
    expect(done.indexOf('ufw allow 2222/tcp')).toBeGreaterThan(-1);
    expect(done.indexOf('ufw --force enable')).toBeGreaterThan(done.indexOf('ufw allow 2222/tcp'));
    for (const port of ['80/tcp', '443/tcp']) expect(done).toContain(`ufw allow ${port}`);
    expect(read('etc/fstab')).toBe('/swapfile none swap sw 0 0\n');
    expect(read('etc/apt/apt.conf.d/52website')).toMatch(/Unattended-Upgrade "1"/);
    expect(read('etc/systemd/system/website@.service')).toBe(
      readFileSync('tools/deploy/systemd/website@.service', 'utf8'),
    );
    expect(lstatSync(join(root, 'etc/website.env')).mode & 0o777).toBe(0o600);
    const env = read('etc/website.env');
    for (const line of [
      "SITE_URL='https://www.example.com'",
      "LEADS_TO='ann@example.com'",
      "MAIL_FROM='website@example.com'",
      "CONTENT_DIR='/srv/content'",
      "TRUST_PROXY='loopback'",
    ])
      expect(env.split('\n')).toContain(line);
    expect(env).toMatch(/^METRICS_TOKEN='[0-9a-f]{48}'$/m);
    expect([served(), replicas()]).toEqual(['website-1', ['3001']]);
  });

  test('without an answer the content is in /srv/content; a dash is the sample company', () => {
    expect(install().status).toBe(0);
    expect(read('etc/website.env').split('\n')).toContain("CONTENT_DIR='/srv/content'");
    expect(install({ CONTENT_DIR: '-' }).status).toBe(0);
    expect(read('etc/website.env').split('\n')).toContain("CONTENT_DIR=''");
  });

  test('run again it changes nothing', () => {
    install();
    calls();
    const before = tree();
    const { status, said } = install({ DOMAIN: '', LEADS_TO: '' });
    expect([status, said]).toEqual([0, expect.not.stringContaining('Wrote')]);
    expect(tree()).toEqual(before);
    const done = calls();
    expect(
      done.filter((call) => /^(apt-get|useradd|fallocate|swapon|caddy validate)/.test(call)),
    ).toEqual([]);
    expect(done.filter((call) => /^systemctl/.test(call))).toEqual([
      'systemctl is-active --quiet website@*',
    ]);
  });

  test('a setting that is given is changed, and what was added by hand stays', () => {
    install();
    const file = join(root, 'etc/website.env');
    writeFileSync(file, `${read('etc/website.env')}BACKUP_KEEP='24,7'\n`);
    const token = /METRICS_TOKEN=.*/.exec(read('etc/website.env'))?.[0];
    install({ LEADS_TO: 'bob@example.com' });
    expect(read('etc/website.env')).toContain("LEADS_TO='bob@example.com'");
    expect(read('etc/website.env')).toContain(token);
    expect(read('etc/website.env').match(/BACKUP_KEEP='24,7'/g)).toHaveLength(1);
    // The new settings are read by a replica that is started beside the old one.
    expect(replicas()).toEqual(['3002']);
  });

  test('the password of the mailbox may hold anything', () => {
    const mail = { MAIL_HOST: 'smtp.example.com', MAIL_USER: 'ann@example.com' };
    install({ ...mail, MAIL_PASSWORD: "p@s/s'ä %" });
    expect(read('etc/website.env')).toContain(
      "SMTP_URL='smtps://ann%40example.com:p%40s%2Fs%27%C3%A4%20%25@smtp.example.com:465'",
    );
  });

  test.each([
    ['www.example.com', 'example.com'],
    ['example.com', 'www.example.com'],
  ])('Caddy serves %s, and sends %s on to it', (domain, other) => {
    install({ DOMAIN: domain });
    const caddyfile = read('etc/caddy/Caddyfile');
    expect(caddyfile).toMatch(new RegExp(`^${domain} \\{$`, 'm'));
    expect(caddyfile).toMatch(
      new RegExp(`^${other} \\{\\n\\tredir https://${domain}\\{uri\\}`, 'm'),
    );
    expect(caddyfile).toContain('reverse_proxy 127.0.0.1:3001 127.0.0.1:3002');
    // Not before 2.7.
    expect(caddyfile).not.toContain('request_buffers');
    const caddy = debianProgram('caddy', () => firstExisting(['/usr/bin/caddy']));
    const file = join(root, 'etc/caddy/Caddyfile');
    execFileSync(caddy, ['adapt', '--config', file, '--adapter', 'caddyfile'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  });

  test.each([
    ['another system', 'etc/os-release', /Debian 12/],
    ['another processor', 'srv/website-1/node_modules/node/bin/node', /Node/],
    ['a content folder that is none', 'srv/content/site.yaml', /site\.yaml/],
  ])('on %s it ends with a sentence before anything is served', (_name, file, sentence) => {
    rmSync(join(root, file));
    if (file === 'etc/os-release') write(`root/${file}`, 'ID=fedora\nVERSION_ID=41');
    const { status, said } = install({ CONTENT_DIR: '/srv/content' });
    expect([status, said]).toEqual([1, expect.stringMatching(sentence)]);
    expect(replicas()).toEqual([]);
  });
});

describe('tools/deploy/website', () => {
  /** A download with its checksum. @param held the folder that is in it */
  const packed = (name: string, held?: string) => {
    const file = join(folder, `${name}.tar.gz`);
    if (!held) newRelease(name);
    execFileSync('tar', ['-czf', file, '-C', join(root, 'srv'), held ?? name]);
    if (!held) rmSync(join(root, 'srv', name), { recursive: true });
    const sum = execFileSync('sha256sum', [`${name}.tar.gz`], { cwd: folder, encoding: 'utf8' });
    writeFileSync(`${file}.sha256`, sum);
    return file;
  };
  const releases = () => readdirSync(join(root, 'srv')).sort();
  beforeEach(() => {
    const release = join(root, 'srv/website-1');
    run(join(release, 'tools/deploy/website'), ['switch', release]);
    calls();
  });

  test('an update starts the new release beside the old one, which ends when it is ready', () => {
    expect(website('update', packed('website-2'))).toMatchObject({ status: 0 });
    expect([served(), replicas()]).toEqual(['website-2', ['3002']]);
    const done = calls();
    const of = (call: string) => done.findIndex((line) => line.startsWith(call));
    expect(of('systemctl restart website@3002')).toBeLessThan(of('curl'));
    expect(of('curl')).toBeLessThan(of('systemctl disable --quiet --now website@3001'));
    // Of all that were there the one that serves and the one before it stay.
    website('update', packed('website-3'));
    const left = releases().filter((name) => name.startsWith('website-'));
    expect(left).toEqual(['website-2', 'website-3']);
  });

  test('a release that does not get ready changes nothing', () => {
    const file = packed('website-2');
    write('state/broken', '');
    const { status, said } = website('update', file);
    expect([status, said]).toEqual([1, expect.stringMatching(/last words[\s\S]*served as before/)]);
    expect([served(), replicas()]).toEqual(['website-1', ['3001']]);
  });

  test('a file that is damaged, or without its checksum, is refused', () => {
    const file = packed('website-2');
    writeFileSync(file, 'damaged', { flag: 'a' });
    const [damaged, unchecked] = [/damaged/, /sha256/].map((said) => expect.stringMatching(said));
    expect(website('update', file)).toEqual({ status: 1, said: damaged });
    rmSync(`${file}.sha256`);
    expect(website('update', file)).toEqual({ status: 1, said: unchecked });
    expect(served()).toBe('website-1');
  });

  test('a release that does not fit above the reserve is not unpacked', () => {
    const file = packed('website-2');
    write('root/etc/website.env', "DISK_RESERVE_BYTES='999999999999999'");
    const said = expect.stringMatching(/too little room above DISK_RESERVE/);
    expect(website('update', file)).toEqual({ status: 1, said });
    expect(releases()).toEqual(['content', 'website', 'website-1']);
  });

  test.each(['content', 'website', 'website-2'])(
    'a file %s that holds no release replaces nothing and leaves nothing',
    (name) => {
      write('root/srv/content/site.yaml', 'brand: Wren');
      const said = expect.stringMatching(/is no release|holds no release/);
      expect(website('update', packed(name, 'content'))).toEqual({ status: 1, said });
      expect(read('srv/content/site.yaml')).toBe('brand: Wren');
      expect(releases()).toEqual(['content', 'website', 'website-1']);
      expect(served()).toBe('website-1');
    },
  );

  test('rollback serves the release of before, and once more the newer one', () => {
    expect(website('rollback')).toMatchObject({ status: 1 });
    website('update', packed('website-2'));
    expect(website('rollback')).toMatchObject({ status: 0 });
    expect([served(), replicas()]).toEqual(['website-1', ['3001']]);
    website('rollback');
    expect(served()).toBe('website-2');
  });

  test('restart starts the same release anew, without a pause', () => {
    expect(website('restart')).toMatchObject({ status: 0 });
    expect([served(), replicas()]).toEqual(['website-1', ['3002']]);
  });

  test('the owner’s commands run as the site’s user', () => {
    expect(website('leads', 'export')).toMatchObject({ status: 0 });
    expect(calls()).toContainEqual(
      expect.stringMatching(
        /^systemd-run .*User=website .*EnvironmentFile=\/etc\/website.env .*tools\/commands\/leads.ts export$/,
      ),
    );
    for (const word of ['../evil', 'unknown', ''])
      expect(website(word)).toMatchObject({ status: 1, said: expect.stringMatching(/rollback/) });
  });
});
