/**
 * npm run bench:templates [-- /path ...]: Lighthouse (mobile) on one page of each template, or on the pages that are named;
 * the middle of three runs by performance. Exits 1 when a page scores less than 98. A build must exist.
 */
import { loadPages } from '../content-loader/load.ts';
import { openOffice } from '../e2e/office.ts';
import { runLighthouse } from './lighthouse.ts';

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
  'steal %',
];

/** The longest page of each template, because the longest is the slowest. */
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
const site = await openOffice();
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
