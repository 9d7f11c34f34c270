/** The home page (spec §2, §4): its sections in order, and what each of them does. */

import type { Locator, Page } from '@playwright/test';
import { priceNamed } from '../../domain/prices/prices.ts';
import { settingsOf } from '../../domain/territory/territory.ts';
import { loadHome } from '../../publisher/read/home.ts';
import { loadFaqs, loadReviews, loadSite } from '../../publisher/read/load.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, settle, untilQuiet, visitRunning } from './running-page.ts';

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

  for (const width of [320, 390, 768, 1280]) {
    test(`pins can be reached and do not hide one another at ${width} px`, {
      tag: width === 320 ? [] : '@slow',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const pests = region(page, words.pests.heading);
      for (const zone of words.pests.zones) {
        await pests.getByRole('radio', { name: zone.name }).check({ force: true });
        await settle(page);
        const pins = await pests.locator('.pin:visible').all();
        expect(pins).toHaveLength(zone.pests.filter((pest) => pest.page).length);
        for (const pin of pins) await pin.click({ trial: true });
        expect(await offCenter(pests)).toEqual([]);
      }
    });
  }
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

test.describe('for everyone', () => {
  test('axe finds nothing, in any zone and with the film open', async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await visitRunning(page);
    for (const zone of words.pests.zones) {
      await page.getByRole('radio', { name: zone.name }).check({ force: true });
      await settle(page);
      // What is scrolled half under the fixed header is no small target.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect(await findViolations(page)).toEqual([]);
    }
    await page.getByRole('link', { name: /^Play the film/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page, 'dialog')).toEqual([]);
  });

  test('with reduced motion nothing moves by itself', { tag: '@slow' }, async ({ page }) => {
    await visitRunning(page);
    const endless = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length,
    );
    expect(endless).toBe(0);
  });

  test('the words of the first screen end before the porch that stands beside them', async ({
    page,
  }) => {
    await page.goto('/');
    // Of the drawing's first post.
    const post = 140;
    for (const width of [1082, 1160, 1240, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((width) => innerWidth === width, width);
      const ends = await page.locator('.hero-text').evaluate((words) => {
        const range = document.createRange();
        return [...words.querySelectorAll('h1, p, ul')].map((part) => {
          range.selectNodeContents(part);
          return range.getBoundingClientRect().right;
        });
      });
      const door = (await page.locator('.door').boundingBox())?.x ?? 0;
      expect(Math.max(...ends), `${width} px`).toBeLessThan(door - post);
    }
  });

  test('the headline or the lead is the largest paint, not a picture', async ({ page }) => {
    test.slow();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const largest = () =>
        page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              new PerformanceObserver((list) => {
                const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
                resolve(last.element?.tagName ?? 'none');
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            }),
        );
      await expect.poll(largest).toMatch(/^(H1|P)$/);
      // What comes later, pictures among it, is smaller.
      await untilQuiet(page);
      expect(['H1', 'P']).toContain(await largest());
    }
  });
});

/** Pins whose animal does not stand in the middle of its lamp. */
function offCenter(pests: Locator): Promise<string[]> {
  return pests.locator('.pin:visible').evaluateAll((pins) =>
    pins
      .filter((pin) => {
        const [lamp, animal] = [pin, pin.querySelector('.pest-icon') as Element].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x + width / 2, y + height / 2] as const;
        }) as [readonly [number, number], readonly [number, number]];
        return Math.hypot(lamp[0] - animal[0], lamp[1] - animal[1]) > 1;
      })
      .map((pin) => pin.textContent ?? ''),
  );
}
