/** Mistakes that editors make, each in the small, complete content of another company, with the resulting message. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { faultLine } from '../read/content-error.ts';
import { findContentFaults } from './find-faults.ts';

const dir = mkdtempSync(join(tmpdir(), 'faults-'));
beforeEach(() => {
  rmSync(dir, { recursive: true });
  cpSync('tools/test/small-company', dir, { recursive: true });
});

const VOLES = 'pages/pest-info/voles.md';
const OFFER = 'pages/offers/spring.md';

/** Replacing `from` with `to` in `file` is reported with this message, which follows the folder's name. */
const MISTAKES: [file: string, from: string, to: string, says: string][] = [
  // YAML itself
  [
    'site.yaml',
    'tagline: Bugs & Burrows',
    'tagline: Bugs: Burrows',
    'site.yaml:7: not readable as YAML: expected one colon with a space behind it, found two: put the text in quotes',
  ],
  [
    VOLES,
    'updated: "2026-01-05"',
    'updated: "2026-01-05',
    `${VOLES}:25: not readable as YAML: expected what was opened in a line before to be closed, such as a quote or a bracket, found none`,
  ],
  // Fields
  [
    'areas/boise.yaml',
    'territory:',
    'teritory:',
    'areas/boise.yaml:5: field "teritory": unknown: remove it or correct its name. The nearest is "territory".',
  ],
  [
    'areas/boise.yaml',
    '["83702", "83703"',
    '[83702, "83703"',
    'areas/boise.yaml:10: field "zips.0": expected text, found 83702, a number: put it in quotes',
  ],
  [
    'site.yaml',
    'monday: { opens: "07:00", closes: "17:00" }',
    'monday: { opens: "07:00", closes: "05:00" }',
    'site.yaml:23: field "hours.monday.closes": expected a time after 07:00, when it opens, found "05:00"',
  ],
  [
    'site.yaml',
    'name: One job, low: 120',
    'name: One job, from: 100, low: 120',
    'site.yaml:81: field "prices.most_treatments": expected a price with `from`, or with `low` and `high`, found ',
  ],
  [
    VOLES,
    'title: "Voles |',
    'title: "Voles in lawns, in beds and under the snow of a long winter |',
    `${VOLES}:3: field "title": expected at most 60 characters, found "Voles in lawns`,
  ],
  // Fields that must agree
  [
    OFFER,
    'saves: $14',
    'saves: $39',
    `${OFFER}:8: field "saves": expected less than the price protection_plan, $39, found "$39"`,
  ],
  [
    OFFER,
    'last_day: "2026-05-31"',
    'last_day: "2026-02-28"',
    `${OFFER}:15: field "last_day": expected a day from 2026-03-01, and at most 184 days later`,
  ],
  [
    'pages/service-areas/boise.md',
    'why: Lawns. }',
    'why: Decks and party walls., spots: [deck, shared-wall] }',
    'field "pests.0.spots": expected no shared-wall, as it is drawn where deck is, found "shared-wall"',
  ],
  [
    'pages/services/vole-control.md',
    'preparation: [Mow',
    'chapter: { drawing: trench, alt: A wall in section, layers: { dug: 4 } }\npreparation: [Mow',
    'field "chapter.layers.dug": expected a step from 1 to 3, found "4"',
  ],
  [
    'coverage.yaml',
    'status: covered',
    'status: quoted',
    'coverage.yaml:2: field "/pest-info/voles./services/vole-control.note": expected a sentence for readers, as the pest is quoted, found nothing',
  ],
  [
    'pages/services/vole-control.md',
    'not_included: [New turf]',
    'not_included: [Voles in winter]',
    'field "not_included.0": expected nothing about voles, as ',
  ],
  [
    'areas/twin-falls.yaml',
    'zips: [',
    'zips: ["83702", ',
    'expected each ZIP code in one area, found 83702 also in ',
  ],
  [
    VOLES,
    'title: "Voles |',
    'title: "Vole control |',
    'field "title": expected a value of its own, found the same as ',
  ],
  // References to what does not exist
  [VOLES, 'author: ann-lee', 'author: bo-ray', 'expected a key of people in site.yaml'],
  [
    VOLES,
    'updated: "2026-01-05"',
    'related: [/nowhere]\nupdated: "2026-01-05"',
    'field "related.0": expected a page that exists, found "/nowhere"',
  ],
  [
    'coverage.yaml',
    '/services/vole-control:',
    '/pest-info/voles:',
    'expected the page of a service',
  ],
  [
    'coverage.yaml',
    '/pest-info/voles:',
    '/pest-info/vole:',
    'coverage.yaml: field "/pest-info/voles": expected an entry for the pest "Voles": which service covers it, quotes it apart, or does not treat it, found nothing',
  ],
  [
    'areas/boise.yaml',
    'territory: treasure_valley',
    'territory: treasure_valey',
    'areas/boise.yaml:5: field "territory": expected a territory of site.yaml (eastern_oregon, magic_valley, other, treasure_valley), found "treasure_valey". The nearest is "treasure_valley".',
  ],
  [
    VOLES,
    'A few words stand here.',
    'A few words on [prices](/services/vole-contrl) stand here.',
    `${VOLES}:29: link to /services/vole-contrl: expected a page that exists, found none. The nearest is "/services/vole-control".`,
  ],
  [
    'home.yaml',
    '{claims.next_day}',
    '{claims.next_dya}',
    'home.yaml:6: {claims.next_dya}: expected a text or number of site.yaml, found nothing',
  ],
  [
    'pages/privacy-policy.md',
    '{retention.lead_days}',
    '730',
    'pages/privacy-policy.md: expected {retention.lead_days}, the days after which the server deletes, found none',
  ],
];

