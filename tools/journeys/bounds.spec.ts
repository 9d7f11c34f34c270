/** How much of a page one has to pass: its height, its folds, its grounds and drawings, with everything closed. */
import type { Page } from '@playwright/test';
import { loadPages } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { drawWholePage, visitRunning } from './running-page.ts';

const WINDOWS = [
  { width: 1280, height: 844, highest: 4200 },
  { width: 390, height: 844, highest: 5600 },
];
/** Of what may follow on one ground, px. */
const LONGEST_GROUND = 1200;
const MOST_FOLDS = 6;
const LETTER = '/services/termite-clearance-letter';

const SOME = [
  '/services/ant-control',
  '/services/termite-control',
  '/pest-info/ants',
  '/pest-info/wasps',
];
const SOME_PLACES = ['/pest-control-midlothian-va', '/richmond/fan-district-pest-control'];
/** Every service, pest and place. */
const EVERY = loadPages().flatMap(({ matter, url }) =>
  ['service', 'pest'].includes(matter.template) || 'place' in matter ? [url] : [],
);

/** As a reader who has scrolled to the end has it. */
async function lookAtAll(page: Page, path: string): Promise<void> {
  await visitRunning(page, path);
  await drawWholePage(page);
}

for (const { tag, paths } of [
  { tag: [], paths: [...SOME, ...SOME_PLACES] },
  { tag: ['@slow'], paths: EVERY },
])
  for (const { width, height, highest } of WINDOWS)
    test(`${tag.length ? 'every service, pest and place' : 'a service, a pest and a place'} is at most ${highest} px high at ${width} px, on grounds that change`, {
      tag,
    }, async ({ page }) => {
      test.setTimeout(30_000 + paths.length * 5000);
      await page.setViewportSize({ width, height });
      for (const path of paths) {
        await lookAtAll(page, path);
        const { tall, folds, grounds } = await page.evaluate(() => ({
          tall: document.documentElement.scrollHeight,
          folds: document.querySelectorAll('main details').length,
          grounds: [
            ...document.querySelectorAll(
              'main article > :not(.place-pests), .place-pests > .wrap, .pest-section, .pest-captions',
            ),
          ].map((band) => ({
            // A head has a sky in place of one color, the pests of a place have a drawn house.
            color: band.matches('header, .pest-section')
              ? 'drawn'
              : getComputedStyle(band).backgroundColor,
            height: band.getBoundingClientRect().height,
          })),
        }));
        expect.soft(tall, path).toBeLessThanOrEqual(highest);
        expect.soft(folds, path).toBeLessThanOrEqual(MOST_FOLDS);
        // The letter's page is its form, which is 51 px longer than a ground may be.
        if (width < 1000 || path === LETTER) continue;
        let run = 0;
        for (const [index, { color, height }] of grounds.entries()) {
          run = color === grounds[index - 1]?.color ? run + height : height;
          expect.soft(run, `${path}: ${color}`).toBeLessThanOrEqual(LONGEST_GROUND);
        }
      }
    });
