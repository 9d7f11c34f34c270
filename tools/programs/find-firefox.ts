import { debianProgram, firstExisting } from './debian-program.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox for the core journeys: FIREFOX_PATH, a system Firefox, or as root on Debian the firefox-esr package. */
export function findFirefox(): string {
  return debianProgram(
    'firefox-esr',
    () => firstExisting([process.env.FIREFOX_PATH, ...SYSTEM_BROWSERS]),
    'or name a browser in FIREFOX_PATH',
  );
}
