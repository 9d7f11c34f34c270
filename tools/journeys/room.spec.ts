/** Room to read: how much of the window header, chat prompt and call bar take, and what they must never lie on. */
import type { Page } from '@playwright/test';
import { settingsOf } from '../../domain/territory/territory.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { scrollTo } from './chat-driver.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, settle, startScripts } from './running-page.ts';

/** The office is closed, which takes the most words. */
const EVENING = '2026-11-20T19:12:00-05:00';
test.use({ timezoneId: 'America/New_York' });

/** Long, with its form beside the words on a wide screen and after them on a phone. */
const LONG_PAGE = '/pest-info/ants';
const SIZES = [
  [320, 256],
  [320, 568],
  [390, 664],
  [390, 844],
  [640, 400],
  [768, 1024],
  [1280, 400],
  [1280, 720],
  [1280, 900],
  [1920, 1080],
] as const;

const TEXTS = ['as it is', 'spaced', 'twice as large', 'spaced and twice as large'] as const;
type Text = (typeof TEXTS)[number];

const phone = settingsOf(loadSite().territories, 'richmond').phone;

/** Sets the text as WCAG 1.4.12 and 1.4.4 name it. */
async function setText(page: Page, text: Text): Promise<void> {
  await page.evaluate((how) => {
    document.documentElement.style.fontSize = how.includes('large') ? '200%' : '';
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = how.includes('spaced') ? [spaced] : [];
  }, text);
}

async function visit(
  page: Page,
  path: string,
  width: number,
  height: number,
  time: string | Date = EVENING,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.clock.setFixedTime(time);
  await page.goto(path);
  await startScripts(page);
  await expect(page.locator('.chat-prompt')).toBeAttached();
}

