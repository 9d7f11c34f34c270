/** The home page (spec §2, §4): its sections in order, and what each of them does. */
import type { Page } from '@playwright/test';
import { priceNamed } from '../../domain/prices/prices.ts';
import { loadHome } from '../../publisher/read/home.ts';
import { loadFaqs, loadReviews, loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './driver/journey.ts';
import { blockScripts, DESKTOP, visitRunning } from './driver/running-page.ts';
import { NUMBERS } from './driver/territory.ts';

const { claims, prices } = loadSite();
const words = loadHome();
const faqs = loadFaqs();

const region = (page: Page, name: string) => page.getByRole('region', { name });
const review = (page: Page) =>
  page.getByRole('list', { name: 'Customer reviews' }).getByRole('listitem');

test('sections in the order of the specification, prices, pests and questions, before scripts run', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    words.summary.heading,
    words.about.heading,
    words.services.heading,
    words.night.heading,
    words.reviews.heading,
    words.pests.heading,
    words.faq.heading,
  ]);
  const cards = region(page, words.services.heading).getByRole('article');
  for (const [index, card] of words.services.cards.entries()) {
    const { name, label } = priceNamed(prices, card.price);
    await expect(cards.nth(index).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(cards.nth(index).getByText(label, { exact: true })).toBeVisible();
  }
  await expect(region(page, words.night.heading).getByRole('link')).toHaveAttribute(
    'href',
    `tel:+1${NUMBERS.richmond.replace(/\D/g, '')}`,
  );

  // Samples are marked. The figures of the specification are claims, and no samples.
  await expect(review(page).filter({ hasText: 'sample review' })).toHaveCount(
    loadReviews().filter(({ sample }) => sample).length,
  );
  await expect(region(page, words.reviews.heading)).toContainText(
    `${claims.rating}/5 from ${claims.home_review_count?.toLocaleString('en-US')} reviews`,
  );
  await expect(page.locator('.hero-rating, .score').getByText('sample')).toHaveCount(0);

  await page.getByText('Read the film').click();
  const [scene] = words.about.film?.scenes ?? [];
  await expect(page.getByText(scene?.words ?? 'none', { exact: true })).toBeVisible();

  // The switch changes pins and list, by keyboard.
  const pests = region(page, words.pests.heading);
  await pests.getByRole('radio', { name: 'Indoor' }).focus();
  for (const [index, zone] of words.pests.zones.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await expect(pests.getByRole('radio', { name: zone.name })).toBeChecked();
    await expect(pests.getByRole('heading', { level: 3 })).toHaveText([zone.title]);
    for (const { name, page: address } of zone.pests.filter((pest) => pest.page)) {
      const links = pests.getByRole('link', { name, exact: true });
      await expect(links, name).toHaveCount(2);
      for (const link of await links.all())
        await expect(link).toHaveAttribute('href', address ?? '');
    }
    for (const { name, where } of zone.pests) {
      const row = pests.getByRole('listitem').filter({ hasText: name }).first();
      await expect(row).toContainText(where);
    }
    await expect(pests.getByRole('link', { name: /^Free quote/ })).toHaveCount(1);
  }

  // One question is open at a time, and it can be closed.
  const questions = region(page, words.faq.heading).locator('details');
  await expect(questions).toHaveCount(faqs.length);
  const open = region(page, words.faq.heading).locator('details[open]');
  await expect(open).toHaveCount(1);
  await questions.nth(4).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(page.getByText(faqs[4]?.answer ?? '')).toBeVisible();
  await expect(page.getByText(faqs[0]?.answer ?? '')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
  await questions.last().locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(faqs.at(-1)?.answer ?? '')).toBeVisible();
});

test('the film opens in a dialog, is loaded only then, and closes with Escape, its button and Back', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await visitRunning(page);
  expect(requested.filter((path) => path.startsWith('/film/'))).toEqual([]);
  const title = words.about.film?.title ?? 'none';
  const opener = page.getByRole('link', { name: `Play the film: ${title}` });
  const dialog = page.getByRole('dialog', { name: title });
  const film = page.locator('video');
  const steps = () => page.evaluate(() => history.state?.dialogs ?? 0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  // Its words are drawn in its picture.
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode))
    .toBe('disabled');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(steps).toBe(0);
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect.poll(steps).toBe(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('as many reviews per view as the window has room for; previous and next follow the position', {
  tag: '@slow',
}, async ({ page }) => {
  await visitRunning(page);
  const track = page.getByRole('list', { name: 'Customer reviews' });
  for (const [width, perView] of [
    [390, 1],
    [767, 1],
    [768, 2],
    [1080, 2],
    [1081, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await review(page).first().scrollIntoViewIfNeeded();
    const whole = () =>
      track.evaluate((track) => {
        const view = track.getBoundingClientRect();
        return [...track.children].filter((note) => {
          const { left, right } = note.getBoundingClientRect();
          return left >= view.left - 1 && right <= view.right + 1;
        }).length;
      });
    await expect.poll(whole, `${width} px`).toBe(perView);
  }

  await page.setViewportSize({ ...DESKTOP, height: 1000 });
  const previous = page.getByRole('button', { name: 'Previous reviews' });
  const next = page.getByRole('button', { name: 'Next reviews' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(previous).toBeEnabled();
  await expect(review(page).nth(3)).toBeInViewport();
  await next.click();
  await expect(next).toBeDisabled();
  await expect(review(page).last()).toBeInViewport({ ratio: 0.9 });
  await track.evaluate((track) => track.scrollTo(0, 0));
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three pest lists show, the questions open, reviews scroll, and the film is a link', async ({
    page,
  }) => {
    await page.goto('/');
    for (const zone of words.pests.zones)
      await expect(page.getByRole('heading', { name: zone.title })).toBeVisible();
    await page.getByText(faqs[3]?.question ?? '').click();
    await expect(page.getByText(faqs[3]?.answer ?? '')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next reviews' })).toHaveCount(0);
    await page.getByRole('list', { name: 'Customer reviews' }).press('End');
    await page.getByRole('link', { name: /^Play the film/ }).click();
    await expect(page.locator('video')).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await page.getByText('Read the film').click();
    await expect(page.getByRole('link', { name: 'The film as a file' })).toHaveAttribute(
      'href',
      '/film/first-visit.mp4',
    );
  });
});
