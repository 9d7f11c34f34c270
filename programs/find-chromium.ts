import { chromium } from '@playwright/test';
import { debianProgram, firstExisting } from './debian-program.ts';

const WHOLE_BROWSERS = [
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
  return debianProgram(
    'chromium-headless-shell',
    () =>
      firstExisting([
        process.env.CHROMIUM_PATH,
        '/usr/bin/chromium-headless-shell',
        ...WHOLE_BROWSERS,
        chromium.executablePath(),
      ]),
    'or name a browser in CHROMIUM_PATH',
  );
}

/** A Chromium with a page cache for Back and Forward: chromium-headless-shell has none. Throws like findChromium. */
export function findWholeChromium(): string {
  return debianProgram(
    'chromium',
    () => firstExisting([...WHOLE_BROWSERS, chromium.executablePath()]),
    'a whole browser, for the journey of its page cache',
  );
}