/** Two frames and all transitions later: what scrolling and measuring change has changed. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  await settle(page);
}

/** Share of the window's rows in which something stands that does not scroll with the page. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const rows = new Set<number>();
    for (const part of document.querySelectorAll('.site-header, .contact-bar')) {
      let stays = false;
      for (let parent: Element | null = part; parent; parent = parent.parentElement)
        stays ||= ['fixed', 'sticky'].includes(getComputedStyle(parent).position);
      if (!stays || !part.checkVisibility({ visibilityProperty: true })) continue;
      const { top, bottom } = part.getBoundingClientRect();
      for (
        let row = Math.max(0, Math.round(top));
        row < Math.min(innerHeight, Math.round(bottom));
        row++
      )
        rows.add(row);
    }
    return rows.size / innerHeight;
  });

for (const [width, height] of SIZES) {
  test(`loaded at ${width}x${height}, little is covered and the number stands whole`, {
    tag: '@slow',
  }, async ({ page }) => {
    test.slow();
    await visit(page, LONG_PAGE, width, height);
    await expectQuarterCovered(page, width, height);
    await scrollTo(page, 0);
    await expectNumberWhole(page, width, height);
  });
}

async function expectQuarterCovered(page: Page, width: number, height: number): Promise<void> {
  for (const text of TEXTS) {
    await setText(page, text);
    for (const top of [0, 700, 1500, 1_000_000]) {
      await scrollTo(page, top);
      await rest(page);
      const share = await coveredShare(page);
      expect(share, `at ${width}x${height}, text ${text}, scrolled to ${top}`).toBeLessThanOrEqual(
        height < 480 ? 0 : 0.25,
      );
    }
  }
}

async function expectNumberWhole(page: Page, width: number, height: number): Promise<void> {
  for (const text of TEXTS) {
    const where = `at ${width}x${height}, text ${text}`;
    await setText(page, text);
    await rest(page);
    const number = page
      .getByRole('banner')
      .getByText(phone, { exact: false })
      .locator('visible=true');
    const box = await number.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild as Node);
      const { left, right, height: high } = range.getBoundingClientRect();
      return {
        left,
        right,
        lines: Math.round(high / Number.parseFloat(getComputedStyle(element).fontSize)),
      };
    });
    expect(box.left, where).toBeGreaterThanOrEqual(0);
    expect(box.right, where).toBeLessThanOrEqual(width);
    expect(box.lines, where).toBeLessThanOrEqual(2);
    const out = await page.locator('.site-header *').evaluateAll((elements, limit) => {
      const isOut = (element: Element) => {
        const { right, width: own } = element.getBoundingClientRect();
        return own > 1 && right > limit + 0.5 && !element.closest('.visually-hidden');
      };
      return elements.filter(isOut).map((element) => element.outerHTML.slice(0, 80));
    }, width);
    expect(out, where).toEqual([]);
  }
}

test.describe('a usual window has both', () => {
  test('the bar stays in a phone’s window', async ({ page }) => {
    const sizes = [
      [320, 568],
      [390, 664],
      [390, 844],
    ] as const;
    await visit(page, LONG_PAGE, ...sizes[0], '2026-11-17T09:30:00-05:00');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // Past the form, which it makes way for.
      const frame = page.locator('main iframe');
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('data-ready');
      const visit = page.getByRole('region', { name: 'What we do' });
      await scrollTo(
        page,
        await visit.evaluate((part) => part.getBoundingClientRect().top + scrollY),
      );
      const where = `at ${width}x${height}`;
      await expect(page.getByRole('link', { name: 'Call Now' }), where).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Help!' }), where).toBeInViewport();
    }
  });
});

/** Places on screen of each form's button and of the ZIP check, and of what of the contact bar is in sight, and whether they overlap. */
const buttonsUnderBar = (page: Page) =>
  page.evaluate(() => {
    const selector =
      '.quote-form :is([type="submit"], .form-next), main .zip-form :is(input, button)';
    const shownIn = (root: ParentNode) =>
      [...root.querySelectorAll(selector)].filter((button) => button.checkVisibility());
    const buttons = shownIn(document).map((button) => button.getBoundingClientRect());
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('main iframe')) {
      const { left, top } = frame.getBoundingClientRect();
      for (const button of frame.contentDocument ? shownIn(frame.contentDocument) : []) {
        const inner = button.getBoundingClientRect();
        buttons.push(new DOMRect(left + inner.left, top + inner.top, inner.width, inner.height));
      }
    }
    const bars = [...document.querySelectorAll('.contact-bar')]
      .filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
      .map((bar) => bar.getBoundingClientRect());
    const covered = buttons.filter((button) =>
      bars.some(
        (bar) =>
          button.left < bar.right &&
          button.right > bar.left &&
          button.top < bar.bottom &&
          button.bottom > bar.top,
      ),
    );
    return { buttons: buttons.map((box) => box.bottom + scrollY), covered: covered.length };
  });

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const path of ['/', LONG_PAGE, '/upload', '/services/termite-clearance-letter']) {
    // One page is enough while working; the others run before a release.
    const tag = path === LONG_PAGE ? [] : ['@slow'];
    test(`nothing lies on a form's button at ${width}x${height}, ${path}`, { tag }, async ({
      page,
    }) => {
      test.slow();
      await visit(page, path, width, height);
      const frame = page.locator('main iframe').first();
      if (await frame.count()) {
        await frame.scrollIntoViewIfNeeded();
        await expect(frame).toHaveAttribute('data-ready');
      }
      const { buttons } = await buttonsUnderBar(page);
      expect(buttons.length).toBeGreaterThan(0);
      const tops = [700, 1200, 2000, 4000];
      // The button comes in at the end of the window and passes what stands there.
      for (const bottom of buttons)
        for (const above of [-20, 20, 60, 100, 140, 200, 400]) tops.push(bottom - height + above);
      for (const top of tops) {
        await scrollTo(page, top);
        await rest(page);
        await expect
          .poll(async () => (await buttonsUnderBar(page)).covered, `scrolled to ${top}`)
          .toBe(0);
      }
    });
  }
}

test('the bar comes back when the button has passed', async ({ page }) => {
  await visit(page, LONG_PAGE, PHONE.width, PHONE.height);
  const help = page.getByRole('button', { name: 'Help!' });
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect(page.locator('main iframe')).toHaveAttribute('data-ready');
  const button = page
    .frameLocator('main iframe')
    .locator('.quote-form :is([type="submit"], .form-next)')
    .filter({ visible: true });
  const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom);
  const frameTop = await page
    .locator('main iframe')
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollTo(page, frameTop + bottom - PHONE.height + 30);
  await expect(help).toBeHidden();
  await scrollTo(page, frameTop + bottom - 200);
  await expect(help).toBeVisible();
});

