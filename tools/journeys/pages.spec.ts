/** What the templates of the content pages promise their readers, on the built site. */

import { priceNamed } from '../../domain/prices/prices.ts';
import { loadProducts, loadReviews, loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, visitRunning } from './running-page.ts';

const { prices, contact, claims, licenses } = loadSite();

/** Pages on which a tool of its own stands under a heading. */
const TOOLS = [
  '/pest-info/calendar',
  '/services/plans',
  '/services/termite-clearance-letter',
  '/zip-check/richmond',
];

test.describe('a pest page', () => {
  test('shows each species with its Latin name, its length and its drawing', async ({ page }) => {
    await page.goto('/pest-info/ants');
    const species = page.getByRole('region', { name: 'Which one is it?' });
    await expect(species.getByRole('heading', { name: 'Pavement ant' })).toBeVisible();
    await expect(species).toContainText('Tetramorium immigrans, 2.5 to 3 mm');
    await expect(species.getByRole('img', { name: /At one scale.*a penny/ })).toBeVisible();
    await expect(
      page.getByRole('img', { name: /Drawing: Odorous house ant, Tapinoma sessile/ }).first(),
    ).toBeVisible();
  });

  test('leads from a number in its words to that source and the day it was read', async ({
    page,
  }) => {
    await page.goto('/pest-info/wasps#how-serious-is-a-sting');
    await page.getByRole('link', { name: 'Source 5' }).click();
    const source = page.getByRole('listitem').filter({ hasText: 'CDC QuickStats' });
    await expect(source).toBeInViewport();
    await expect(source).toContainText(/Accessed [A-Z][a-z]+ \d{1,2}, 20\d\d/);
  });

  test('says the year in a table as well as in windows', async ({ page }) => {
    await page.goto('/pest-info/ants#year');
    const year = page.getByRole('region', { name: 'Through the year' });
    await expect(year.getByRole('listitem').filter({ hasText: 'January: Low' })).toHaveCount(2);
    await year.getByText('The same as a table').click();
    const july = year.getByRole('row', { name: /July/ });
    await expect(july.getByRole('cell')).toHaveText(['Active', 'Active']);
  });
});

test('a post has a scene of its own, and drawings beside its text; its card shows the first', async ({
  page,
}) => {
  await page.goto('/blog');
  const card = page.getByRole('listitem').filter({ hasText: 'Buying a house' });
  await expect(card.getByRole('presentation').first()).toHaveAttribute(
    'src',
    '/art/section-house.svg',
  );
  await page.getByRole('link', { name: 'Buying a house' }).first().click();
  await expect(page.locator('.page-hero use')).toHaveAttribute('href', /head-home-lot/);
  const figures = page.locator('.post-figure');
  await expect(figures).toHaveCount(6);
  const sources = await figures
    .locator('img.of-day')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(sources).size).toBe(6);
});

