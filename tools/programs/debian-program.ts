/** Debian programs that tests and benches need: a database, proxies, browsers. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Finds a program; as root on Debian, installs its package if it is missing.
 * @param find returns its path, if it exists.
 * @param or an alternative for machines without it, as in "or name a browser in CHROMIUM_PATH".
 * @throws Error with one sentence if it is not installed and can't be.
 */
export function debianProgram(
  packageName: string,
  find: () => string | undefined,
  or?: string,
): string {
  const known = find();
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const aptGet = (...words: string[]) =>
      // Parallel tests may each lack a program, and apt-get does not wait for another apt-get. The lock is not in tmpdir(), because
      // it must be shared by the whole machine and each test run has a separate tmpdir().
      execFileSync('flock', ['/tmp/apt-get.lock', 'apt-get', ...words], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', packageName);
    const installed = find();
    if (installed) return installed;
  }
  const ways = [`install the Debian package "${packageName}"`, or].filter(Boolean).join(' ');
  throw new Error(`A program is missing: ${ways}.`);
}

/** The first of these paths that exists. */
export function firstExisting(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
