/** The starter is small and true anywhere: visitors of a new company read it before its owner has written anything. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEW_PAGES } from '../../domain/office/content-api.ts';
import { isReady } from '../../domain/office/launch-api.ts';
import { newPage } from '../edit/change-pages.ts';
import { launchQuestions } from '../edit/launch-questions.ts';
import { companyFiles, writeCompany } from '../edit/write-new-company.ts';
import { filesBelow } from '../read/hash-files.ts';
import { loadHome } from '../read/home.ts';
import { loadPages, loadSite } from '../read/load.ts';
import { findContentFaults } from './find-faults.ts';

const FILES = filesBelow('tools/starter')
  .map((file) => relative('tools/starter', file))
  .filter((path) => !path.startsWith('schemas'));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'company-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Words about a climate, a season, a kind of house, a promise or a price, and questions to the owner. */
const OF_SOMEWHERE =
  /\b(?:winter|summer|autumn|seasonal|crawl ?space|slab|basement|attic|heat treatment|coast|desert|snow|frost|climate|humid|guaranteed?|same[- ]day visit|invierno|verano|sótano|ático)\b|\[\[|\$\d/i;

test.each(FILES.filter((path) => path !== 'site.yaml'))(
  '%s is true from Maine to Arizona',
  (path) => {
    const [found] = OF_SOMEWHERE.exec(readFileSync(join('tools/starter', path), 'utf8')) ?? [];
    expect(found).toBeUndefined();
  },
);

test('the longest answers give a site without faults, in both languages', () => {
  const town = 'San Buenaventura-Rancho Mira, CA';
  const name = 'Flagstaff Exterminators and Family Pest Solutions of the Lakes';
  writeCompany(folder, { name: name.slice(0, 60), phone: '', town });
  expect(findContentFaults(folder)).toEqual([]);
  const { brand, territories, contact } = loadSite(folder);
  expect(brand.serves).toBe('San Buenaventura-Rancho Mira, CA');
  expect([territories.other.phone, contact.time_zone]).toEqual(['', 'America/Los_Angeles']);
  // A second call does not overwrite it.
  expect(() => writeCompany(folder, { name, phone: '', town })).toThrow('is there already');
});

test.each(['service', 'pest', 'location', 'service-area', 'post', 'article'] as const)(
  'a new page of the kind %s needs a name and one sentence',
  (template) => {
    const own = mkdtempSync(join(tmpdir(), 'page-'));
    writeCompany(own, { name: 'Sooner', phone: '', town: 'Norman, OK' });
    const files = new Map(
      filesBelow(own).map((file) => [relative(own, file), readFileSync(file, 'utf8')]),
    );
    const url = `${NEW_PAGES[template]}moore`;
    const page = { template, url, h1: 'Pest control in Moore, OK', today: '2026-11-29' };
    for (const [path, text] of newPage(files, page)) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      const written = text?.replace('summary: ""', 'summary: We work there.') ?? '';
      writeFileSync(join(own, path), written);
    }
    expect(findContentFaults(own).map(({ says }) => says)).toEqual([]);
    rmSync(own, { recursive: true });
  },
);

test('a service that is not offered has no page and no links to it', () => {
  const own = mkdtempSync(join(tmpdir(), 'offers-'));
  writeCompany(own, { name: 'Sooner', phone: '', town: 'Norman' });
  const urls = () => loadPages(own).map(({ url }) => url);
  expect(urls()).toContain('/services/ant-control');
  const file = join(own, 'pages/services/ant-control.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('menu:', 'offered: false\nmenu:'));
  expect(urls()).not.toContain('/services/ant-control');
  expect(loadHome(own).hero.links.map(({ page }) => page)).not.toContain('/services/ant-control');
  // A guide that lists it as a related page is no fault.
  expect(findContentFaults(own)).toEqual([]);
  rmSync(own, { recursive: true });
});

test.each([
  ['Norman, OK', 'Norman, OK', 'norman', 'OK'],
  ['Norman oklahoma', 'Norman, OK', 'norman', 'OK'],
  ['Santa Fe, New Mexico', 'Santa Fe, NM', 'santa-fe', 'NM'],
  ['Burlington, Vt.', 'Burlington, VT', 'burlington', 'VT'],
  ['Doña Ana', 'Doña Ana', 'dona-ana', ''],
])('the town %s is %s', (town, label, slug, state) => {
  const files = companyFiles({ name: 'Sooner', phone: '405.867.5309', town });
  const area = files.get(`areas/${slug}.yaml`) ?? '';
  expect(area).toContain(`label: ${label}\n`);
  expect(area).toContain(`state: "${state}"`);
  expect(files.get('site.yaml')).toContain('phone: "(405) 867-5309"');
  expect([...files.keys()].at(-1)).toBe('site.yaml');
});

test('a new company is asked for what visitors need, and is ready when it has answered', () => {
  const texts = companyFiles({ name: 'Sooner State', phone: '405 867 5309', town: 'Norman, OK' });
  const missing = () =>
    launchQuestions(texts).flatMap(({ asks, isNeeded, answer, wrong }) =>
      wrong.length > 0 || (isNeeded && !answer) ? [asks] : [],
    );
  expect(missing()).toEqual([
    'At which e-mail address do you read requests?',
    'Has your lawyer read the privacy policy and the terms?',
  ]);
  const set = (path: string, from: RegExp, to: string) =>
    texts.set(path, (texts.get(path) ?? '').replace(from, to));
  set('site.yaml', /email: ""/, 'email: hello@soonerstate.com');
  set('pages/privacy-policy.md', /draft: true/, 'draft: false');
  set('pages/terms-of-service.md', /draft: true/, 'draft: false');
  expect(isReady(launchQuestions(texts))).toBe(true);
});
