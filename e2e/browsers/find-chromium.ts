import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the journeys: CHROMIUM_PATH, a system Chrome or Chromium, Playwright's own, and as root on
 * Debian the chromium-headless-shell package (half the work of a whole browser), installed here. Throws one
 * sentence when there is none.
 */
export function findChromium(): string {
  const known = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  return (
    known ?? installDebianPackage('chromium-headless-shell', '/usr/bin/chromium-headless-shell')
  );
}

/** Installs a Debian package as root and returns the program it brings. */
export function installDebianPackage(name: string, program: string): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `The tests need ${name}: install it (Debian: apt-get install ${name}) or name a browser in CHROMIUM_PATH.`,
    );
  }
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return program;
}
