/** Lighthouse on one page of a served site, as on a slow phone. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { environmentWith } from '../programs/fallback-fonts.ts';
import { findChromium } from '../programs/find-chromium.ts';
import { freePort } from '../programs/postgres.ts';
import { runWithLeastSteal } from './steal-time.ts';

/** How Chromium is started for measuring, beside what Playwright sets. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Scores of 0 to 100 and timings in ms by name, of the runWithLeastSteal of up to three runs; says which audits are not perfect. */
export async function runLighthouse(url: string): Promise<Record<string, number>> {
  const { result, steal } = await runWithLeastSteal(() => runOnce(url));
  return { ...result, 'steal %': Math.round(steal * 100) };
}

async function runOnce(url: string): Promise<Record<string, number>> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    env: environmentWith('Roboto and Noto Serif'),
  });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { categories, audits } = result.lhr;
    for (const [name, category] of Object.entries(categories)) {
      for (const { id, weight } of category.auditRefs) {
        const audit = audits[id];
        if (weight && name !== 'performance' && audit?.score !== null && audit && audit.score < 1)
          console.log(`  not perfect: ${name}: ${audit.title}`);
      }
    }
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      ...Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [
          name,
          Math.round((score ?? 0) * 100),
        ]),
      ),
      'FCP ms': Math.round(value('first-contentful-paint')),
      'LCP ms': Math.round(value('largest-contentful-paint')),
      'TBT ms': Math.round(value('total-blocking-time')),
      CLS: Number(value('cumulative-layout-shift').toFixed(4)),
      bytes: value('total-byte-weight'),
      // How fast this machine was just then; Lighthouse slows it down four times, whatever it is. A desktop has 1500 to 2000.
      'benchmark index': Math.round(result.lhr.environment.benchmarkIndex),
    };
  } finally {
    await browser.close();
  }
}
