/**
 * npm run release                 writes everything that a server needs into one file, website-{day}-{commit}-x64.tar.gz
 * npm run release -- arm64        does the same for arm64
 *
 * The file contains code, build, production packages and Node, for Linux; its SHA-256 is written beside it. It can be made on
 * another system. tools/deploy/install installs it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, createReadStream, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from '../commands/help.ts';
import { releaseIsStale } from './inputs.ts';

const PROCESSORS = ['x64', 'arm64'] as const;
type Processor = (typeof PROCESSORS)[number];

/** Folders of the repository that a server does not need. */
const LEFT_OUT = ['.github/', 'tools/bench/', 'tools/journeys/', 'tools/test/'];
const FOLDER = '.cache/release';

if (import.meta.main) {
  answerHelp(import.meta.filename);
  const [processor = 'x64', ...more] = process.argv.slice(2);
  if (!isProcessor(processor) || more.length > 0) {
    console.error('Usage: npm run release [-- x64|arm64]: the processor of the server');
    process.exit(1);
  }
  if (releaseIsStale())
    execFileSync(process.execPath, ['tools/build/build.ts'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  const name = `website-${new Date().toISOString().slice(0, 10)}-${commit()}-${processor}`;
  const file = `${name}.tar.gz`;
  const packages = writeRelease(join(FOLDER, name), processor);
  execFileSync('tar', ['-czf', file, '-C', FOLDER, name]);
  rmSync(join(FOLDER, name), { recursive: true });
  writeFileSync(`${file}.sha256`, `${await sha256(file)}  ${file}\n`);
  console.log(
    `Wrote ${file} with ${packages} packages, and ${file}.sha256. On the server: docs/hosting.md, "A server, a domain, mail, backups".`,
  );
}

/**
 * Writes the release as a folder. Needs a build.
 * @returns the number of packages in it
 */
function writeRelease(folder: string, processor: Processor): number {
  rmSync(folder, { recursive: true, force: true });
  for (const file of trackedFiles()) cpSync(file, join(folder, file));
  for (const built of [
    'dist',
    'domain/messages/compiled',
    'site/public/art',
    'tools/starter/schemas',
  ])
    cpSync(built, join(folder, built), { recursive: true });
  // Without install scripts: the release has the generated files.
  npm(folder, [
    ...['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    ...['--os=linux', `--cpu=${processor}`, '--libc=glibc'],
  ]);
  // One path for each processor: tools/deploy runs it.
  const modules = join(folder, 'node_modules');
  renameSync(join(modules, `node-linux-${processor}`), join(modules, 'node'));
  const { packages } = JSON.parse(
    readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: Record<string, unknown> };
  return Object.keys(packages).length;
}

function isProcessor(word: string): word is Processor {
  return PROCESSORS.some((processor) => processor === word);
}

/** The files of a clean clone, with uncommitted changes. */
function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !LEFT_OUT.some((left) => file.startsWith(left)));
}

/** Runs npm, which fetches only what its cache lacks. */
function npm(cwd: string, words: string[]): void {
  execFileSync('npm', [...words, '--prefer-offline'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
