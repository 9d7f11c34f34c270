/** Every specimen there is, in the order of the plates. */
import type { Specimen } from './anatomy.ts';
import { ANTS } from './catalog/ants.ts';
import { BED_BUGS } from './catalog/bed-bugs.ts';
import { BEES } from './catalog/bees.ts';
import { BEETLES } from './catalog/beetles.ts';
import { BUGS } from './catalog/bugs.ts';
import { CRICKETS } from './catalog/camel-cricket.ts';
import { COCKROACHES } from './catalog/cockroaches.ts';
import { FLEAS } from './catalog/fleas.ts';
import { FLIES } from './catalog/flies.ts';
import { LARVAE } from './catalog/larvae.ts';
import { MANY_LEGGED } from './catalog/many-legged.ts';
import { NESTS } from './catalog/nests.ts';
import { OCCASIONAL } from './catalog/occasional.ts';
import { PANTRY_AND_WOOD_BEETLES } from './catalog/pantry-and-wood-beetles.ts';
import { RODENTS } from './catalog/rodents.ts';
import { SIGNS } from './catalog/signs.ts';
import { SPIDERS } from './catalog/spiders.ts';
import { TERMITES } from './catalog/termites.ts';
import { TICKS } from './catalog/ticks.ts';
import { WASPS } from './catalog/wasps.ts';
import { WIDOWS } from './catalog/widows.ts';
import { WILDLIFE } from './catalog/wildlife.ts';
import { WOOD_DAMAGE } from './catalog/wood-damage.ts';

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