test.each(MISTAKES)('%s with %j as %j', (file, from, to, says) => {
  replaceIn(file, from, to);
  const found = faultsIn(dir);
  expect(found.join('\n')).toContain(says);
  expect(found.length, found.join('\n')).toBeLessThan(5);
});

describe('a misnamed file', () => {
  test.each([
    [
      'reviews.yaml',
      'review.yaml',
      'reviews.yaml: expected this file, found none. The nearest is "review.yaml".',
    ],
    [
      'pages/blog/snow-melt.md',
      'pages/news/snow-melt.md',
      'field "template": expected one of service-area, location, neighborhood, landing, city at this address, found "post"',
    ],
  ])('%s as %s', (from, to, says) => {
    cpSync(join(dir, from), join(dir, to), { recursive: true });
    rmSync(join(dir, from));
    expect(faultsIn(dir).join('\n')).toContain(says);
  });

  test('a translation with other steps than its drawing has is reported', () => {
    const chapter = 'chapter: { drawing: yard, alt: A lawn in section, layers: { water: 1 } }';
    replaceIn(VOLES, 'prepare: [', `${chapter}\nprepare: [`);
    writeFileSync(
      join(dir, 'pages/pest-info/voles.es.md'),
      '---\ntreatment: [Miramos, Ponemos trampas]\n---\n',
    );
    expect(faultsIn(dir)).toEqual([
      'pages/pest-info/voles.es.md:2: field "treatment": expected as many entries as voles.md has (1), for the drawing beside them, found "2"',
    ]);
  });

  test('x.md beside x/index.md is reported', () => {
    cpSync(join(dir, 'pages/blog/index.md'), join(dir, 'pages/blog.md'));
    expect(faultsIn(dir).join('\n')).toContain(
      'expected an address of its own, found /blog, which is ',
    );
  });
});

test('complete content has no faults, and the faults of several files are found together', () => {
  expect(faultsIn(dir)).toEqual([]);
  renameSync(join(dir, 'next-steps.yaml'), join(dir, 'steps.yaml'));
  replaceIn(VOLES, 'template: pest', 'template: pests');
  replaceIn('site.yaml', 'founded: 2011', 'founded: in 2011');
  const files = () => [
    ...new Set(findContentFaults(dir).map(({ file }) => file.slice(dir.length + 1))),
  ];
  expect(files()).toEqual(['next-steps.yaml', 'site.yaml']);
  replaceIn('site.yaml', 'founded: in 2011', 'founded: 2011');
  expect(files(), 'pages are read once the settings are right').toEqual([
    ...['coverage.yaml', 'next-steps.yaml', VOLES],
  ]);
});

test('a folder without content is reported', () => {
  expect(faultsIn(join(dir, 'pages'))).toEqual([
    ': expected a content folder with a site.yaml, found none',
  ]);
});

function replaceIn(file: string, from: string, to: string): void {
  const path = join(dir, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** The faults as printed, without the folder. */
function faultsIn(folder: string): string[] {
  return findContentFaults(folder).map((fault) =>
    faultLine(fault).replaceAll(`${folder}/`, '').replace(folder, ''),
  );
}
