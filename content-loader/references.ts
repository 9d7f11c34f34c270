/** Names that a content file uses and that name nothing: territories, states, areas, pages, prices, drawings, photos. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Home } from '../domain/content/home-schema.ts';
import {
  type ChapterMatter,
  languagesOfTemplate,
  type PageMatter,
  type PestMatter,
  type PlaceMatter,
} from '../domain/content/page-schema.ts';
import type { Area, Site } from '../domain/content/site-schema.ts';
import { chapterNamed } from '../domain/drawings/chapters.ts';
import { crowdedSpots } from '../domain/drawings/town-section.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../domain/language/language.ts';
import { allDrawings } from '../domain/species/specimens.ts';
import { US_STATE_CODES, US_STATE_NAMES, usStateCode } from '../domain/territory/us-states.ts';
import { collect, type Fault, fieldFault } from './content-error.ts';
import type { FieldPath } from './field-lines.ts';
import { CODE_ROUTES, type Page, splitPage } from './load.ts';
import { NavigationSettings } from './navigation.ts';
import { urlFault } from './page-addresses.ts';
import { fileIn } from './read-translated.ts';
import { readYaml } from './read-yaml.ts';

/** Settings, areas and menus. @param urls addresses of all pages */
export function siteFaults(dir: string, site: Site, areas: Area[], urls: string[]): Fault[] {
  return [
    ...settingFaults(join(dir, 'site.yaml'), site),
    ...areas.flatMap((area) => areaFaults(join(dir, 'areas', `${area.id}.yaml`), area, site, urls)),
    ...navigationFaults(join(dir, 'navigation.yaml'), site, urls),
  ];
}

function settingFaults(file: string, { territories, licenses, contact, hours }: Site): Fault[] {
  const states = Object.entries(territories).flatMap(([name, { state }]) =>
    state === undefined ? [] : unknownState(file, ['territories', name, 'state'], state),
  );
  const licensed = licenses.flatMap(({ state }, index) =>
    usStateCode(state)
      ? []
      : [fieldFault(file, ['licenses', index, 'state'], 'the name of a state', state, names())],
  );
  const zones = Intl.supportedValuesOf('timeZone');
  const zone = zones.includes(contact.time_zone)
    ? []
    : [
        fieldFault(
          file,
          ['contact', 'time_zone'],
          'a time zone like America/New_York',
          contact.time_zone,
          zones,
        ),
      ];
  const days = Object.entries(hours).flatMap(([day, value]) =>
    isOpenDay(value) && value.opens >= value.closes
      ? [
          fieldFault(
            file,
            ['hours', day, 'closes'],
            `a time after ${value.opens}, when it opens`,
            value.closes,
          ),
        ]
      : [],
  );
  return [...states, ...licensed, ...zone, ...days];
}

function isOpenDay(value: unknown): value is { opens: string; closes: string } {
  return typeof value === 'object' && value !== null && 'opens' in value;
}

function areaFaults(file: string, area: Area, { territories }: Site, urls: string[]): Fault[] {
  const known = Object.keys(territories);
  const territory = territories[area.territory];
  const elsewhere = territory?.state !== undefined && territory.state !== area.state;
  return [
    ...unknownState(file, ['state'], area.state),
    ...(territory
      ? []
      : [
          fieldFault(
            file,
            ['territory'],
            `a territory of site.yaml (${known.join(', ')})`,
            area.territory,
            known,
          ),
        ]),
    ...(elsewhere
      ? [
          fieldFault(
            file,
            ['state'],
            `${territory.state}, the state of the territory ${area.territory} in site.yaml`,
            area.state,
          ),
        ]
      : []),
    ...unknownPages(file, [[['page'], area.page]], urls),
  ];
}

function unknownState(file: string, path: FieldPath, state: string): Fault[] {
  return US_STATE_CODES.includes(state)
    ? []
    : [fieldFault(file, path, 'the two letters of a state', state, US_STATE_CODES)];
}

function navigationFaults(file: string, { brand }: Site, urls: string[]): Fault[] {
  const settings = collect([], () => readYaml(file, NavigationSettings));
  if (!settings) return [];
  const links: [FieldPath, string][] = [
    ...settings.header.map((path, index): [FieldPath, string] => [['header', index], path]),
    ...settings.footer.flatMap(({ pages }, column) =>
      pages.map((path, index): [FieldPath, string] => [['footer', column, 'pages', index], path]),
    ),
  ];
  return unknownPages(
    file,
    links.map(([path, link]) => [path, link.replace('{slug}', brand.slug)]),
    ['/quote', ...urls],
  );
}

