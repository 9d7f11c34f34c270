/** Offers as visitors read them: published by the office, after their end, and on a page that is older than their end. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readRendering, renderingsIn, storedFile } from '../../publisher/render/rendering.ts';
import { readDrafted } from '../../server/content/service/drafts.ts';
import { renderState } from '../../server/content/service/publish.ts';
import { createRenderer } from '../../server/content/store/renderer.ts';
import { expect, test } from './journey.ts';
import { openOffice } from './office.ts';
import { enter, officeUrl } from './office-app.ts';
import { startScripts } from './running-page.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('an offer of the office is read by visitors while it runs, and not after', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const office = await openOffice();
  const renderer = createRenderer(office.dataDir);
  try {
    await enter(page, office, { name: 'Ola Owner', role: 'owner' });
    await page.goto(officeUrl(office, '/content'));
    await beginOffer(page);
    await page.getByRole('link', { name: 'Publish', exact: true }).click();
    await page.getByLabel('Note').fill('The offer');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'The offer' })).toContainText(
      'Live now',
      { timeout: 90_000 },
    );

    await page.goto(office.origin);
    await startScripts(page);
    const note = page.getByRole('complementary', { name: 'Offers' });
    await expect(note).toContainText('$25');
    await note.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The plan this winter');
    await expect(page.getByText('New customers with one house.')).toBeVisible();
    await expect(page.getByText('Ask for it when you call.')).toBeVisible();

    // As a server renders it two days after the last day.
    const now = () => Date.now() + 9 * DAY_MS;
    const settings = { dataDir: office.dataDir, diskReserveBytes: 0 };
    const { live } = await readDrafted(office.db);
    const ended = await renderState({ db: office.db, settings, renderer, now }, live, true);
    if (!ended || 'faults' in ended) throw new Error(String(ended?.faults));
    const folder = renderingsIn(office.dataDir);
    const read = (url: string) => {
      const hash = readRendering(folder, ended.name)?.files[url] ?? '';
      return readFileSync(storedFile(folder, hash).path, 'utf8');
    };
    expect(read('/')).not.toContain('$25');
    expect(read('/sitemap.xml')).not.toContain('/offers/the-plan-this-winter');
    await page.goto('about:blank');
    await page.setContent(read('/offers/the-plan-this-winter'));
    await expect(page.getByText(/ended/).first()).toBeVisible();
    await expect(page.getByText('Ask for it when you call.')).toHaveCount(0);
  } finally {
    renderer.stop();
    await office.close();
  }
});

/** With everything that it needs to be published, for a week. */
async function beginOffer(page: Page): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('What kind of page').selectOption('Seasonal offer');
  await field('Main heading').fill('The plan this winter');
  await field('Main heading').press('Enter');
  await field('Summary').fill('The first month of the plan costs $25 less this winter.');
  await field('Title').fill('The plan in winter');
  await field('Description').fill('The first month of the plan costs $25 less.');
  await field('Saves').fill('$25');
  await field('Price').selectOption('Pest Protection Plan');
  await page.locator('summary').filter({ hasText: 'Includes' }).click();
  await field('Includes 1').fill('The first visit');
  await field('Who').fill('New customers with one house.');
  await field('How').fill('Ask for it when you call.');
  await field('First day').fill(dayIn(-1));
  await field('Last day').fill(dayIn(7));
  await page
    .locator('summary')
    .filter({ hasText: /^Pages/ })
    .click();
  await field('Pages 1').fill('/');
  await expect(page.getByText('This can’t be published yet:')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText('Saved as a draft by').first()).toBeVisible();
}

test.describe('an older page', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const [time, isShown] of [
    ['2026-12-24T23:59:00-05:00', true],
    ['2026-12-25T00:00:00-05:00', false],
  ] as const)
    test(`at ${time} an offer through December 24 is ${isShown ? 'shown' : 'said to have ended'}`, async ({
      page,
    }) => {
      await page.clock.install({ time });
      await page.route('**/privacy-policy', async (route) => {
        const response = await route.fetch();
        const notes =
          '<p data-last-day="2026-12-24">$25 off</p><p data-last-day="2026-12-24" hidden>It ended.</p>';
        const body = (await response.text()).replace('<div class="page">', `$&${notes}`);
        await route.fulfill({ response, body });
      });
      await page.goto('/privacy-policy');
      await startScripts(page);
      await expect(page.getByText('$25 off')).toBeVisible({ visible: isShown });
      await expect(page.getByText('It ended.')).toBeVisible({ visible: !isShown });
    });
});
