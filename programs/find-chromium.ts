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
 * The browser for the journeys: CHROMIUM_PATH, or the chromium-headless-shell package, installed here as root on Debian
 * (a page takes a third of the processor time of a whole browser), else a system Chrome or Chromium, or Playwright's own. Throws
 * one sentence when there is none.
 */
export function findChromium(): string {
  // Playwright asks in each of its processes, and where nothing can be installed the answer takes long.
  process.env.CHROMIUM_PATH ||= chromiumOfMachine();
  return process.env.CHROMIUM_PATH;
}

function chromiumOfMachine(): string {
  try {
    return debianProgram(
      'chromium-headless-shell',
      () => firstExisting(['/usr/bin/chromium-headless-shell']),
      'or name a browser in CHROMIUM_PATH',
    );
  } catch (missing) {
    const other = firstExisting([...WHOLE_BROWSERS, chromium.executablePath()]);
    if (!other) throw missing;
    return other;
  }
}

/** A Chromium with a page cache for Back and Forward: chromium-headless-shell has none. Throws like findChromium. */
export function findWholeChromium(): string {
  return debianProgram(
    'chromium',
    () => firstExisting([...WHOLE_BROWSERS, chromium.executablePath()]),
    'a whole browser, for the journey of its page cache',
  );
}
