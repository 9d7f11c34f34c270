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

/** Replacing `from` with `to` in `file` results in this message, which follows the folder's name. */
type Mistake = [what: string, file: string, from: string, to: string, says: string];

const NO_SUCH_PAGE = 'expected a page that exists, found';
const MISTAKES: Mistake[] = [
  // Offers
  [
    'an offer that takes off more than the price',
    'pages/offers/spring.md',
    'saves: $14',
    'saves: $39',
    'pages/offers/spring.md:8: field "saves": expected less than the price protection_plan, $39, found "$39"',
  ],
  [
    'an offer that ends before it begins',
    'pages/offers/spring.md',
    'last_day: "2026-05-31"',
    'last_day: "2026-02-28"',
    'pages/offers/spring.md:15: field "last_day": expected a day from 2026-03-01, and at most 184 days later',
  ],
  // YAML itself
  [
    'a colon in a text without quotes',
    'site.yaml',
    'tagline: Bugs & Burrows',
    'tagline: Bugs: Burrows',
    'site.yaml:7: not readable as YAML: expected one colon with a space behind it, found two: put the text in quotes',
  ],
  [
    'a quote that is not closed, in front matter',
    'pages/pest-info/voles.md',
    'updated: "2026-01-05"',
    'updated: "2026-01-05',
    'pages/pest-info/voles.md:25: not readable as YAML: expected what was opened in a line before to be closed, such as a quote or a bracket, found none',
  ],
  // Fields
  [
    'a field with a wrong name',
    'areas/boise.yaml',
    'territory:',
    'teritory:',
    'areas/boise.yaml:5: field "teritory": unknown: remove it or correct its name. The nearest is "territory".',
  ],
  [
    'a ZIP code without quotes',
    'areas/boise.yaml',
    '["83702", "83703"',
    '[83702, "83703"',
    'areas/boise.yaml:10: field "zips.0": expected text, found 83702, a number: put it in quotes',
  ],
  [
    'two places that are drawn where the other is',
    'pages/service-areas/boise.md',
    'why: Lawns. }',
    'why: Decks and party walls., spots: [deck, shared-wall] }',
    'field "pests.0.spots": expected no shared-wall, as it is drawn where deck is, found "shared-wall"',
  ],
  [
    'a layer that comes with a step that is not there',
    'pages/services/vole-control.md',
    'preparation: [Mow',
    'chapter: { drawing: trench, alt: A wall in section, layers: { dug: 4 } }\npreparation: [Mow',
    'field "chapter.layers.dug": expected a step from 1 to 3, found "4"',
  ],
  [
    'an office that closes before it opens',
    'site.yaml',
    'monday: { opens: "07:00", closes: "17:00" }',
    'monday: { opens: "07:00", closes: "05:00" }',
    'site.yaml:23: field "hours.monday.closes": expected a time after 07:00, when it opens, found "05:00"',
  ],
  [
    'a price with both forms',
    'site.yaml',
    'name: One job, low: 120',
    'name: One job, from: 100, low: 120',
    'site.yaml:81: field "prices.most_treatments": expected a price with `from`, or with `low` and `high`, found ',
  ],
  [
    'a title that is too long',
    'pages/pest-info/voles.md',
    'title: "Voles |',
    'title: "Voles in lawns, in beds and under the snow of a long winter |',
    'pages/pest-info/voles.md:3: field "title": expected at most 60 characters, found "Voles in lawns',
  ],
  [
    'a template that does not exist',
    'pages/pest-info/voles.md',
    'template: pest',
    'template: pests',
    'found "pests". The nearest is "pest".',
  ],
  // References to what does not exist
  [
    'a page that names an author who is not listed',
    'pages/pest-info/voles.md',
    'author: ann-lee',
    'author: bo-ray',
    'expected a key of people in site.yaml',
  ],
  [
    'a related page that does not exist',
    'pages/pest-info/voles.md',
    'updated: "2026-01-05"',
    'related: [/nowhere]\nupdated: "2026-01-05"',
    `field "related.0": ${NO_SUCH_PAGE} "/nowhere"`,
  ],
  [
    'an entry of coverage for a page that treats nothing',
    'coverage.yaml',
    '/services/vole-control:',
    '/pest-info/voles:',
    'expected the page of a service',
  ],
  [
    'a territory that does not exist',
    'areas/boise.yaml',
    'territory: treasure_valley',
    'territory: treasure_valey',
    'areas/boise.yaml:5: field "territory": expected a territory of site.yaml (eastern_oregon, magic_valley, other, treasure_valley), found "treasure_valey". The nearest is "treasure_valley".',
  ],
  [
    'a ZIP code in two areas',
    'areas/twin-falls.yaml',
    'zips: [',
    'zips: ["83702", ',
    'field "zips": expected each ZIP code in one area, found 83702 also in ',
  ],
  [
    'a pest of which nothing says what it costs',
    'coverage.yaml',
    '/pest-info/voles:',
    '/pest-info/vole:',
    'coverage.yaml: field "/pest-info/voles": expected an entry for the pest "Voles": which service covers it, quotes it apart, or does not treat it, found nothing',
  ],
  [
    'a price of its own of which readers are told nothing',
    'coverage.yaml',
    'status: covered',
    'status: quoted',
    'coverage.yaml:2: field "/pest-info/voles./services/vole-control.note": expected a sentence for readers, as the pest is quoted, found nothing',
  ],
  [
    'a list of what is included that coverage contradicts',
    'pages/services/vole-control.md',
    'not_included: [New turf]',
    'not_included: [Voles in winter]',
    'field "not_included.0": expected nothing about voles, as ',
  ],
  [
    'a dead link in a text',
    'pages/pest-info/voles.md',
    'A few words stand here.',
    'A few words on [prices](/services/vole-contrl) stand here.',
    'pages/pest-info/voles.md:29: link to /services/vole-contrl: expected a page that exists, found none. The nearest is "/services/vole-control".',
  ],
  [
    'a setting that does not exist',
    'home.yaml',
    '{claims.next_day}',
    '{claims.next_dya}',
    'home.yaml:6: {claims.next_dya}: expected a text or number of site.yaml, found nothing',
  ],
  [
    'a redirect to no page',
    'redirects.yaml',
    '/voles: /pest-info/voles',
    '/voles: /pest-info/vols',
    `redirects.yaml:1: field "/voles": ${NO_SUCH_PAGE} "/pest-info/vols". The nearest is "/pest-info/voles".`,
  ],
  [
    'a title that another page has',
    'pages/pest-info/voles.md',
    'title: "Voles |',
    'title: "Vole control |',
    'field "title": expected a value of its own, found the same as ',
  ],
  [
    'a policy that does not say when requests are deleted',
    'pages/privacy-policy.md',
    '{retention.lead_days}',
    '730',
    'pages/privacy-policy.md: expected {retention.lead_days}, the days after which the server deletes, found none',
  ],
];

