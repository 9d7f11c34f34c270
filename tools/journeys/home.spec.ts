/** The home page (spec §2, §4): its sections in order, and what each of them does. */

import type { Page } from '@playwright/test';
import { priceNamed } from '../../domain/prices/prices.ts';
import { settingsOf } from '../../domain/territory/territory.ts';
import { loadHome } from '../../publisher/read/home.ts';
import { loadFaqs, loadReviews, loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, visitRunning } from './running-page.ts';

const { territories, claims, prices } = loadSite();
const words = loadHome();
const reviews = loadReviews();

const region = (page: Page, name: string) => page.getByRole('region', { name });
const review = (page: Page) =>
  page.getByRole('list', { name: 'Customer reviews' }).getByRole('listitem');

test('the sections stand in the order of the specification, with prices and numbers of the settings', async ({
  page,
}) => {
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
    `tel:+1${settingsOf(territories, 'richmond').phone.replace(/\D/g, '')}`,
  );

  // Samples are marked.
  await expect(review(page).filter({ hasText: 'sample review' })).toHaveCount(
    reviews.filter(({ sample }) => sample).length,
  );
  await expect(region(page, words.reviews.heading)).toContainText(
    `${claims.rating}/5 from ${claims.home_review_count?.toLocaleString('en-US')} reviews`,
  );
  // The figures of the specification are claims, and no samples.
  await expect(page.locator('.hero-rating, .score').getByText('sample')).toHaveCount(0);

  await page.getByText('Read the film').click();
  const [scene] = words.about.film?.scenes ?? [];
  await expect(page.getByText(scene?.words ?? 'none', { exact: true })).toBeVisible();
});

test.describe('film', () => {
  const opener = (page: Page) =>
    page.getByRole('link', { name: `Play the film: ${words.about.film?.title}` });

  test('opens in a dialog, is loaded only then, plays with its words once, and closes with Escape or its button', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitRunning(page);
    expect(asked.filter((path) => path.startsWith('/film/'))).toEqual([]);
    const dialog = page.getByRole('dialog', { name: words.about.film?.title ?? 'none' });
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    const film = page.locator('video');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    // They are drawn in its picture.
    expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe(
      'disabled',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('reviews', () => {
  test('as many per view as the width of the window has room for', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/');
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
      const whole = await page.getByRole('list', { name: 'Customer reviews' }).evaluate((track) => {
        const view = track.getBoundingClientRect();
        return [...track.children].filter((note) => {
          const { left, right } = note.getBoundingClientRect();
          return left >= view.left - 1 && right <= view.right + 1;
        }).length;
      });
      expect(whole, `${width} px`).toBe(perView);
    }
  });

  test('previous and next follow the position, by arrow and by swipe', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize({ ...DESKTOP, height: 1000 });
    await visitRunning(page);
    await review(page).first().scrollIntoViewIfNeeded();
    const previous = page.getByRole('button', { name: 'Previous reviews' });
    const next = page.getByRole('button', { name: 'Next reviews' });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(previous).toBeEnabled();
    await expect(review(page).nth(3)).toBeInViewport();
    await next.click();
    await expect(next).toBeDisabled();
    await expect(review(page).last()).toBeInViewport({ ratio: 0.9 });
    await page
      .getByRole('list', { name: 'Customer reviews' })
      .evaluate((track) => track.scrollTo(0, 0));
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
  });
});

test.describe('pests', () => {
  test('the switch changes pins and list, by keyboard and before scripts run', async ({ page }) => {
    await page.goto('/');
    const pests = region(page, words.pests.heading);
    await pests.getByRole('radio', { name: 'Indoor' }).focus();
    for (const [index, zone] of words.pests.zones.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(pests.getByRole('radio', { name: zone.name })).toBeChecked();
      await expect(pests.getByRole('heading', { level: 3 })).toHaveText([zone.title]);
      const linked = zone.pests.filter((pest) => pest.page);
      for (const { name, page: address } of linked) {
        const links = pests.getByRole('link', { name, exact: true });
        await expect(links, name).toHaveCount(2);
        for (const link of await links.all())
          await expect(link).toHaveAttribute('href', address ?? '');
      }
      for (const { name, where } of zone.pests) {
        await expect(pests.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
          where,
        );
      }
      await expect(pests.getByRole('link', { name: /^Free quote/ })).toHaveCount(1);
    }
  });
});

test.describe('questions', () => {
  const faqs = loadFaqs();

  test('one is open at a time, and it can be closed', async ({ page }) => {
    await page.goto('/');
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three pest lists show, the questions open, reviews scroll, and the film is a link', async ({
    page,
  }) => {
    await page.goto('/');
    for (const zone of words.pests.zones) {
      await expect(page.getByRole('heading', { name: zone.title })).toBeVisible();
    }
    await page.getByText(loadFaqs()[3]?.question ?? '').click();
    await expect(page.getByText(loadFaqs()[3]?.answer ?? '')).toBeVisible();
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
