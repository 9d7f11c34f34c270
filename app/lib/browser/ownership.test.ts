/** Nothing outside this folder touches a feature that a browser may refuse; docs/browser-features.md names every owner. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each feature, and the modules that own it. */
const FEATURES: [feature: string, used: RegExp, owners: string[]][] = [
  ['Web Locks', /\.locks\b/, ['locks.ts']],
  // The inline script has no room for the module; it guards the two lines it has.
  ['localStorage', /\blocalStorage\b/, ['storage.ts', 'scripts/territory-detection.ts']],
  ['sessionStorage', /\bsessionStorage\b/, ['storage.ts']],
  ['IndexedDB', /\bindexedDB\b|idb-keyval/, ['database.ts']],
  ['service workers', /\.serviceWorker\b/, ['worker.ts']],
  ['BroadcastChannel', /\bBroadcastChannel\b/, []],
  ['Notification', /\bnew Notification\b|Notification\.request/, []],
  ['clipboard', /\.clipboard\b/, []],
  ['IntersectionObserver', /\bIntersectionObserver\b/, []],
  ['cookies', /document\.cookie/, ['storage.ts']],
  ['View transitions', /startViewTransition/, []],
  ['crypto', /\bcrypto\./, ['uuid.ts', 'scripts/territory-framed-form.ts']],
  ['navigator.onLine', /\.onLine\b/, ['connection.ts']],
  ['pageswap', /pageswap/, ['leaving.ts']],
  ['sendBeacon', /\.sendBeacon\(/, ['connection.ts']],
  ['requestIdleCallback', /\brequestIdleCallback\b/, ['timing.ts', 'scripts/start-page-script.ts']],
  ['AbortSignal.timeout', /AbortSignal\.timeout/, ['timing.ts']],
  ['ResizeObserver', /\bResizeObserver\b/, ['observers.ts']],
  [
    'MutationObserver',
    /\bMutationObserver\b/,
    ['observers.ts', 'scripts/territory-quote-frame.ts'],
  ],
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

const FOLDER = import.meta.dirname;
const APP = `${FOLDER}/../..`;
/** The service worker's own files run where there is one; types and tests run in no browser. */
const files = globSync('**/*.{ts,tsx}', { cwd: APP }).filter(
  (file) =>
    !/\.test\.|\.d\.ts$|testing-browser|^offline\/(service-worker|stop-offline|worker-scope)/.test(
      file,
    ),
);
const codeOf = (file: string) =>
  readFileSync(`${APP}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const document = readFileSync(`${APP}/../docs/browser-features.md`, 'utf8');

it.each(FEATURES)('%s', (feature, used, owners) => {
  const users = files.filter((file) => used.test(codeOf(file)));
  const expected = owners.map((owner) =>
    owner.startsWith('scripts/') ? owner : `lib/browser/${owner}`,
  );
  expect(users.sort()).toEqual(expected.sort());
  const row = document.split('\n').find((line) => line.startsWith(`| ${feature} |`));
  expect(row, `docs/browser-features.md has a row for ${feature}`).toBeDefined();
  for (const owner of expected) expect(row).toContain(owner);
});

it('the inline scripts guard what they touch themselves', () => {
  for (const [, used, owners] of FEATURES)
    for (const owner of owners.filter((file) => file.startsWith('scripts/'))) {
      const code = codeOf(owner);
      expect(code.indexOf('attempt(')).toBeGreaterThan(-1);
      expect(code.search(used)).toBeGreaterThan(code.indexOf('attempt('));
    }
});