export function homeFaults(file: string, home: Home, { prices }: Site, urls: string[]): Fault[] {
  const links: [FieldPath, string | undefined][] = [
    ...home.hero.links.map(({ page }, index): [FieldPath, string] => [
      ['hero', 'links', index, 'page'],
      page,
    ]),
    ...home.services.cards.map(({ link }, index): [FieldPath, string | undefined] => [
      ['services', 'cards', index, 'link', 'page'],
      link?.page,
    ]),
    ...home.pests.zones.flatMap(({ pests }, zone) =>
      pests.map(({ page }, index): [FieldPath, string | undefined] => [
        ['pests', 'zones', zone, 'pests', index, 'page'],
        page,
      ]),
    ),
  ];
  const cards = home.services.cards.map(({ price }, index): [FieldPath, string] => [
    ['services', 'cards', index, 'price'],
    price,
  ]);
  return [
    ...unknownPages(file, links, urls),
    ...unknownPrices(file, cards, prices),
    ...home.pests.zones.flatMap(({ pests }, zone) =>
      pests.flatMap(({ spot }, index) =>
        pests.findIndex((other) => other.spot === spot) < index
          ? [
              fieldFault(
                file,
                ['pests', 'zones', zone, 'pests', index, 'spot'],
                'a spot where no other pest of the zone is',
                spot,
              ),
            ]
          : [],
      ),
    ),
  ];
}

/** What a page's front matter names, and whether the page may stand at its address. */
export function pageFaults({
  dir,
  site,
  areas,
  pages,
}: {
  dir: string;
  site: Site;
  areas: Area[];
  pages: Page[];
}): Fault[] {
  const photos = join(dir, 'photos');
  const pictures = existsSync(photos) ? readdirSync(photos) : [];
  const ids = areas.map(({ id }) => id);
  const services = pages.flatMap(({ url, matter }) => (matter.template === 'service' ? url : []));
  return pages.flatMap(({ file, url, matter }): Fault[] => {
    const misplaced = urlFault(file, url, matter);
    const area = 'area' in matter ? matter.area : undefined;
    return [
      ...languageFaults(file, matter),
      ...(misplaced ? [misplaced] : []),
      ...(area === undefined || ids.includes(area)
        ? []
        : [fieldFault(file, ['area'], `a file of areas/ (${ids.join(', ')})`, area, ids)]),
      ...matter.photos.flatMap((photo, index) =>
        pictures.includes(photo.file)
          ? []
          : [
              fieldFault(
                file,
                ['photos', index, 'file'],
                `a picture in ${photos}`,
                photo.file,
                pictures,
              ),
            ],
      ),
      ...('service' in matter && matter.service && matter.template === 'pest'
        ? unknownPages(
            file,
            [[['service'], matter.service]],
            services,
            'a page with template: service',
          )
        : []),
      ...(matter.template === 'pest'
        ? [
            ...pestFaults(file, matter),
            ...chapterFaults(file, matter.chapter, 'treatment', matter.treatment.length),
          ]
        : []),
      ...(matter.template === 'service'
        ? chapterFaults(file, matter.chapter, 'steps', matter.steps.length)
        : []),
      ...('place' in matter ? crowdedFaults(file, matter) : []),
      ...(matter.template === 'service'
        ? matter.guarantee.carries.flatMap((claim, index) =>
            site.claims[claim]
              ? []
              : [
                  fieldFault(
                    file,
                    ['guarantee', 'carries', index],
                    `a promise of claims in site.yaml (it has no ${claim})`,
                    claim,
                  ),
                ],
          )
        : []),
      ...(matter.template === 'service' && matter.cost.by === 'price'
        ? unknownPrices(file, pricesIn(matter.cost), site.prices)
        : []),
    ];
  });
}

/** Translations of a page whose template has no sentences in that language. */
function languageFaults(file: string, matter: PageMatter): Fault[] {
  const { name, languages } = languagesOfTemplate(matter);
  return LANGUAGES.filter((language) => !languages.includes(language))
    .map((language) => ({ language, own: fileIn(language, file) }))
    .filter(({ own }) => existsSync(own))
    .map(({ language, own }) => ({
      file: own,
      line: null,
      says: `expected no page in ${LANGUAGE_NAMES[language]}, as pages with ${name} are in ${languages.map((one) => LANGUAGE_NAMES[one]).join(' and ')} only: delete this file (docs/languages.md), found one`,
    }));
}

/** Places of the section that a page can't show together. */
function crowdedFaults(file: string, { pests }: PlaceMatter): Fault[] {
  const crowded = crowdedSpots(pests.flatMap(({ spots }) => spots));
  if (!crowded) return [];
  const [kept, other] = crowded;
  const index = pests.findLastIndex(({ spots }) => spots.includes(other));
  return [
    fieldFault(
      file,
      ['pests', index, 'spots'],
      `no ${other}, as it is drawn where ${kept} is`,
      other,
    ),
  ];
}

