/** The kinds by which the pest guide is grouped. */
import * as m from '#messages';

/** In this order neighbors fill a row of seven. `pages` are slugs of pest pages. */
export const PEST_KINDS = [
  {
    id: 'ants',
    name: m.pest_index_ants_and_termites,
    pages: ['ants', 'fire-ants', 'carpenter-ants', 'termites'],
  },
  { id: 'wasps', name: m.pest_index_wasps_and_bees, pages: ['wasps', 'bees', 'carpenter-bees'] },
  {
    id: 'bugs',
    name: m.pest_index_beetles_and_bugs,
    pages: ['beetles', 'wood-boring-beetles', 'boxelder-bugs', 'stink-bugs', 'chinch-bugs'],
  },
  { id: 'spiders', name: m.pest_index_spiders_and_centipedes, pages: ['spiders', 'centipedes'] },
  {
    id: 'biters',
    name: m.pest_index_bugs_that_bite,
    pages: ['bed-bugs', 'fleas', 'ticks', 'mosquitoes'],
  },
  { id: 'roaches', name: m.common_roaches, pages: ['cockroaches'] },
  {
    id: 'animals',
    name: m.pest_index_rodents_and_wildlife,
    pages: [
      'rodents',
      'squirrels',
      'raccoons',
      'bats',
      'skunks-opossums-groundhogs',
      'birds',
      'snakes',
    ],
  },
] as const;

/** @param href of a pest page */
export function kindOf(href: string): string {
  const slug = href.split('/').at(-1) ?? '';
  return PEST_KINDS.find(({ pages }) => (pages as readonly string[]).includes(slug))?.id ?? 'bugs';
}
