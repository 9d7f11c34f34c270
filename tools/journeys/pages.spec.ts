/** What the templates of the content pages promise their readers. */

import { priceNamed } from '../../domain/prices/prices.ts';
import { pestsInMonth } from '../../domain/species/pest-year.ts';
import { loadPestCalendar } from '../../publisher/page-data/pest-calendar.ts';
import { loadReviews, loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './driver/journey.ts';
import { DESKTOP, PHONE, TUESDAY_MORNING, visitRunning } from './driver/running-page.ts';

const { contact, prices } = loadSite();

test('the whole guide opens by a press, or by a link to a part or a source of it', async ({
  page,
}) => {
  await page.goto('/pest-info/wasps');
  await expect(page.getByText('Signs it leaves')).toBeHidden();
  await page.getByRole('heading', { name: 'The whole guide' }).click();
  await expect(page.getByText('Signs it leaves')).toBeVisible();

  await page.goto('/pest-info/wasps#year');
  await expect(page.locator('#year')).toBeInViewport();
  await page.goto('/pest-info/wasps#how-serious-is-a-sting');
  await page.getByRole('link', { name: 'Source 5' }).click();
  const source = page.getByRole('listitem').filter({ hasText: 'CDC QuickStats' });
  await expect(source).toBeInViewport();
  await expect(source).toContainText(/Accessed [A-Z][a-z]+ \d{1,2}, 20\d\d/);
});

test('on a phone the footer shows the titles of its columns, and opens one by one', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Ant control' });
  await expect(link).toBeHidden();
  await footer.locator('summary').filter({ hasText: 'Pest Control' }).click();
  await expect(link).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await expect(footer.getByRole('link', { name: 'Labels & SDS' })).toBeVisible();
});

test('sample reviews and sample roles say that they are', async ({ page }) => {
  await page.goto('/reviews');
  const samples = page.getByText('sample review', { exact: true });
  await expect(samples).toHaveCount(loadReviews().filter(({ sample }) => sample).length);
  // Three stand open; the others start collapsed.
  await expect(samples.nth(2)).toBeVisible();
  await expect(samples.nth(3)).toBeHidden();
  await page.getByText(/^\d+ more samples$/).click();
  await expect(samples.last()).toBeVisible();
  await page.goto('/about/careers');
  await expect(page.getByText('sample role', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply by e-mail' }).first()).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${contact.email}\\?subject=Application`),
  );
});

test('a checklist of a service prints alone, on one page, with the phone to call', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await visitRunning(page, '/services/ant-control');
  const before = page.getByRole('group', { name: 'Ant control: before we come' });
  await page.getByRole('heading', { level: 2, name: 'The whole guide' }).click();
  await before.getByRole('button', { name: 'Print this list' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(before).toBeVisible();
  const header = page.getByRole('banner').getByRole('link');
  await expect(header.filter({ visible: true })).toHaveText([/home$/, /\(804\)/]);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('group', { name: 'Ant control: afterward' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const paper = await page.pdf({ format: 'Letter' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('each list of the library prints alone', { tag: '@slow' }, async ({ page }) => {
  await visitRunning(page, '/about/pest-library');
  await page.evaluate(() => {
    window.print = () => {};
  });
  const print = page.getByRole('button', { name: 'Print this list' });
  await expect(print).toHaveCount(8);
  await print.nth(1).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Downspouts: carry water well away.')).toBeVisible();
  await expect(page.getByText('Save one in a jar or on tape')).toBeHidden();
});

test('the plans stand side by side under the names of the home page, and say what they leave out', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.clock.setFixedTime(TUESDAY_MORNING);
  await page.goto('/services/plans');
  const plans = page.getByRole('region', { name: 'What is in each plan' }).getByRole('article');
  const names = ['protection_plan', 'termite_guard', 'outdoor_plan'].map(
    (name) => priceNamed(prices, name).name,
  );
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText([
    ...names,
    'Crawl space services',
  ]);
  const tops = () =>
    plans.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  const choose = plans.getByRole('link', { name: /^Choose/ });
  await expect(choose).toHaveCount(4);
  const highest = () =>
    choose.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)));
  await expect.poll(highest, 'each button has one line').toBeLessThan(60);
  await page.locator('summary', { hasText: 'What each plan leaves out' }).click();
  await expect(page.getByRole('heading', { name: 'If it comes back', level: 4 })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'What we stand behind' })).toHaveCount(2);
});

test('the pest calendar says every level in words, and frames the visitor’s month', {
  tag: '@slow',
}, async ({ page }) => {
  await page.clock.setFixedTime('2027-04-10T12:00:00-04:00');
  await visitRunning(page, '/pest-info/calendar');
  const name = 'Virginia';
  const pests = loadPestCalendar().find(({ state }) => state === name)?.pests ?? [];
  const table = page.getByRole('table', { name, exact: true });
  const termites = pests.find((pest) => pest.name === 'Termites');
  const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'Termites' }) });
  await expect(row.getByRole('cell')).toHaveText(
    (termites?.levels ?? []).map((level) => ['Quiet', 'Low', 'Active', 'Peak'][level] as string),
  );
  await expect(table.locator('[aria-current]')).toHaveAttribute('abbr', 'April');
  const peaks = page
    .locator('.pest-calendar-peaks')
    .filter({ has: page.getByRole('heading', { name: 'At their peak in April' }) })
    .first();
  await expect(peaks.getByRole('link')).toHaveText(
    pestsInMonth(pests, 3).peak.map(({ name }) => name),
  );
  const other = page.getByRole('table', { name: 'South Carolina', exact: true });
  await page.locator('.pest-calendar summary').last().click();
  await expect(other.locator('[aria-current]')).toHaveAttribute('abbr', 'April');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the boxes of a checklist tick, and nothing is offered that does not work', async ({
    page,
  }) => {
    await page.goto('/services/ant-control');
    await page.getByRole('heading', { level: 2, name: 'The whole guide' }).click();
    await page
      .getByRole('group', { name: 'Ant control: before we come' })
      .getByRole('checkbox')
      .first()
      .check();
    await expect(page.getByRole('button', { name: 'Print this list' })).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a path without a page has status 404 and a search, which forgives typing and keeps what was typed as text', async ({
      page,
    }) => {
      if (javaScriptEnabled) await page.clock.setFixedTime(TUESDAY_MORNING);
      expect((await page.goto('/services/a/b/no-such-page'))?.status()).toBe(404);
      await expect(page).toHaveTitle(/not found/i);
      await expect(page.getByRole('heading', { name: 'This page has flown' })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /^Call \(804\)/ })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await main.getByRole('searchbox').fill('<img src=x onerror=alert(1)>');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/found/)).toContainText('<img src=x onerror=alert(1)>');

      await page.goto('/search');
      const field = page.getByRole('searchbox');
      await expect(field).toBeFocused();
      await page.keyboard.type('palmeto bug');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=palmeto+bug');
      await expect(page).toHaveTitle(/^“palmeto bug” \| Search \|/);
      await expect(field).toHaveValue('palmeto bug');
      await expect(page.getByText(/^\d pages? found\.$/)).toBeVisible();
      const hits = page.getByRole('list', { name: 'Pages found' }).getByRole('link');
      await hits.first().press('Enter');
      await expect(page).toHaveURL('/pest-info/cockroaches');
    });
  });