describe('a mistake is reported with file, line, field, what was expected, what was found and the nearest name', () => {
  test.each(MISTAKES)('%s', (_what, file, from, to, says) => {
    const path = join(dir, file);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(from);
    writeFileSync(path, source.replace(from, to));
    const found = faultsIn(dir);
    expect(found.join('\n')).toContain(says);
    expect(found.length, found.join('\n')).toBeLessThan(5);
  });
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
    const file = join(dir, 'pages/pest-info/voles.md');
    const chapter =
      'chapter: { drawing: yard, alt: A lawn in section, layers: { water: 1 } }\nprepare: [';
    writeFileSync(file, readFileSync(file, 'utf8').replace('prepare: [', chapter));
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
  for (const [file, from, to] of [
    ['areas/boise.yaml', 'state: ID', 'state: ZZ'],
    ['pages/pest-info/voles.md', 'template: pest', 'template: pests'],
    ['site.yaml', 'founded: 2011', 'founded: in 2011'],
  ] as const) {
    const path = join(dir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }
  const files = new Set(findContentFaults(dir).map(({ file }) => file.slice(dir.length + 1)));
  expect([...files]).toEqual(['next-steps.yaml', 'pages/pest-info/voles.md', 'site.yaml']);
});

test('a folder without content is reported', () => {
  expect(faultsIn(join(dir, 'pages'))).toEqual([
    ': expected a content folder with a site.yaml, found none',
  ]);
});

/** The faults as printed, without the folder. */
function faultsIn(folder: string): string[] {
  return findContentFaults(folder).map((fault) =>
    faultLine(fault).replaceAll(`${folder}/`, '').replace(folder, ''),
  );
}