test('errors of a form are not covered', { tag: '@slow' }, async ({ page }) => {
  await visit(page, '/upload', PHONE.width, PHONE.height);
  const send = page.locator('.quote-form [type="submit"]');
  await send.scrollIntoViewIfNeeded();
  await send.click();
  const problems = page.locator(
    '.quote-form [aria-invalid="true"], .quote-form [role="alert"]:not(:empty)',
  );
  await expect(problems.first()).toBeVisible();
  for (const problem of await problems.all()) {
    for (const above of [10, 50, 90]) {
      const bottom = await problem.evaluate(
        (element) => element.getBoundingClientRect().bottom + scrollY,
      );
      await scrollTo(page, bottom - PHONE.height + above);
      await rest(page);
      const covers = () =>
        problem.evaluate((element) => {
          const box = element.getBoundingClientRect();
          return [...document.querySelectorAll('.chat-prompt, .call-bar')]
            .filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
            .map((bar) => bar.getBoundingClientRect())
            .some((bar) => box.bottom > bar.top && box.top < bar.bottom);
        });
      await expect.poll(covers).toBe(false);
    }
  }
});

/** The share of a panel's points at which something else lies over it. */
const coveredPoints = (page: Page) =>
  page.getByRole('dialog', { name: /chat with wren/i }).evaluate((panel) => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    const points = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height]));
    return points.filter(([x = 0, y = 0]) => !panel.contains(document.elementFromPoint(x, y)))
      .length;
  });

test.describe('in a low window', () => {
  for (const [width, height] of [
    [844, 390],
    [1280, 400],
  ] as const)
    test(`the chat lies over the page, footer included, at ${width}x${height}`, {
      tag: '@slow',
    }, async ({ page }) => {
      await visit(page, LONG_PAGE, width, height);
      await page.getByRole('button', { name: 'Help!' }).click();
      const chat = page.getByRole('dialog', { name: /chat with wren/i });
      await expect(chat).toBeVisible({ timeout: 20_000 });
      await rest(page);
      for (const top of [900, 1_000_000]) {
        await scrollTo(page, top);
        await rest(page);
        expect(await coveredPoints(page), `scrolled to ${top}`).toBe(0);
      }
      await expect(chat.getByRole('textbox')).toBeInViewport({ ratio: 1 });
      await expect(chat.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    });

  test('the bar stands before the footer', { tag: '@slow' }, async ({ page }) => {
    await visit(page, LONG_PAGE, 320, 256);
    await expect(page.locator('.contact-bar')).toHaveCSS('position', 'relative');
    const call = page.getByRole('link', { name: 'Call Now' });
    await expect(call).toBeVisible();
    await expect(call).not.toBeInViewport();
    const [bar, footer] = await Promise.all([
      page.locator('.contact-bar').boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(footer?.y ?? -1, 0);
  });
});

test('focus in the bar is not lost when the bar goes', async ({ page }) => {
  await visit(page, LONG_PAGE, PHONE.width, PHONE.height);
  await scrollTo(page, 900);
  await page.getByRole('button', { name: 'Help!' }).focus();
  await scrollTo(page, 0);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const size of [PHONE, DESKTOP]) {
  test(`header and bar move nothing of the page at ${size.width} px`, async ({ page }) => {
    await visit(page, LONG_PAGE, size.width, size.height);
    // Letters of another width move lines by themselves, which is not what is measured here.
    await page.evaluate(async () => void (await document.fonts.ready));
    await rest(page);
    await page.evaluate(sumShifts);
    for (const top of [300, 700, 1500, 500, 0]) {
      await scrollTo(page, top);
      await rest(page);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
  });
}

/** Runs in the page: `shifts` becomes the sum of its layout shift scores. */
function sumShifts(): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, {
        shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
      });
  }).observe({ type: 'layout-shift' });
}
