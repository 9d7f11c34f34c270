import { chromium } from '@playwright/test';
import { debianProgram, firstExisting } from './debian-program.ts';

/** Flags for a browser in a container, without network traffic of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of the browser for the journeys: CHROMIUM_PATH, or the chromium-headless-shell package, which is installed as root on Debian
 * (a page takes a third of the processor time of a whole browser), otherwise a system Chrome or Chromium, or Playwright's.
 * @throws Error with one sentence if there is none
 */
export function findChromium(): string {
  // Cached, because Playwright calls this in each of its processes, and it is slow if nothing can be installed.
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

/** A Chromium with a back/forward cache, which chromium-headless-shell lacks. @throws like findChromium */
export function findWholeChromium(): string {
  return debianProgram(
    'chromium',
    () => firstExisting([...WHOLE_BROWSERS, chromium.executablePath()]),
    'a whole browser, for the journey of its page cache',
  );
}
