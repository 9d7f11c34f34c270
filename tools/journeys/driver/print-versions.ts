/** Playwright's global setup: says which browsers the journeys run in. */
import { execFileSync } from 'node:child_process';
import { findChromium } from '../../programs/find-chromium.ts';
import { findFirefox } from '../../programs/find-firefox.ts';

export default function printVersions(): void {
  for (const browser of [findChromium(), findFirefox()]) {
    const version = execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim();
    console.log(`${browser}: ${version}`);
  }
}
