/** Every drawing of public/art by file name. */
import { BRANCHES } from '../../app/illustrations/branches.ts';
import { cornerHouse } from '../../app/illustrations/corner-house.ts';
import { cutaway } from '../../app/illustrations/cutaway/cutaway.ts';
import { facade } from '../../app/illustrations/cutaway/facade.ts';
import { roomView } from '../../app/illustrations/cutaway/room-views.ts';
import { firstVisit } from '../../app/illustrations/first-visit.ts';
import { flown } from '../../app/illustrations/flown.ts';
import { HEAD_PICTURES } from '../../app/illustrations/head-pictures.ts';
import { heroPorch, phonePorch } from '../../app/illustrations/hero-porch.ts';
import { heroYard } from '../../app/illustrations/hero-yard.ts';
import { LANDSCAPES } from '../../app/illustrations/landscapes/landscapes.ts';
import { nightYard } from '../../app/illustrations/night-yard.ts';
import { mailbox } from '../../app/illustrations/objects.ts';
import { drawing } from '../../app/illustrations/shapes.ts';
import { windowScene } from '../../app/illustrations/window-scenes.ts';
import { PEST_MARKS, WINDOW_SCENES } from '../../domain/content/home-schema.ts';
import { ROOM_VIEWS } from '../../domain/content/page-schema.ts';
import { smallSpecimen } from '../specimens/small-specimens.ts';
import { specimenTray } from './specimen-tray.ts';

export const ART: Record<string, string> = {
  ...Object.fromEntries(WINDOW_SCENES.map((scene) => [`window-${scene}.svg`, windowScene(scene)])),
  ...Object.fromEntries(ROOM_VIEWS.map((view) => [`room-${view}.svg`, roomView(view)])),
  ...Object.fromEntries(
    Object.entries(BRANCHES).map(([name, draw]) => [`branch-${name}.svg`, draw()]),
  ),
  ...Object.fromEntries(
    Object.entries(LANDSCAPES).map(([name, draw]) => [
      `landscape-${name}.svg`,
      parts({ scene: draw() }),
    ]),
  ),
  ...Object.fromEntries(PEST_MARKS.map((mark) => [`pest-${mark}.svg`, smallSpecimen(mark)])),
  ...Object.fromEntries(
    Object.entries(HEAD_PICTURES).map(([name, draw]) => [`head-${name}.svg`, draw()]),
  ),
  'head-tray.svg': specimenTray(),
  'first-visit.svg': firstVisit(),
  'night-yard.svg': nightYard(),
  'mailbox.svg': drawing(230, 220, mailbox()),
  'cutaway.svg': cutaway(),
  'facade.svg': facade(),
  'corner-house.svg': cornerHouse(),
  'flown.svg': flown(),
  'hero.svg': parts({ yard: heroYard(), porch: heroPorch(), 'porch-phone': phonePorch() }),
};

/** Drawings that pages place with <use>, by their ids. */
function parts(drawings: Record<string, string>): string {
  const groups = Object.entries(drawings).map(([id, body]) => `<g id="${id}">${body}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
}