test('the pages that answer "What is it?" lead into one another', async ({ page }) => {
  await page.goto('/pest-info');
  for (const [name, heading] of [
    ['Pest identifier', 'What is bugging you?'],
    ['Send a photo', /photo/i],
    ['Pestdex', 'The pestdex'],
    ['Pest guide', 'What is it?'],
  ] as const) {
    const ways = page.getByRole('navigation', { name: 'What is it?' });
    await ways.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(ways.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('a service page shows what stays with the customer, as an example', async ({ page }) => {
  await page.goto('/services/mosquito-control#results');
  const record = page.getByRole('region', { name: 'What to expect' });
  await expect(record).toContainText('An example, not a visit');
  await expect(record).toContainText(/Asian tiger mosquito.*Mosquito Dunks\s*EPA No\. 6218-47/s);
});
test('a service page says its price by the name of what it buys, and what moves it', async ({
  page,
}) => {
  await page.goto('/services/termite-control');
  const cost = page.getByRole('region', { name: 'What does termite control cost?' });
  await expect(cost).toContainText('Termite Guard from $129');
  await expect(cost).not.toContainText('per year');
  await page.getByRole('heading', { name: 'The whole guide' }).click();
  const moves = page.getByRole('region', { name: 'What moves the price' });
  await expect(moves.getByText('The length of the foundation')).toBeVisible();
});

test('a service without a price beforehand says that it comes after an inspection', async ({
  page,
}) => {
  await page.goto('/services/encapsulation-services');
  const cost = page.getByRole('region', { name: 'What does encapsulation cost?' });
  await expect(cost).toContainText('By inspection');
});

test('only a treatment prints the promises of a treatment', async ({ page }) => {
  for (const [path, count] of [
    ['/services/ant-control', 1],
    ['/services/termite-clearance-letter', 0],
    ['/services/termite-inspection', 0],
    ['/services/vent-replacements', 0],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const promise of [claims.free_reservice ?? '', claims.guarantee ?? ''])
      await expect(page.locator('#guarantee + div').getByText(promise), path).toHaveCount(count);
  }
});

test('the whole guide opens by a press, or by a link to a part or a source of it', async ({
  page,
}) => {
  await page.goto('/pest-info/wasps');
  await expect(page.getByText('Signs it leaves')).toBeHidden();
  await page.getByRole('heading', { name: 'The whole guide' }).click();
  await expect(page.getByText('Signs it leaves')).toBeVisible();

  await page.goto('/pest-info/wasps#year');
  await expect(page.locator('#year')).toBeInViewport();
  await page.goto('/pest-info/wasps');
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(page.locator('#source-1')).toBeInViewport();
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

test('each license stands with its authority, its number and the way to check it', async ({
  page,
}) => {
  for (const path of ['/about', '/about/about-wrenhouse']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const part = page.getByRole('region', { name: 'Our licenses, and how to check them' });
    for (const { state, regulator, number, verify } of licenses) {
      await expect(part).toContainText(regulator);
      await expect(part).toContainText(`${number} sample number`);
      await expect(
        part.getByRole('link', { name: `Check the number in ${state}` }),
      ).toHaveAttribute('href', verify?.url ?? '');
      await expect(page.getByRole('contentinfo')).toContainText(`license ${number} (sample)`);
    }
  }
});

test('a place page shows what the work for its pests costs, and what each price is for', async ({
  page,
}) => {
  await page.goto('/neighborhoods/midlothian-ants');
  const costs = page.getByRole('region', { name: /^What it costs in/ });
  const { label } = priceNamed(prices, 'ant_control');
  const covered = costs.getByRole('listitem').filter({ hasText: label });
  await covered.getByRole('link', { name: 'Ant control' }).click();
  await expect(page.getByRole('heading', { name: 'What does ant control cost?' })).toBeInViewport();
});

test('a pest page shows the price of its service, unless the pest is quoted apart', async ({
  page,
}) => {
  const facts = page.locator('main header');
  await page.goto('/pest-info/ants');
  await expect(facts).toContainText(priceNamed(prices, 'ant_control').label);
  for (const apart of ['/pest-info/fire-ants', '/pest-info/carpenter-ants']) {
    await page.goto(apart);
    await expect(facts.getByRole('link', { name: 'Ant control' })).toBeVisible();
    await expect(facts).toContainText('Quoted apart');
    await expect(facts).not.toContainText('$');
  }
});

test('sample reviews and sample roles say that they are', async ({ page }) => {
  await page.goto('/reviews');
  const samples = page.getByText('sample review', { exact: true });
  await expect(samples).toHaveCount(loadReviews().filter(({ sample }) => sample).length);
  // Three stand open; the others, only if somebody wants them.
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

test('pages to read and to apply have no quote form and no call button, a post one below its words', async ({
  page,
}) => {
  for (const [path, calls] of [
    ['/about/careers', 0],
    ['/privacy-policy', 0],
    ['/reviews', 0],
    ['/about/pest-library', 0],
    ['/blog', 0],
    ['/blog/before-a-hurricane', 1],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('iframe'), path).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^Call /i }), path).toHaveCount(calls);
  }
});

test('on a phone each product has its number after its name, and nothing slides', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/customer/sds-labels');
  const number = page
    .getByRole('row', { name: /Termidor SC/ })
    .getByRole('cell')
    .first();
  await expect(number).toHaveText(/^EPA registration \d+-\d+$/);
  await expect(number.getByRole('link')).toHaveAttribute('href', /P102_REG_NUM:\d+-\d+$/);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond).toBe(0);
});

test('products are narrowed by name and by use', async ({ page }) => {
  await visitRunning(page, '/customer/sds-labels');
  const bait = page.getByRole('row', { name: /Bora-Care/ });
  const found = page.getByRole('row', { name: /Termidor SC|Taurus SC/ });
  await expect(bait).toHaveCount(1);
  await page.getByLabel('Name or ingredient').fill('termidor');
  await expect(found).toHaveCount(1);
  await expect(bait).toHaveCount(0);
  await page.getByLabel('Name or ingredient').fill('no such thing');
  await expect(page.getByText('No product fits.')).toBeVisible();
  await page.getByLabel('Name or ingredient').fill('');
  await page.getByLabel('Used for').selectOption('Subterranean termites');
  await expect(bait).toHaveCount(0);
  await expect(found).toHaveCount(2);
});

test('each list of the library is printed alone', async ({ page }) => {
  await visitRunning(page, '/about/pest-library');
  const step = page.getByText('Downspouts: carry water well away.');
  await page.evaluate(() => {
    window.print = () => {};
  });
  const print = page.getByRole('button', { name: 'Print this list' });
  await expect(print).toHaveCount(8);
  await print.nth(1).click();
  await page.emulateMedia({ media: 'print' });
  await expect(step).toBeVisible();
  await expect(page.getByText('Save one in a jar or on tape')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pestdex can be filtered', async ({ page }) => {
    await page.goto('/about/pestdex');
    const widow = page.getByRole('link', { name: 'Southern black widow' });
    await expect(widow).toBeVisible();
    await page.getByRole('radio', { name: 'Roaches' }).check();
    await expect(widow).toBeHidden();
    await expect(page.getByRole('link', { name: 'German cockroach' })).toBeVisible();
  });

  test('the pestdex draws every animal to scale along one ruler that scrolls sideways, with a penny', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/about/pestdex');
    const parts = page.locator('.ruler-part');
    const widthOf = async (part: number, name: string) =>
      (await parts.nth(part).locator(`img[src$="/${name}.svg"]`).boundingBox())?.width ?? 0;
    // A penny of 19.05 mm beside bodies of 2.75 mm and 42.5 mm, legs and feelers beyond them.
    expect(await widthOf(0, 'pavement-ant')).toBeLessThan((await widthOf(0, 'penny')) * 0.2);
    expect(await widthOf(3, 'american-cockroach')).toBeGreaterThan(
      (await widthOf(3, 'penny')) * 2.2,
    );
    // Of 455 mm, whiskers beyond it.
    const last = (await parts.count()) - 1;
    expect(await widthOf(last, 'raccoon')).toBeGreaterThan((await widthOf(last, 'penny')) * 9);
    // The penny stays where its part has been scrolled to.
    const ruler = page.getByRole('region', { name: /^All animals/ });
    await ruler.scrollIntoViewIfNeeded();
    const middle = await parts.nth(0).evaluate((part) => part.clientWidth / 2);
    await ruler.evaluate((region, left) => region.scrollTo({ left }), middle);
    await expect(parts.nth(0).getByRole('img', { name: 'A penny' })).toBeInViewport();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBe(0);
  });

  test('the products are complete and show no filter that does not work', async ({ page }) => {
    await page.goto('/customer/sds-labels');
    await expect(page.getByRole('rowheader', { name: 'Termidor SC' })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(loadProducts().products.length);
    await expect(page.getByLabel('Name or ingredient')).toBeHidden();
  });
});

test('a tool keeps its distance from the heading above it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const url of TOOLS) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const gaps = await page.locator(':is(.page-parts, .zip-page) h2').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const below = heading.nextElementSibling?.getBoundingClientRect();
        return below?.height ? [below.top - heading.getBoundingClientRect().bottom] : [];
      }),
    );
    expect(Math.min(...gaps), url).toBeGreaterThanOrEqual(4);
  }
});
