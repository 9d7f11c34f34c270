import { existsSync } from 'node:fs';
import { installDebianPackage } from './find-chromium.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox for the core journeys: FIREFOX_PATH, a system Firefox, and as root on Debian the firefox-esr package. */
export function findFirefox(): string {
  const known = [process.env.FIREFOX_PATH, ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );
  return known ?? installDebianPackage('firefox-esr', '/usr/bin/firefox-esr');
}
