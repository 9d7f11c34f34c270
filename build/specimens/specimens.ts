/** Every specimen there is, in the order of the plates. */
import type { Specimen } from './anatomy.ts';
import { ANTS } from './catalogue/ants.ts';
import { BED_BUGS } from './catalogue/bed-bugs.ts';
import { BEES } from './catalogue/bees.ts';
import { BEETLES } from './catalogue/beetles.ts';
import { BUGS } from './catalogue/bugs.ts';
import { COCKROACHES } from './catalogue/cockroaches.ts';
import { FLEAS } from './catalogue/fleas.ts';
import { FLIES } from './catalogue/flies.ts';
import { LARVAE } from './catalogue/larvae.ts';
import { NESTS } from './catalogue/nests.ts';
import { OCCASIONAL } from './catalogue/occasional.ts';
import { RODENTS } from './catalogue/rodents.ts';
import { SIGNS } from './catalogue/signs.ts';
import { SPIDERS } from './catalogue/spiders.ts';
import { TERMITES } from './catalogue/termites.ts';
import { TICKS } from './catalogue/ticks.ts';
import { WASPS } from './catalogue/wasps.ts';
import { WOOD_DAMAGE } from './catalogue/wood-damage.ts';

export const SPECIMENS: Specimen[] = [
  ...ANTS,
  ...TERMITES,
  ...COCKROACHES,
  ...BED_BUGS,
  ...FLEAS,
  ...TICKS,
  ...FLIES,
  ...WASPS,
  ...BEES,
  ...BEETLES,
  ...LARVAE,
  ...BUGS,
  ...SPIDERS,
  ...OCCASIONAL,
  ...RODENTS,
  ...SIGNS,
  ...WOOD_DAMAGE,
  ...NESTS,
];
