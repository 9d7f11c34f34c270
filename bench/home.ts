/**
 * npm run bench [-- /path ...]: Lighthouse (mobile), median of three, for the home page or the paths named; for home
 * also the same page with nothing but text and styles, and the time until the quote form can be used on a slow phone.
 * Prints each figure beside its goal.
 */
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../programs/find-chromium.ts';
import { withBaselinePage } from './baseline-page.ts';
import { FLAGS, runLighthouse } from './lighthouse.ts';
import { withServer } from './serve.ts';
import { runWithLeastSteal } from './steal-time.ts';

const RUNS = 3;
const GOALS = {
  performance: '>= 99',
  accessibility: '100',
  'best-practices': '100',
  seo: '100',
  'FCP ms': '-',
  'LCP ms': '<= 900',
  'TBT ms': '<= 50',
  CLS: '0',
  'benchmark index': '-',
  'steal %': '-',
};
const paths = process.argv.slice(2);

/** Lighthouse's slow phone: 1.6 Mbit/s down, 150 ms round trip, a processor four times slower. */
const SLOW_PHONE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};

await withServer(4275, async (origin) => {
  for (const path of paths.length ? paths : ['/']) await benchPage(path, origin + path, GOALS);
  if (paths.length) return;
  const { 'FCP ms': fcp, 'LCP ms': lcp, 'TBT ms': tbt } = GOALS;
  await withBaselinePage('index.html', (address) =>
    benchPage('/ without scripts, form, fonts and pictures: the floor here and now', address, {
      'FCP ms': fcp,
      'LCP ms': lcp,
      'TBT ms': tbt,
      'benchmark index': '-',
      'steal %': '-',
    }),
  );
  await benchForm(origin);
});

async function benchPage(
  name: string,
  address: string,
  goals: Record<string, string>,
): Promise<void> {
  const runs: Record<string, number>[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await runLighthouse(address));
  console.log(`\n${name}  (Lighthouse mobile, median of ${RUNS})`);
  for (const [figure, goal] of Object.entries(goals)) {
    const values = runs.map((run) => run[figure] ?? Number.NaN).sort((x, y) => x - y);
    console.log(
      `  ${figure.padEnd(16)} ${String(values[1]).padStart(7)}   goal ${goal}   (${values.join(', ')})`,
    );
  }
}

async function benchForm(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS.slice(1) });
  try {
    for (const [name, territory] of [
      ['first visit', null],
      ['returning visitor', 'virginia_beach'],
    ] as const) {
      const times: number[] = [];
      for (let i = 0; i < RUNS; i++) {
        const { result } = await runWithLeastSteal(() => timeToForm(browser, origin, territory));
        times.push(result);
      }
      times.sort((a, b) => a - b);
      console.log(
        `\ntime to usable form, ${name}: ${times[1]} ms   goal <= 1500   (${times.join(', ')})`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** Milliseconds from navigation until the name field in the frame can be typed into. */
async function timeToForm(
  browser: Browser,
  origin: string,
  territory: string | null,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  if (territory) {
    await context.addInitScript((value) => {
      localStorage.setItem('detected_territory', value);
      localStorage.setItem('detected_territory_timestamp', String(Date.now()));
    }, territory);
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_PHONE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const started = Date.now();
  await page.goto(origin, { waitUntil: 'commit' });
  await page.frameLocator('iframe').first().getByLabel('Name').waitFor({ state: 'visible' });
  const time = Date.now() - started;
  await context.close();
  return time;
}
