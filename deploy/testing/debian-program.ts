/** Programs of Debian that the site is deployed with. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Path of a program; as root on Debian its package is installed when it is missing.
 * @throws Error with one sentence when it is not installed and cannot be.
 */
export function debianProgram(path: string, packageName: string): string {
  if (existsSync(path)) return path;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const aptGet = (...words: string[]) =>
      execFileSync('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words], {
        stdio: 'ignore',
      });
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', packageName);
    if (existsSync(path)) return path;
  }
  throw new Error(`This needs ${path}: install the Debian package "${packageName}".`);
}
