/**
 * npm run draw: writes the files of this package, that is every scene, the icons, and for the site a table of what it has
 * to know about them.
 */
import { join } from 'node:path';
import {
  type DrawnFiles,
  drawing,
  examplesPage,
  ROOT,
  viewBoxOf,
  writeDrawnFiles,
} from '@wrenhouse/svg';
import { BRANCHES } from './branches.ts';
import { chapterFiles, chapterTable } from './chapters/chapters.ts';
import { cornerHouse } from './corner-house.ts';
import { cutaway } from './cutaway/cutaway.ts';
import { facade } from './cutaway/facade.ts';
import { ROOM_VIEWS } from './cutaway/room-views.ts';
import { firstVisit } from './first-visit.ts';
import { heroPorch, phonePorch, phonePorchLights, porchLights } from './hero-porch.ts';
import { heroYard, yardLights } from './hero-yard.ts';
import { icon, PNG_ICONS, pngIcon } from './icons.ts';
import { blueRidge } from './landscapes/blue-ridge.ts';
import { coast } from './landscapes/coast.ts';
import { foothills } from './landscapes/foothills.ts';
import { riverCity } from './landscapes/river-city.ts';
import {
  carytown,
  churchHill,
  glenAllen,
  greenville,
  norfolk,
  salisbury,
} from './landscapes/towns.ts';
import { atNight, inBothLights, stars } from './night.ts';
import { nightYard } from './night-yard.ts';
import { notFound } from './not-found.ts';
import { mailbox } from './objects.ts';
import { openDoor } from './open-door.ts';
import { PAGE_HEADS } from './page-heads/page-heads.ts';
import { SERVICE_SCENES } from './service-scenes.ts';
import { sectionFiles, sectionTable } from './town-section/town-section.ts';
import { WINDOW_SCENES } from './window-scenes.ts';
import { wrenSymbol } from './wren.ts';

interface Scene {
  /** File name without .svg. */
  name: string;
  /** What is to be seen, as it follows "a drawing of". */
  words: string;
  svg: string;
  /** Ids of the parts that a page places one by one; such a file has no size of its own. */
  parts?: string[];
}

/** The ground a place stands on, 1600 by 700, its weight in the lower third. */
const LANDSCAPES: Record<string, { words: string; draw: () => string }> = {
  'river-city': { words: 'a skyline over a rocky river', draw: riverCity },
  coast: { words: 'dunes by the evening sea', draw: coast },
  foothills: { words: 'plowed clay before low mountains', draw: foothills },
  'blue-ridge': { words: 'a vineyard before mountain ridges', draw: blueRidge },
  carytown: { words: 'shops under flats, a theater among them', draw: carytown },
  'church-hill': { words: 'a white church and brick houses over a river', draw: churchHill },
  'glen-allen': { words: 'townhouses beside a wet river bank', draw: glenAllen },
  salisbury: { words: 'low houses under tall trees at a lake', draw: salisbury },
  norfolk: { words: 'wooden houses on tidal water, one of them raised', draw: norfolk },
  greenville: { words: 'a waterfall below a brick mill', draw: greenville },
};

export const SCENES: readonly Scene[] = [
  scene('wren', 'the wren of the logo', wrenSymbol()),
  partsOf('hero', 'a house with a porch in the evening', {
    yard: inBothLights(heroYard(), stars(-300, 700) + yardLights()),
    porch: inBothLights(heroPorch(), porchLights()),
    'porch-phone': inBothLights(phonePorch(), phonePorchLights()),
  }),
  ...Object.entries(BRANCHES).map(([name, draw]) =>
    scene(
      `branch-${name}`,
      name === 'palmetto' ? 'a frond of a palmetto' : `a branch of dogwood in ${name}`,
      draw(),
    ),
  ),
  ...WINDOW_SCENES.flatMap(({ name, words, draw }) => [
    scene(`window-${name}`, words, draw()),
    scene(`window-${name}-night`, `${words}, at night`, atNight(draw())),
  ]),
  scene('cutaway', 'a house opened at dusk, with its rooms', cutaway()),
  scene('facade', 'the front of a house', facade()),
  ...[...ROOM_VIEWS, ...SERVICE_SCENES].map(({ name, words, draw }) =>
    scene(`room-${name}`, words, draw()),
  ),
  ...Object.entries(LANDSCAPES).map(([name, { words, draw }]) =>
    partsOf(`landscape-${name}`, words, { scene: inBothLights(draw(), stars(-300, 640)) }),
  ),
  ...chapterFiles(),
  ...sectionFiles(),
  ...PAGE_HEADS.map(({ name, words, draw }) => partsOf(`head-${name}`, words, { scene: draw() })),
  scene('first-visit', 'a technician’s van in front of a house', firstVisit()),
  scene('night-yard', 'a house with lit windows at night', nightYard()),
  scene('mailbox', 'a wren on a mailbox', drawing(230, 220, mailbox())),
  scene('corner-house', 'a house between trees, a wren on its chimney', cornerHouse()),
  scene('open-door', 'an open door with light in it, between two lanterns', openDoor()),
  partsOf('not-found', 'a wren that has left its fern for the fence', { scene: notFound() }),
];

export function drawnFiles(): DrawnFiles {
  const rows = SCENES.map(({ name, words, svg, parts }) => {
    if (parts) return { file: `${name}.svg`, words, parts };
    const [, , width, height] = viewBoxOf(svg);
    return { file: `${name}.svg`, words, width, height };
  });
  const shown = SCENES.filter(({ parts }) => !parts).map(({ name, words }) => ({
    src: `../../public/art/${name}.svg`,
    name,
    words,
  }));
  return {
    files: new Map([
      ...SCENES.map(({ name, svg }) => [`public/art/${name}.svg`, svg] as const),
      ['public/favicon.svg', icon(false)],
      ['domain/drawings/scenes.json', `${JSON.stringify(rows, null, 2)}\n`],
      ['domain/drawings/chapters.json', `${JSON.stringify(chapterTable(), null, 2)}\n`],
      ['domain/drawings/town-section.json', `${JSON.stringify(sectionTable(), null, 2)}\n`],
      ['packages/scenes/examples.md', examplesPage('Scenes', 240, shown)],
    ]),
    // Those of the pests are of packages/specimens.
    isOwn: (path) => path.startsWith('public/art/') && !path.startsWith('public/art/pest-'),
  };
}

function scene(name: string, words: string, svg: string): Scene {
  return { name, words, svg };
}

/** Drawings that pages place with <use>, by their ids. */
function partsOf(name: string, words: string, drawings: Record<string, string>): Scene {
  const groups = Object.entries(drawings).map(([id, body]) => `<g id="${id}">${body}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
  return { name, words, svg, parts: Object.keys(drawings) };
}

if (import.meta.main) {
  writeDrawnFiles(drawnFiles());
  for (const one of PNG_ICONS) await pngIcon(one).toFile(join(ROOT, 'public', one.file));
}
