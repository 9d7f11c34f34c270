import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { companyLogo } from '../../content-loader/company.ts';
import { findContentFaults } from '../../content-loader/find-faults.ts';
import { loadAreas, loadPages, loadSite } from '../../content-loader/load.ts';
import { contrastRatio, rgbOf } from '../../domain/colors/contrast.ts';
import { inLanguage } from '../../messages/language.ts';
import { type Launch, readContent } from '../launch-check/launch.ts';
import { otherCompanyRules } from '../launch-check/other-company.ts';
import { Answers } from './answers.ts';
import { paletteOf } from './colors.ts';
import { QUESTIONS, readAnswer } from './questions.ts';
import { understoodOf } from './read-back.ts';
import { isRefused, starterServices } from './starter-content.ts';
import { writeContent } from './write-content.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'new-company-'));
});

const PEACH = {
  name: 'Peach State Pest Control',
  founded: '2012',
  email: 'office@peachstatepest.com',
  address: 'Peach State Pest Control, 12 Cherry Street, Macon, GA 31201',
  towns: 'Macon GA 31201 31204; Warner Robins GA 31088',
  phone: '478.555.0142',
};

test('a company of few answers has a complete content of its own, in a git history of its own', async () => {
  expect(run(PEACH)).toMatchObject({ status: 0 });
  expect(findContentFaults(dir)).toEqual([]);
  expect(loadSite(dir)).toMatchObject({
    brand: { short_name: 'Peach State', serves: 'Macon and Warner Robins' },
    contact: { time_zone: 'America/New_York' },
    licenses: [
      { state: 'Georgia', title: 'Structural pest control company license', sample: true },
    ],
    territories: { georgia: { phone: '(478) 555-0142' } },
  });
  expect(loadAreas(dir)).toMatchObject([{ state: 'GA', zips: ['31201', '31204', '31088'] }]);
  expect(loadPages(dir).length).toBeGreaterThan(35);
  const log = spawnSync('git', ['-C', dir, 'log', '--oneline'], { encoding: 'utf8' });
  expect(log.stdout).toContain('Begin the content of Peach State Pest Control');

  // Nothing in it is about the company that came with the site.
  const launch = { contentDir: dir, content: readContent(dir) } as Launch;
  const found = (await Promise.all(otherCompanyRules.map((rule) => rule(launch)))).flat();
  expect(found.map(({ level, says }) => `${level} ${says}`)).toEqual([
    'green Nothing speaks of the company that this content was taken from.',
    'green No file is of the company that this content was taken from.',
    'green No text names a state in which the company does not work.',
  ]);

  // Its source names the form of termite letters, so there is a page to ask for one.
  const page = (name: string) => readFileSync(join(dir, 'pages/services', name), 'utf8');
  expect(page('termite-clearance-letter.md')).toContain(
    'written on this form: Official Georgia Wood Infestation Inspection Report.',
  );
  expect(page('termite-inspection.md')).not.toContain('Official Georgia');
});

test.each([
  ['pest control with Spanish', { spanish: 'phone' }],
  [
    'another trade',
    { trade: 'Lawn care', 'own-services': 'Mowing, Aeration', services: 'none', pests: 'none' },
  ],
])('a new company gets no remark from the content check: %s', async (_what, flags) => {
  await write({ ...PEACH, ...flags });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/content-check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: dir },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain(`Content of ${PEACH.name} (${dir})`);
});

test('commands read the folder that .content-dir names, the sample company only without it', async () => {
  await write(PEACH);
  const elsewhere = mkdtempSync(join(tmpdir(), 'repository-'));
  const { CONTENT_DIR: _none, ...env } = process.env;
  const read = () =>
    spawnSync(
      process.execPath,
      [
        '-e',
        `import('${join(process.cwd(), 'cli/whose-content.ts')}').then(({ whoseContent }) => console.log(whoseContent()))`,
      ],
      { encoding: 'utf8', cwd: elsewhere, env },
    ).stdout;
  expect(read()).toContain('no site.yaml in content');
  writeFileSync(join(elsewhere, '.content-dir'), `${dir}\n`);
  expect(read()).toContain(`Content of ${PEACH.name}`);
  writeFileSync(join(elsewhere, '.content-dir'), '../gone\n');
  expect(read()).toContain('no site.yaml in ../gone, which .content-dir names');
});

