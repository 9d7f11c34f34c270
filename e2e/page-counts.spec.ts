/** Page counts in a real browser. */
import { withPlainPage } from '../programs/plain-page.ts';
import { expect, test } from './journey.ts';
import { officeForAllTests } from './office.ts';

/** Headless browsers say so, and count as robots. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

const office = officeForAllTests();

test('how fast a page was is reported when it is left', () =>
  withPlainPage(
    async (page) => {
      await page.goto(`${office.origin}/about`);
      const isMeasuring = async () => {
        const scripts = performance.getEntriesByType('resource');
        const script = scripts.find(({ name }) => name.includes('report-speed'));
        // Fetched is not yet run.
        if (script) await import(script.name);
        return script !== undefined;
      };
      await expect.poll(() => page.evaluate(isMeasuring)).toBe(true);
      await page.goto(`${office.origin}/privacy-policy`);
      const measured = () =>
        office.db
          .selectFrom('page_speeds')
          .select(['page_group', 'device'])
          .where('measure', '=', 'ttfb')
          .execute();
      await expect
        .poll(measured, { timeout: 25_000 })
        .toContainEqual({ page_group: '/about', device: 'desk' });
    },
    [`--user-agent=${BROWSER}`],
  ));

test('a page that was prepared counts once, when it is seen; so does one that comes through the service worker', {
  tag: '@slow',
}, () => {
  test.slow();
  return withPlainPage(
    async (page) => {
      await page.goto(`${office.origin}/quote`);
      for (const path of ['/terms-of-service', '/reviews']) {
        const link = `footer a[href="${path}"]`;
        // The form above the footer moves it away from the pointer when it comes.
        await expect(async () => {
          await page.hover(link);
          await expect.poll(page.prerendered).toContain(office.origin + path);
        }).toPass({ timeout: 40_000 });
        if (path === '/reviews') await page.click(link);
      }
      const wasPrepared = () =>
        page
          .evaluate(() => {
            const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
              activationStart?: number;
            })[];
            return location.pathname === '/reviews' && (visit?.activationStart ?? 0) > 0;
          })
          .catch(() => false);
      await expect.poll(wasPrepared).toBe(true);
      // It reports itself once its script runs.
      const isReported = () =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/counts'));
      await expect.poll(() => page.evaluate(isReported)).toBe(true);
      await page.evaluate(() => navigator.serviceWorker?.ready.then(() => true));
      await page.goto(`${office.origin}/services/ant-control`);
      const counted = async () =>
        Object.fromEntries(
          (
            await office.db
              .selectFrom('page_counts')
              .select((column) => ['path', column.fn.sum<number>('views').as('views')])
              // Those of the test above.
              .where('path', 'not in', ['/about', '/privacy-policy'])
              .groupBy('path')
              .execute()
          ).map(({ path, views }) => [path, Number(views)]),
        );
      // What was only pointed at is not among them.
      await expect
        .poll(counted, { timeout: 25_000 })
        .toEqual({ '/quote': 1, '/reviews': 1, '/services/ant-control': 1 });
    },
    [`--user-agent=${BROWSER}`],
  );
});
