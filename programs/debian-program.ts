/** Programs of Debian that tests and benches run against: a database, proxies, browsers. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * A program that this machine has; as root on Debian its package is installed when it is missing.
 * @param find where it lies, if it does.
 * @param or what else helps whoever lacks it, as in "or name a browser in CHROMIUM_PATH".
 * @throws Error with one sentence when it is not installed and cannot be.
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
      // Tests that run side by side may each lack a program; apt-get itself does not wait for another one. Not in tmpdir(): each
      // run of tests has one of its own, and the lock is the machine's.
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
