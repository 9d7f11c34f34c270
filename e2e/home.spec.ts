/** The home page (spec §2, §4): its sections in order, and what each of them does. */

import type { Locator, Page } from '@playwright/test';
import { loadHome } from '../content-loader/home.ts';
import { loadFaqs, loadReviews, loadSite } from '../content-loader/load.ts';
import { priceNamed } from '../domain/prices/prices.ts';
import { settingsOf } from '../domain/territory/territory.ts';
import { findViolations } from './find-violations.ts';
import { cacheFonts, expect, test } from './journey.ts';
import { DESKTOP, PHONE, settle, startScripts, untilQuiet, visitRunning } from './running-page.ts';

const { territories, claims, prices, hours } = loadSite();
const words = loadHome();
const reviews = loadReviews();

const region = (page: Page, name: string) => page.getByRole('region', { name });
const review = (page: Page) =>
  page.getByRole('list', { name: 'Customer reviews' }).getByRole('listitem');

test('the sections stand in the order of the specification, and say what content and settings say', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.headline.join(' '));
  await expect(page.getByRole('heading', { name: words.summary.heading })).toBeAttached();

  const hero = region(page, words.hero.headline.join(' '));
  await expect(hero.locator('iframe').first()).toHaveAttribute('src', /source=homepage-hero/);
  for (const link of words.hero.links)
    await expect(hero.getByRole('link', { name: link.name, exact: true })).toHaveAttribute(
      'href',
      link.page,
    );

  const cards = region(page, words.services.heading).getByRole('article');
  await expect(cards).toHaveCount(words.services.cards.length);
  for (const [index, card] of words.services.cards.entries()) {
    const { name, label } = priceNamed(prices, card.price);
    await expect(cards.nth(index).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(cards.nth(index).getByText(label, { exact: true })).toBeVisible();
    if (!card.link) continue;
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', card.link.page);
  }

  const band = region(page, words.night.heading);
  await expect(band.getByRole('link')).toHaveAttribute(
    'href',
    `tel:+1${settingsOf(territories, 'richmond').phone.replace(/\D/g, '')}`,
  );
  await expect(band).toContainText(hours.label);
  await expect(band).toContainText(hours.emergency_label);

  // Reviews: samples are marked, initials stand where a picture is missing.
  await expect(review(page)).toHaveCount(reviews.length);
  // All notes at once: forty calls to the browser take long on a busy machine.
  for (const part of [
    reviews.map(({ text }) => text),
    reviews.map(({ name }) => name),
    reviews.map(({ service, location }) => `${service}, ${location}`),
    reviews.map(({ rating }) => `${rating} out of 5 stars`),
  ])
    await expect(review(page)).toContainText(part);
  await expect(review(page).filter({ hasText: 'sample review' })).toHaveCount(
    reviews.filter(({ sample }) => sample).length,
  );
  await expect(review(page).first().locator('.initials')).toHaveText('SA');
  const section = region(page, words.reviews.heading);
  await expect(section).toContainText(
    `${claims.rating}/5 from ${claims.home_review_count?.toLocaleString('en-US')} reviews`,
  );
  await expect(section).toContainText(
    'The reviews printed here are samples. So are the rating and its counts.',
  );

  // The film's words.
  await page.getByText('Read the film').click();
  const scenes = words.about.film?.scenes ?? [];
  expect(scenes.length).toBeGreaterThan(1);
  for (const scene of scenes) {
    await expect(page.getByText(scene.words, { exact: true })).toBeVisible();
  }
});

