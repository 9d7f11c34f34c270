/**
 * npm run bench:preview [-- ROUNDS]: somebody types into the heading of a page in /office (20 times), and waits for the page. Prints how
 * long it is from the last key to the new page, and how much of that each call takes, ms. Needs a release and `npm run snapshot -- dist/site`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { openOffice } from '../e2e/office.ts';
import { findChromium } from '../programs/find-chromium.ts';
import { requestFolder, workOffDue } from '../server/content/service/publish.ts';
import { inTransaction } from '../server/database/database.ts';
import { invitePerson, redeemLink } from '../server/office/store/people.ts';
import { startSession } from '../server/office/store/sessions.ts';

const [ROUNDS = 20] = process.argv.slice(2).map(Number);
const FILE = 'pages/about/index.md';
const office = await openOffice();
const origin = office.origin.replace('127.0.0.1', 'localhost');
const now = Date.now();
// Content as it is after the first publication: in the database.
await requestFolder({ db: office.db, now: Date.now });
await workOffDue({
  db: office.db,
  settings: { dataDir: office.dataDir, diskReserveBytes: 0 },
  owner: 'a bench',
  now: Date.now,
  render: async () => ({ snapshot: 'none' }),
});
const invitation = await invitePerson(
  office.db,
  { email: 'bench@example.com', role: 'owner' },
  { actor: null, now },
);
if (invitation === 'joined') throw new Error('The data folder is not new.');
const { newToken } = await inTransaction(office.db, async (transaction) => {
  const person = await redeemLink(transaction, invitation.token, 'Ola', now);
  if (!person) throw new Error('The invitation is over.');
  return startSession(transaction, person, { signedInBy: 'link', device: 'a bench', now });
});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const cookie = { name: 'office', value: newToken ?? '', domain: 'localhost', path: '/' };
await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
await page.goto(`${origin}/office/content/edit?path=${encodeURIComponent(FILE)}`);
const heading = page.frameLocator('.content-preview iframe').getByRole('heading', { level: 1 });
const field = page.getByLabel('Main heading', { exact: true });
await heading.waitFor({ timeout: 60_000 });

const times = new Map<string, number[]>();
const note = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms]);
for (let round = 0; round <= ROUNDS; round++) {
  await field.fill(`Heading ${round}`);
  await page.evaluate(() => performance.clearResourceTimings());
  await field.press('!');
  const started = performance.now();
  await heading.filter({ hasText: `Heading ${round}!` }).waitFor({ timeout: 30_000 });
  const total = performance.now() - started;
  const calls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, duration }) => [name, duration] as const),
  );
  // The first waits for the process that renders.
  if (round === 0) continue;
  note('from the last key to the page', total);
  for (const [url, ms] of calls) {
    const [, call] = /\/office\/api\/content\/(file|preview)/.exec(url) ?? [];
    if (call) note(`  ${call}`, ms);
  }
  await wait(1500);
}
await browser.close();
await office.close();
for (const [name, all] of times) {
  const inOrder = all.sort((a, b) => a - b);
  const at = (part: number) => Math.round(inOrder[Math.floor(inOrder.length * part)] ?? 0);
  console.log(`${name}: median ${at(0.5)}, nine of ten ${at(0.9)} (${all.length})`);
}