test('what nobody has said or confirmed is asked in the text, never invented', async () => {
  expect(await write({ ...PEACH, towns: 'Portland ME 04101', phone: '207-555-0142' })).toEqual([]);
  const page = (path: string) => readFileSync(join(dir, 'pages', path), 'utf8');
  expect(existsSync(join(dir, 'pages/services/termite-clearance-letter.md'))).toBe(false);
  expect(page('services/termite-inspection.md')).toContain('[[which form?');
  expect(page('service-areas/portland.md')).toMatch(
    /\[\[What does only somebody from Portland know\?/,
  );
  expect(readFileSync(join(dir, 'site.yaml'), 'utf8')).toContain(
    '[[Who licenses pest control there?]]',
  );
  expect(page('pest-info/ants.md')).not.toContain('activity:');
  const coverage = readFileSync(join(dir, 'coverage.yaml'), 'utf8');
  expect(coverage).not.toContain('one inspection a year');
  expect(coverage).toContain('The price of a treatment comes after the inspection.');
});

test('prices, promises and links that the company does not have are nowhere', async () => {
  expect(
    await write({ ...PEACH, services: 'ant-control, spider-control', pests: 'ants', blog: 'no' }),
  ).toEqual([]);
  const ants = readFileSync(join(dir, 'pages/services/ant-control.md'), 'utf8');
  expect(ants).toContain('by: inspection');
  expect(ants).not.toMatch(/re-service|prices\.|\/services\/termite/i);
  expect(existsSync(join(dir, 'pages/blog'))).toBe(false);
  expect(readFileSync(join(dir, 'faqs.yaml'), 'utf8')).not.toContain('What do you not do?');
});

test('a work without a license has none, and a day that is promised in a few words is a sentence', async () => {
  expect(
    await write({
      ...PEACH,
      trade: 'Window cleaning',
      'own-services': 'Window cleaning',
      services: 'none',
      pests: 'none',
      licenses: 'none needed',
      'day-promise': '24-48 hours',
    }),
  ).toEqual([]);
  expect(loadSite(dir)).toMatchObject({
    licenses: [],
    claims: {
      licensed: 'This work needs no license in Georgia',
      next_day: 'A visit within 24-48 hours',
    },
  });
  expect(readFileSync(join(dir, 'pages/service-areas/index.md'), 'utf8')).toContain(
    'In Georgia this work needs no license.',
  );
});

test('work without a license has none on the Spanish pages either', async () => {
  expect(await write({ ...PEACH, spanish: 'written', licenses: 'none needed' })).toEqual([]);
  inLanguage('es', () =>
    expect(loadSite(dir)).toMatchObject({
      licenses: [],
      claims: { licensed: 'Este trabajo no necesita licencia en Georgia' },
    }),
  );
  const page = (name: string) => readFileSync(join(dir, 'pages', name), 'utf8');
  expect(page('service-areas/index.es.md')).toContain(
    'Este trabajo no necesita licencia en Georgia.',
  );
  expect(page('about/index.es.md')).not.toContain('licencia');
});

test('a service’s page that offers what the company does not do asks to be rewritten', async () => {
  await write({ ...PEACH, 'not-offered': 'heat treatment, wildlife removal, tree work' });
  const page = (name: string) => readFileSync(join(dir, `pages/services/${name}.md`), 'utf8');
  expect(page('bedbug-control')).toContain('[[You do not offer heat treatment,');
  expect(page('ant-control')).not.toContain('[[You do not offer');
  expect(page('wasp-control')).not.toContain('[[You do not offer');
  expect(findContentFaults(dir)).toEqual([]);
});

test('who writes no termite letters has no page of them, and no question about their form', async () => {
  await write({ ...PEACH, 'not-offered': 'termite letters' });
  expect(existsSync(join(dir, 'pages/services/termite-clearance-letter.md'))).toBe(false);
  expect(readFileSync(join(dir, 'pages/services/termite-inspection.md'), 'utf8')).not.toContain(
    'The report for a sale',
  );
  expect(findContentFaults(dir)).toEqual([]);
});

test('an animal that it refuses has no service and no guide, and a guide that was asked for says so in both languages', async () => {
  await write({ ...PEACH, 'not-offered': 'bed bugs, scorpions' });
  const isThere = (page: string) => existsSync(join(dir, `pages/${page}.md`));
  expect(isThere('services/bedbug-control')).toBe(false);
  expect(isThere('pest-info/bed-bugs')).toBe(false);
  expect(isThere('services/ant-control')).toBe(true);
  rmSync(dir, { recursive: true });

  await write({
    ...PEACH,
    'not-offered': 'bed bugs, termite treatment',
    services: 'bedbug-control, termite-inspection',
    pests: 'bed-bugs, ants',
    spanish: 'written',
  });
  const page = (name: string) => readFileSync(join(dir, `pages/${name}.md`), 'utf8');
  expect(page('pest-info/bed-bugs')).toContain('[[You do not offer bed bugs,');
  expect(page('pest-info/ants')).not.toContain('[[You do not offer');
  expect(page('services/bedbug-control')).toContain('[[You do not offer bed bugs,');
  expect(page('services/bedbug-control.es')).toContain('habla de ello: bed bugs.');
  expect(page('services/bedbug-control.es')).not.toContain('You do not offer');
  expect(findContentFaults(dir)).toEqual([]);
});

test.each([
  ['bed bugs', 'bedbug-control', true],
  ['Bedbug treatment', 'bedbug-control', true],
  ['bed bug treatment', 'bed-bugs', false],
  ['termites', 'termite-inspection', true],
  ['termite treatments', 'termite-inspection', false],
  ['termite treatments', 'termite-control', true],
  ['crawl space repair', 'ant-control', false],
  ['termite letters', 'termite-clearance-letter', true],
  ['WDI reports', 'termite-clearance-letter', true],
  ['termites', 'termite-clearance-letter', true],
  ['termite treatments', 'termite-clearance-letter', false],
  ['termite letters', 'termite-inspection', false],
])('who does not do %s: is %s refused', (work, name, expected) => {
  expect(isRefused(name, work)).toBe(expected);
});

test('what it does not do is a question of the home page, and each region is named by its towns', async () => {
  await write({
    ...PEACH,
    towns: 'Macon, Byron and Perry, GA; Phenix City AL',
    'not-offered': 'bats, crawl space repair',
  });
  expect(readFileSync(join(dir, 'faqs.yaml'), 'utf8')).toContain(
    'This we leave to others: bats and crawl space repair.',
  );
  expect(loadSite(dir).territories).toMatchObject({
    georgia: { label: 'Macon and nearby' },
    alabama: { label: 'Phenix City' },
  });
});

test('a company that answers in Spanish has its main pages and forms in Spanish, with its own facts', async () => {
  expect(
    await write({
      ...PEACH,
      spanish: 'phone',
      prices: 'ants 40 a month',
      reservice: 'Free re-services',
    }),
  ).toEqual([]);
  expect(loadSite(dir).contact.answers_in_spanish).toBe(true);
  inLanguage('es', () => {
    expect(loadSite(dir)).toMatchObject({
      brand: { serves: 'Macon y Warner Robins' },
      hours: { label: 'lunes a viernes de 8 am a 5 pm' },
      claims: { free_reservice: 'Visitas de regreso sin costo' },
    });
    const pages = loadPages(dir);
    const services = pages.filter(({ matter }) => matter.template === 'service');
    expect(services).toHaveLength(starterServices().length);
    expect(pages.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/services', '/service-areas', '/upload', '/privacy-policy']),
    );
  });
  expect(readFileSync(join(dir, 'site.es.yaml'), 'utf8')).toContain('licensed: Con licencia');
  const wasps = readFileSync(join(dir, 'pages/services/wasp-control.es.md'), 'utf8');
  expect(wasps).toContain('El precio por escrito antes de que empiece el trabajo');
  expect(wasps).not.toContain('{prices.');
  // Nobody was asked about a second treatment against termites.
  const termites = (language: string) =>
    readFileSync(join(dir, `pages/services/termite-control${language}.md`), 'utf8');
  expect(termites('')).not.toMatch(/re-service|free_reservice/);
  expect(termites('.es')).not.toMatch(/sin costo|visita de regreso/);
});

test('a company that does not answer in Spanish promises no Spanish, and none promises what it does not', async () => {
  await write(PEACH);
  expect(existsSync(join(dir, 'site.es.yaml'))).toBe(false);
  expect(existsSync(join(dir, 'pages/services/wasp-control.es.md'))).toBe(false);
  rmSync(dir, { recursive: true });
  await write({ ...PEACH, spanish: 'written' });
  expect(loadSite(dir).contact.answers_in_spanish).toBe(false);
  const texts = starterServices().map((name) =>
    readFileSync(join(dir, `pages/services/${name}.es.md`), 'utf8'),
  );
  for (const text of texts) expect(text).not.toMatch(/sin costo|visitas? de regreso/i);
});

test('stopped in the middle, it goes on from the answers that were given', () => {
  const { name, towns, ...rest } = PEACH;
  const first = run({ name });
  expect(first.status).toBe(1);
  expect(first.output).toContain('--founded is missing');
  expect(JSON.parse(readFileSync(join(dir, '.new-company.json'), 'utf8'))).toMatchObject({ name });
  expect(run({ towns, ...rest })).toMatchObject({ status: 0 });
  expect(loadSite(dir).brand.name).toBe(name);
});

test.each([
  ['an unknown flag', { owner: 'Ann' }, "Unknown option '--owner'"],
  ['a phone of six digits', { phone: '555-01' }, '--phone: expected a phone of ten digits'],
])('%s is refused in words', (_what, flags, says) => {
  const { status, output } = run({ ...PEACH, ...flags });
  expect(status).toBe(1);
  expect(output).toContain(says);
  expect(output).not.toMatch(/\n\s+at /);
});

test('a folder of this repository or one with other files is refused', () => {
  const inside = spawnSync(process.execPath, ['cli/new-company.ts', '--into', 'content', '--yes'], {
    encoding: 'utf8',
  });
  expect(inside.stderr).toContain('expected a folder outside of this repository');
  run(PEACH);
  rmSync(join(dir, '.new-company.json'));
  writeFileSync(join(dir, 'notes.txt'), 'mine');
  expect(run(PEACH).output).toContain('expected an empty folder');
});

test.each([
  ['wide', 1200, 240, { width: 960, height: 192 }],
  ['square', 300, 300, { width: 256, height: 256 }],
])(
  'a %s PNG logo is shown by the SVG, in its own proportions',
  async (_what, width, height, size) => {
    const png = `${dir}.png`;
    await sharp({ create: { width, height, channels: 4, background: '#1b5e3a' } })
      .png()
      .toFile(png);
    expect(await write({ ...PEACH, logo: png })).toEqual([]);
    const { wide, symbols } = companyLogo(dir);
    expect(wide).toEqual(width > height ? size : null);
    expect(symbols).toContain('<image href="/logo.png"');
    expect(await sharp(join(dir, 'public/logo.png')).metadata()).toMatchObject(size);
  },
);

test('a broken PNG is refused in words', async () => {
  writeFileSync(`${dir}.png`, Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'));
  expect(await write({ ...PEACH, logo: `${dir}.png` })).toEqual([
    'the logo: expected a PNG that can be opened',
  ]);
});

test('a color too light for text is made darker, one that is dark enough stays', () => {
  const { ruf, corrected } = paletteOf('#ffcc00');
  expect(corrected).toBe(true);
  expect(contrastRatio(rgbOf(ruf), rgbOf('#fff6e8'))).toBeGreaterThanOrEqual(4.5);
  expect(paletteOf('#1f5d8c')).toMatchObject({ ruf: '#1f5d8c', corrected: false });
});

test('natural answers: groups of towns with a number, a promise of the day, what is not done, two colors', async () => {
  const answers = {
    ...PEACH,
    address: 'Lone Star Pest Control, 5 Main Street, Houston, TX 77002',
    towns: 'Houston and Galveston',
    phone: '713-555-0142',
    'other-phones': '(409) 555-0120 in Galveston',
    hours: 'Mon-Fri 7am-6pm, Sat 8am-1pm',
    licenses: 'TPCL 0555123',
    prices: 'mosquito 69 a month',
    emergency: '713-555-0199',
    'day-promise': 'next day before 2pm',
    'not-offered': 'crawl space repair, termite control',
    color: '#1f5d8c',
    'second-color': '#24324a',
  };
  const output = understoodOf(answersOf(answers))
    .map(({ text }) => text)
    .join('\n');
  expect(output).toContain('Yard plan: from $69 per month for one yard');
  expect(output).toContain('Galveston: (409) 555-0120');
  expect(output).toContain('no page for termite letters');
  expect(output).toContain('scorpions, kissing-bugs and bees: strike out what you do not treat');
  expect(await write(answers)).toEqual([]);
  const site = loadSite(dir);
  expect(site).toMatchObject({
    brand: { serves: 'Houston and Galveston' },
    hours: { next_day_calls_before: '14:00', emergency_phone: '(713) 555-0199' },
    territories: {
      texas: { phone: '(713) 555-0142' },
      galveston: { phone: '(409) 555-0120', cities: ['Galveston'] },
      other: { phone: '(713) 555-0142' },
    },
    licenses: [{ number: 'TPCL 0555123' }],
    prices: { outdoor_plan: { label: 'from $69 per month' } },
  });
  expect(loadAreas(dir)).toMatchObject([
    { id: 'texas', territory: 'texas', cities: ['Houston'], landscape: 'city' },
    { id: 'galveston', territory: 'galveston', cities: ['Galveston'], landscape: 'gulf' },
  ]);
  expect(contrastRatio(rgbOf(site.colors?.fig ?? ''), rgbOf('#fff6e8'))).toBeGreaterThanOrEqual(13);
  expect(existsSync(join(dir, 'pages/services/termite-control.md'))).toBe(false);
  expect(readFileSync(join(dir, 'faqs.yaml'), 'utf8')).toContain(
    'This we leave to others: crawl space repair and termite control.',
  );
});

/** As `--yes` takes them. */
function answersOf(flags: Record<string, string>): Answers {
  const known: Partial<Answers> = {};
  for (const question of QUESTIONS) {
    const text = flags[question.flag] ?? question.usual?.(known) ?? '';
    Object.assign(known, { [question.field]: readAnswer(question, text, known) });
  }
  return v.parse(Answers, known);
}

/** @returns what is wrong with what was written */
const write = (flags: Record<string, string>) =>
  writeContent(dir, answersOf(flags), new Date().toISOString().slice(0, 10));

/** As somebody types it. */
function run(flags: Record<string, string>): { status: number | null; output: string } {
  const words = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['cli/new-company.ts', '--into', dir, '--yes', '--no-remember', '--no-build', ...words],
    { encoding: 'utf8' },
  );
  return { status, output: `${stdout}${stderr}` };
}
