/** When parts of a page can't be loaded or drawn (spec §2, §8): the fallback screen, and what goes on without it. */
import type { Page } from '@playwright/test';
import { loadSite } from '../content-loader/load.ts';
import { loadNavigation } from '../content-loader/navigation.ts';
import { settingsOf } from '../domain/territory/territory.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, startScripts, visitRunning } from './running-page.ts';

test.use({ viewport: DESKTOP });

const navigation = loadNavigation();
/** A service page, reached from the menu. */
const service = navigation.services.flatMap(({ items }) => items)[0]?.href as string;
const SERVICE_SCRIPT = '**/assets/service-*.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fallback = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });

async function followMenuLink(page: Page, href = service): Promise<void> {
  await page.locator('header summary').first().click();
  await page.locator(`header a[href="${href}"]`).click();
}

/** The page's title as its HTML has it, without scripts. */
async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '');
}

test('a page that was translated before scripts run is drawn anew, and works', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Luz encendida');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await expect(heading(page)).toContainText('Luz encendida');
  await startScripts(page);
  await expect(heading(page)).toBeVisible();
  await followMenuLink(page);
  await expect(page).toHaveURL(service);
  await expect(heading(page)).toHaveText(await titleOf(page, service));
});

test.describe('a page whose script can’t be loaded', () => {
  test('is reached all the same, and Back leads back', async ({ page }) => {
    await visitRunning(page);
    await page.route(SERVICE_SCRIPT, (route) => route.abort());
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
    });
    await followMenuLink(page);
    await expect(page).toHaveURL(service);
    await expect(heading(page)).toHaveText(await titleOf(page, service));
    // The reload of the router and the page itself: nothing goes round in circles.
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(2);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('dispatches the preload error, with its cause', async ({ page }) => {
    const heard: string[] = [];
    await page.exposeFunction('hearPreloadError', (cause: string) => heard.push(cause));
    await visitRunning(page);
    await page.evaluate(() =>
      addEventListener('vite:preloadError', ({ payload }) => {
        (window as unknown as { hearPreloadError(cause: string): void }).hearPreloadError(
          String(payload),
        );
      }),
    );
    await page.route(SERVICE_SCRIPT, (route) => route.abort());
    await followMenuLink(page);
    await expect(page).toHaveURL(service);
    await expect.poll(() => heard).toEqual([expect.stringContaining('dynamically imported')]);
  });

  test('works without its script: menus open, links lead on', async ({ page }) => {
    await page.route(SERVICE_SCRIPT, (route) => route.abort());
    await page.goto(service);
    await page.mouse.move(5, 300);
    await page.mouse.move(8, 320);
    await page.locator('header summary').first().click();
    await page.locator('header').getByRole('link').filter({ visible: true }).nth(2).click();
    await expect(page).not.toHaveURL(service);
    await expect(heading(page)).toBeVisible();
  });

  test('a reload that the visitor asks for stays where it is', async ({ page }) => {
    await visitRunning(page, service);
    await page.reload();
    await expect(page).toHaveURL(service);
  });
});

test.describe('the fallback screen', () => {
  /** The page comes, and fails while it is drawn. */
  async function breakService(page: Page): Promise<void> {
    await page.route(SERVICE_SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("broken on purpose"); }',
      }),
    );
    await followMenuLink(page);
    await expect(fallback(page)).toBeVisible();
  }

  test.beforeEach(async ({ page }) => {
    await visitRunning(page);
    await breakService(page);
  });

  test('has its exact words and two buttons', async ({ page }) => {
    await expect(
      page.getByText(
        "We're sorry, but something unexpected happened. Please try refreshing the page.",
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['Refresh Page', 'Go Home']);
    await expect(page).toHaveTitle('Something went wrong');
  });

  test('shows the number the page showed', async ({ page }) => {
    const { phone } = settingsOf(loadSite().territories, 'richmond');
    await expect(page.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:+1${phone.replace(/\D/g, '')}`,
    );
  });

  test('Refresh Page loads the page again', async ({ page }) => {
    await page.unroute(SERVICE_SCRIPT);
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(heading(page)).toHaveText(await titleOf(page, service));
    await expect(page).toHaveURL(service);
  });

  test('Go Home leads home', async ({ page }) => {
    await page.getByRole('button', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(fallback(page)).toHaveCount(0);
  });

  test('its buttons work even when nothing of React is left', async ({ page }) => {
    const leaveReact = () =>
      page.evaluate(() => {
        // A copied script is a new one, which the policy would not let run.
        for (const script of document.body.querySelectorAll('script')) script.remove();
        document.body.replaceWith(document.body.cloneNode(true));
      });
    await leaveReact();
    await page.unroute(SERVICE_SCRIPT);
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(heading(page)).toHaveText(await titleOf(page, service));
    await page.goto('/');
    await visitRunning(page);
    await breakService(page);
    await leaveReact();
    await page.getByRole('button', { name: 'Go Home' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('a page whose data can’t be loaded ends at the fallback screen', async ({ page }) => {
  await visitRunning(page);
  await page.route(`**${service}.data*`, (route) => route.abort());
  await followMenuLink(page);
  await expect(fallback(page)).toBeVisible();
});

test('a blocked chat is left out, and the page stands', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.route('**/assets/chat-widget-*.js', (route) => route.abort());
  await visitRunning(page);
  await expect.poll(() => warnings.join('\n')).toContain('A part of this page was left out');
  expect(warnings.join('\n')).toContain('A part of this page could not be loaded');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(page.getByText('Can I help you?')).toHaveCount(0);
  await expect(fallback(page)).toHaveCount(0);
  await followMenuLink(page);
  await expect(page).toHaveURL(service);
});

test('blocked late styles and paint watch harm nothing', async ({ page }) => {
  await page.route(/\/assets\/(late-styles|quiet-work)-/, (route) => route.abort());
  await visitRunning(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(fallback(page)).toHaveCount(0);
});

test('a page that paints late is warned of', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2600));
    await route.continue();
  });
  await visitRunning(page);
  // The measurement is final with the first input after its watch has come, which comes last of all.
  await expect(async () => {
    await page.mouse.click(8, 400);
    expect(warnings).toContainEqual(expect.stringMatching(/Largest contentful paint took \d+ ms/));
  }).toPass();
});
