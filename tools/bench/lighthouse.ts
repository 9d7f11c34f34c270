/**
 * npm run bench:lighthouse                    runs Lighthouse (mobile) on home and one page of each template
 * npm run bench:lighthouse -- /path ...       runs it on these pages
 *
 * Prints the run with the median performance of three. Exits 1 if a page scores less than 98. Needs a build and an idle machine.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { loadPages } from '../../publisher/read/load.ts';
import { answerHelp } from '../commands/help.ts';
import { openOffice } from '../journeys/driver/office-server.ts';
import { environmentWith } from '../programs/fallback-fonts.ts';
import { CHROMIUM_FLAGS, findChromium } from '../programs/find-chromium.ts';
import { freePort } from '../programs/find-postgres.ts';

answerHelp(import.meta.filename);

const RUNS = 3;
const GOAL = 98;
const COLUMNS = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'LCP ms',
  'TBT ms',
  'CLS',
  'bytes',
  'benchmark index',
];

/** The longest page of each template, which is the slowest. */
const longest = new Map<string, { url: string; length: number }>();
for (const { url, html, matter } of loadPages()) {
  if (html.length > (longest.get(matter.template)?.length ?? -1))
    longest.set(matter.template, { url, length: html.length });
}
const named = process.argv.slice(2);
const pages =
  named.length > 0
    ? named.map((url) => ['named', url])
    : [['home', '/'], ...[...longest].map(([template, { url }]) => [template, url])];

let slow = 0;
const site = await openOffice({}, 'smallest');
try {
  console.log(['template', ...COLUMNS, 'page'].join(' | '));
  for (const [template, url] of pages) {
    const runs: Record<string, number>[] = [];
    for (let i = 0; i < RUNS; i++) runs.push(await runLighthouse(site.origin + url));
    runs.sort((a, b) => (a.performance ?? 0) - (b.performance ?? 0));
    const middle = runs[Math.floor(RUNS / 2)] ?? {};
    if ((middle.performance ?? 0) < GOAL) slow++;
    console.log([template, ...COLUMNS.map((column) => middle[column]), url].join(' | '));
  }
} finally {
  await site.close();
}
console.log(slow ? `${slow} template(s) below ${GOAL}` : `all at least ${GOAL}`);
process.exit(slow ? 1 : 0);

/** Scores from 0 to 100 and timings in ms by name. Prints imperfect audits. */
async function runLighthouse(url: string): Promise<Record<string, number>> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--headless', ...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
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
      // Speed of this machine during the run; Lighthouse always slows it down by a factor of four. A desktop has 1500 to 2000.
      'benchmark index': Math.round(result.lhr.environment.benchmarkIndex),
    };
  } finally {
    await browser.close();
  }
}
