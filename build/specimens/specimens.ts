/** Every specimen there is, in the order of the plates. */
import type { Specimen } from './anatomy.ts';
import { ANTS } from './catalogue/ants.ts';
import { BED_BUGS } from './catalogue/bed-bugs.ts';
import { BEES } from './catalogue/bees.ts';
import { BEETLES } from './catalogue/beetles.ts';
import { BUGS } from './catalogue/bugs.ts';
import { CRICKETS } from './catalogue/camel-cricket.ts';
import { COCKROACHES } from './catalogue/cockroaches.ts';
import { FLEAS } from './catalogue/fleas.ts';
import { FLIES } from './catalogue/flies.ts';
import { LARVAE } from './catalogue/larvae.ts';
import { MANY_LEGGED } from './catalogue/many-legged.ts';
import { NESTS } from './catalogue/nests.ts';
import { OCCASIONAL } from './catalogue/occasional.ts';
import { PANTRY_AND_WOOD_BEETLES } from './catalogue/pantry-and-wood-beetles.ts';
import { RODENTS } from './catalogue/rodents.ts';
import { SIGNS } from './catalogue/signs.ts';
import { SPIDERS } from './catalogue/spiders.ts';
import { TERMITES } from './catalogue/termites.ts';
import { TICKS } from './catalogue/ticks.ts';
import { WASPS } from './catalogue/wasps.ts';
import { WIDOWS } from './catalogue/widows.ts';
import { WILDLIFE } from './catalogue/wildlife.ts';
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
  ...PANTRY_AND_WOOD_BEETLES,
  ...LARVAE,
  ...BUGS,
  ...WIDOWS,
  ...SPIDERS,
  ...MANY_LEGGED,
  ...CRICKETS,
  ...OCCASIONAL,
  ...RODENTS,
  ...WILDLIFE,
  ...SIGNS,
  ...WOOD_DAMAGE,
  ...NESTS,
];