/**
 * Layers that the drawing does not have, steps that the page does not have, and a translation of fewer or more steps.
 * @param field of the page's steps
 * @param steps how many
 */
function chapterFaults(
  file: string,
  chapter: ChapterMatter | undefined,
  field: 'steps' | 'treatment',
  steps: number,
): Fault[] {
  if (!chapter) return [];
  const known = chapterNamed(chapter.drawing)?.layers.map(({ name }) => name) ?? [];
  const layers = Object.entries(chapter.layers).flatMap(([layer, step]) => [
    ...(known.includes(layer)
      ? []
      : [
          fieldFault(
            file,
            ['chapter', 'layers', layer],
            `a layer of the drawing ${chapter.drawing} (${known.join(', ')})`,
            layer,
            known,
          ),
        ]),
    ...(step <= steps
      ? []
      : [
          fieldFault(file, ['chapter', 'layers', layer], `a step from 1 to ${steps}`, String(step)),
        ]),
  ]);
  return [...layers, ...translatedStepFaults(file, field, steps)];
}

function translatedStepFaults(file: string, field: string, steps: number): Fault[] {
  const own = fileIn('es', file);
  if (!existsSync(own)) return [];
  const faults: Fault[] = [];
  const words = collect(faults, () => splitPage(own, readFileSync(own, 'utf8')).matter);
  const found = (words as Record<string, unknown> | undefined)?.[field];
  if (Array.isArray(found) && found.length !== steps)
    faults.push(
      fieldFault(
        own,
        [field],
        `as many entries as ${basename(file)} has (${steps}), for the drawing beside them`,
        String(found.length),
      ),
    );
  return faults;
}

function pricesIn({
  price,
  examples,
}: {
  price: string;
  examples: { lines: { price: string }[] }[];
}): [FieldPath, string][] {
  return [
    [['cost', 'price'], price],
    ...examples.flatMap(({ lines }, example) =>
      lines.map((line, index): [FieldPath, string] => [
        ['cost', 'examples', example, 'lines', index, 'price'],
        line.price,
      ]),
    ),
  ];
}

function pestFaults(file: string, { activity, species, lookalikes }: PestMatter): Fault[] {
  const drawings = allDrawings().map(({ name }) => name);
  const named: [FieldPath, string | undefined][] = [
    ...species.map(({ specimen }, index): [FieldPath, string | undefined] => [
      ['species', index, 'specimen'],
      specimen,
    ]),
    ...lookalikes.flatMap(({ specimen, beside }, index): [FieldPath, string | undefined][] => [
      [['lookalikes', index, 'specimen'], specimen],
      [['lookalikes', index, 'beside'], beside],
    ]),
  ];
  const isDrawn = species.some(({ specimen }) => specimen);
  return [
    ...named.flatMap(([path, name]) =>
      name === undefined || drawings.includes(name)
        ? []
        : [fieldFault(file, path, 'a drawing of public/specimens', name, drawings)],
    ),
    ...species.flatMap(({ marks, callouts }, index) =>
      callouts.flatMap(({ mark }, callout) =>
        mark <= marks.length
          ? []
          : [
              fieldFault(
                file,
                ['species', index, 'callouts', callout, 'mark'],
                `a mark from 1 to ${marks.length}`,
                String(mark),
              ),
            ],
      ),
    ),
    ...lookalikes.flatMap(({ specimen, beside }, index) =>
      specimen && !beside && !isDrawn
        ? [
            fieldFault(
              file,
              ['lookalikes', index, 'beside'],
              'the drawing beside which it stands, as no species of the page is drawn',
              undefined,
            ),
          ]
        : [],
    ),
    ...Object.keys(activity).flatMap((state) =>
      usStateCode(state.replaceAll('_', ' '))
        ? []
        : [fieldFault(file, ['activity', state], 'a state like south_carolina', state, names('_'))],
    ),
  ];
}

/** States by name, as in "south carolina". */
const names = (space = ' ') => US_STATE_NAMES.map((name) => name.replaceAll(' ', space));

function unknownPages(
  file: string,
  links: [FieldPath, string | undefined][],
  urls: readonly string[],
  expected = 'a page that exists',
): Fault[] {
  const known = [...CODE_ROUTES, ...urls];
  return links.flatMap(([path, link]) =>
    link === undefined || known.includes(link)
      ? []
      : [fieldFault(file, path, expected, link, urls)],
  );
}

function unknownPrices(file: string, used: [FieldPath, string][], prices: Site['prices']): Fault[] {
  const known = Object.keys(prices);
  return used.flatMap(([path, name]) =>
    known.includes(name)
      ? []
      : [
          fieldFault(
            file,
            path,
            `a price of site.yaml (${known.join(', ') || 'it has none'})`,
            name,
            known,
          ),
        ],
  );
}
