/** How much of a page a reader has to pass: its height, its folds, its grounds and drawings, with everything closed. */
import { loadPages, loadPagesIn } from '../../publisher/read/load.ts';
import { LETTER_PAGE } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { drawWholePage, visitRunning } from './driver/running-page.ts';

/** Heights in px. */
const WINDOWS = [
  { width: 390, height: 844, highest: 5600 },
  { width: 1280, height: 844, highest: 4200 },
];
/** Length in px of what may follow on one ground. */
const LONGEST_GROUND = 1200;
const MOST_FOLDS = 6;

const SOME = [
  '/services/ant-control',
  '/es/services/rodent-control',
  '/pest-info/wasps',
  '/richmond/fan-district-pest-control',
];
/** Every service, pest and place, in both languages. */
const EVERY = [...loadPages(), ...loadPagesIn('es')].flatMap(({ matter, href }) =>
  ['service', 'pest'].includes(matter.template) || 'place' in matter ? [href] : [],
);

for (const { title, tag, paths } of [
  { title: 'a service, a pest and a place are', tag: [], paths: SOME },
  { title: 'every service, pest and place is', tag: '@slow', paths: EVERY },
])
  test(`${title} short, on grounds that change`, { tag }, async ({ page }) => {
    test.setTimeout(60_000 + paths.length * 5000);
    for (const path of paths) {
      await visitRunning(page, path);
      await drawWholePage(page);
      for (const { width, height, highest } of WINDOWS) {
        await page.setViewportSize({ width, height });
        const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
        await expect.soft.poll(tall, `${path} at ${width} px`).toBeLessThanOrEqual(highest);
      }
      const folds = await page.locator('main details').count();
      expect.soft(folds, path).toBeLessThanOrEqual(MOST_FOLDS);
      // The letter's page is its form, which is 51 px longer than a ground may be.
      if (path.endsWith(LETTER_PAGE)) continue;
      const longest = () => page.evaluate(longestGround);
      await expect.soft.poll(longest, `grounds of ${path}`).toBeLessThanOrEqual(LONGEST_GROUND);
    }
  });

/** Runs in the page. @returns height in px of the longest run of bands that have one color */
function longestGround(): number {
  const bands = document.querySelectorAll(
    'main article > :not(.place-pests), .place-pests > .wrap, .pest-section, .pest-captions',
  );
  let [longest, run, before] = [0, 0, ''];
  for (const band of bands) {
    // A head has a sky in place of one color, the pests of a place have a drawn house and its soil.
    const isDrawn = band.matches('header, .pest-section, .pest-captions');
    const color = isDrawn ? 'drawn' : getComputedStyle(band).backgroundColor;
    run = (color === before ? run : 0) + band.getBoundingClientRect().height;
    before = color;
    longest = Math.max(longest, run);
  }
  return longest;
}
