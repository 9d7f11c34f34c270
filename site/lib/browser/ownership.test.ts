/** Only the modules of this folder use a feature that a browser may refuse (docs/browser.md). */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each feature, and the modules that own it: of this folder, or by their path. */
const FEATURES: [feature: string, used: RegExp, owners: string[]][] = [
  ['Web Locks', /\.locks\b/, ['locks.ts']],
  // The inline script has no room for the module; it guards the two lines it has.
  ['localStorage', /\blocalStorage\b/, ['storage.ts', 'site/territory/territory-detection.ts']],
  ['sessionStorage', /\bsessionStorage\b/, ['storage.ts']],
  ['IndexedDB', /\bindexedDB\b|idb-keyval/, ['indexed-database.ts']],
  ['service workers', /\.serviceWorker\b/, ['worker.ts']],
  ['BroadcastChannel', /\bBroadcastChannel\b/, ['channel.ts']],
  [
    'Notification',
    /\bNotification\.(permission|request)|\bnew Notification\b/,
    ['office/push/push.ts'],
  ],
  ['clipboard', /\.clipboard\b/, ['clipboard.ts']],
  ['IntersectionObserver', /\bIntersectionObserver\b/, []],
  ['cookies', /document\.cookie/, []],
  ['View transitions', /startViewTransition/, []],
  ['crypto', /\bcrypto\./, ['uuid.ts', 'site/scripts/inline-framed.ts']],
  ['navigator.onLine', /\.onLine\b/, ['connection.ts']],
  ['pageswap', /pageswap/, ['leaving.ts']],
  ['sendBeacon', /\.sendBeacon\(/, ['connection.ts']],
  [
    'requestIdleCallback',
    /\brequestIdleCallback\b/,
    ['timing.ts', 'site/scripts/start-page-script.ts'],
  ],
  ['AbortSignal.timeout', /AbortSignal\.(timeout|any)/, []],
  ['ResizeObserver', /\bResizeObserver\b/, ['observers.ts']],
  ['MutationObserver', /\bMutationObserver\b/, ['observers.ts']],
  ['matchMedia', /\bmatchMedia\(/, ['observers.ts']],
  ['visualViewport', /\.visualViewport\b/, ['observers.ts']],
  ['Trusted Types', /\btrustedTypes\b/, ['trusted-types.ts']],
  ['dialogs', /\.showModal\(/, ['dialogs.ts']],
  ['popovers', /\.(hide|show|toggle)Popover\(/, ['dialogs.ts']],
  ['checkVisibility', /\.checkVisibility\(/, ['dialogs.ts']],
  ['history', /history\.(replace|push)State\(/, ['history.ts']],
  ['performance entries', /\.getEntriesByType\(/, ['history.ts', 'frames.ts']],
  ['custom elements', /\bcustomElements\b/, ['elements.ts']],
  ['timeOrigin', /\.timeOrigin\b/, ['history.ts']],
  ['createImageBitmap', /\bcreateImageBitmap\(/, ['pictures.ts']],
  ['canvas', /\.getContext\(|\.toBlob\(|\.toDataURL\(/, ['pictures.ts']],
  ['privacy signals', /\bnavigator as\b/, ['privacy-signals.ts']],
  ['toWellFormed', /\.toWellFormed\(/, []],
];

const ROOT = `${import.meta.dirname}/../../..`;
/** Service workers run where there is one; types and tests run in no browser. */
const files = globSync('{site,office}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) =>
    !/\.test\.|\.d\.ts$|\/testing\/|\/(service-worker|stop-offline|worker-scope)/.test(file),
);
const codeOf = (file: string) =>
  readFileSync(`${ROOT}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it.each(FEATURES)('%s', (_feature, used, owners) => {
  const users = files.filter((file) => used.test(codeOf(file)));
  const expected = owners.map((owner) =>
    owner.includes('/') ? owner : `site/lib/browser/${owner}`,
  );
  expect(users.sort()).toEqual(expected.sort());
});