test.describe('hero', () => {
  test('shows the default number, and the cached territory’s number at once', async ({ page }) => {
    const hero = region(page, words.hero.headline.join(' '));
    await page.goto('/');
    await expect(
      hero.getByRole('link', { name: `Call ${settingsOf(territories, 'richmond').phone}` }),
    ).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('detected_territory', 'virginia_beach');
      localStorage.setItem('detected_territory_timestamp', String(Date.now()));
    });
    await page.reload();
    await expect(
      hero.getByRole('link', { name: `Call ${settingsOf(territories, 'virginia_beach').phone}` }),
    ).toBeVisible();
    await expect(hero.getByRole('link', { name: /^Call/ })).toHaveCount(1);
  });

  test('brightens its lamps for the keyboard too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const door = page.locator('.door');
    const light = () =>
      door.evaluate((element) => getComputedStyle(element, '::after').animationName);
    expect(await light()).toBe('lamplight');
    await door.locator('iframe').first().focus();
    expect(await light()).toBe('none');
  });
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

  test('pressed before scripts run, it opens over the page, with controls and a way back', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await opener(page).click();
    const film = page.locator('video');
    await expect(film).toBeInViewport({ ratio: 0.9 });
    await expect(film).toHaveAttribute('controls');
    await expect(page).toHaveURL('/#film');
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(film).toBeHidden();
    await expect(page.getByRole('region', { name: words.about.heading })).toBeInViewport();
    await page.goBack();
    await expect(film).toBeInViewport({ ratio: 0.9 });
  });

  test('its files are there, with their types', async ({ request }) => {
    for (const [type, header] of [
      ['mp4', 'video/mp4'],
      ['webm', 'video/webm'],
      ['vtt', 'text/vtt'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const answer = await request.get(`/film/first-visit.${type}`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain(header);
    }
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

  test('under 768 px a swipe hint and arrows of their own appear', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    await expect(page.getByText('Swipe for more')).toBeHidden();
    await page.setViewportSize(PHONE);
    await expect(page.getByText('Swipe for more')).toBeVisible();
    await startScripts(page);
    const arrows = page.locator('.arrows-foot');
    await expect(arrows).toBeVisible();
    await expect(page.locator('.arrows-head')).toBeHidden();
    await arrows.getByRole('button', { name: 'Next reviews' }).click();
    await expect(review(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(arrows.getByRole('button', { name: 'Previous reviews' })).toBeEnabled();
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
  for (const viewport of [PHONE, DESKTOP]) {
    test(`axe finds nothing at ${viewport.width} px, in any zone and with the film open`, {
      tag: viewport === PHONE ? [] : '@slow',
    }, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await visitRunning(page);
      for (const zone of words.pests.zones) {
        await page.getByRole('radio', { name: zone.name }).check({ force: true });
        await settle(page);
        expect(await findViolations(page)).toEqual([]);
      }
      await page.getByRole('link', { name: /^Play the film/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findViolations(page, 'dialog')).toEqual([]);
    });
  }

  // 640 px wide is 1280 px at 200 % zoom.
  test('with reduced motion nothing moves by itself, and nothing runs out of a window of any size', {
    tag: '@slow',
  }, async ({ page }) => {
    await visitRunning(page);
    const endless = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length,
    );
    expect(endless).toBe(0);
    for (const width of [320, 390, 640, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const beyond = await page
        .locator('main :is(h1, h2, h3, p, a, li, summary, button, dd, dt)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .filter((element) => !element.closest('.track, .stage, .visually-hidden'))
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < -1 || right > innerWidth + 1;
            })
            .map((element) => element.outerHTML.slice(0, 90)),
        );
      expect(beyond, `${width} px`).toEqual([]);
    }
  });

  test('the words of the first screen end before the porch that stands beside them', async ({
    page,
  }) => {
    await page.goto('/');
    // Of the drawing's first post.
    const post = 140;
    for (const width of [1082, 1160, 1240, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
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

  test('nothing moves while the page loads, is scrolled and starts its scripts', async ({
    page,
  }) => {
    await cacheFonts(page, '/');
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] as string[] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[]) {
          const what = entry.sources
            .map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.parentElement?.className)
            .join(', ');
          (window as unknown as { shifts: string[] }).shifts.push(
            `${entry.value.toFixed(4)} ${what}`,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await startScripts(page);
      for (let y = 0; y < 12_000; y += 500) await page.mouse.wheel(0, 500);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
        [],
      );
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
