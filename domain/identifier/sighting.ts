/** What a homeowner can answer about a sighting. Every answer is optional. */
export const PLACES = [
  'kitchen',
  'bathroom',
  'bedroom',
  'living-room',
  'window',
  'attic',
  'crawl-space',
  'wall',
  'outside-wall',
  'eaves-or-deck',
  'garden',
  'lawn',
] as const;
const LEGS = ['six', 'eight', 'many', 'four', 'not-seen'] as const;
const WINGS = ['none', 'four-equal', 'wings', 'not-seen'] as const;
/** Classes of body length, mm; a penny is 19 mm across. */
export const SIZES = {
  'under-3': [0, 3],
  '3-to-6': [3, 6],
  '6-to-13': [6, 13],
  '13-to-25': [13, 25],
  '25-to-50': [25, 50],
  'over-50': [50, 500],
} as const;
export const COLORS = [
  'black',
  'dark-brown',
  'red-brown',
  'tan',
  'cream',
  'gray',
  'yellow-and-black',
  'black-and-white',
  'orange-or-red',
] as const;
const BODIES = [
  'pinched-waist',
  'straight',
  'flat-oval',
  'round',
  'shield',
  'long-and-thin',
  'fuzzy',
  'furry',
  'thin-sideways',
] as const;
const SIGNS = [
  'trail',
  'mound',
  'mud-tubes',
  'shed-wings',
  'coarse-sawdust',
  'fine-powder',
  'round-holes-in-wood',
  'bites-at-night',
  'ankle-bites',
  'dark-spots-on-mattress',
  'pepper-droppings',
  'rice-droppings',
  'large-droppings',
  'gnawing',
  'noise-at-night',
  'noise-by-day',
  'burrows',
  'web',
  'paper-nest',
  'mud-nest',
  'ground-nest',
  'hovering',
  'at-lights',
  'jumps',
  'scratching-pet',
  'fabric-holes',
  'in-food',
  'crowd-on-sunny-wall',
  'swarm-cluster',
  'dead-lawn-patches',
  'stings',
  'attached-to-skin',
  'runs-from-light',
  'bad-smell',
] as const;

export interface Sighting {
  place?: (typeof PLACES)[number];
  /** 1 to 12. */
  month?: number;
  legs?: (typeof LEGS)[number];
  wings?: (typeof WINGS)[number];
  size?: keyof typeof SIZES;
  color?: (typeof COLORS)[number];
  body?: (typeof BODIES)[number];
  signs?: (typeof SIGNS)[number][];
}

/** The possible answers by question, except `month`, which is a number. */
export const ANSWERS = {
  place: PLACES,
  legs: LEGS,
  wings: WINGS,
  size: Object.keys(SIZES) as (keyof typeof SIZES)[],
  color: COLORS,
  body: BODIES,
  signs: SIGNS,
} as const;

/** Every question, in the order in which they are asked. */
export const QUESTIONS = [
  'place',
  'month',
  'legs',
  'wings',
  'size',
  'color',
  'body',
  'signs',
] as const satisfies (keyof Sighting)[];
export type Question = (typeof QUESTIONS)[number];

/** Parses the answers in a URL (`place=kitchen&signs=trail&signs=jumps`); unknown values are dropped. */
export function readSighting(query: URLSearchParams): Sighting {
  const sighting: Record<string, unknown> = {};
  for (const question of QUESTIONS) {
    const given = query.getAll(question);
    if (question === 'month') {
      const month = Number(given[0]);
      if (Number.isInteger(month) && month >= 1 && month <= 12) sighting.month = month;
      continue;
    }
    const known = given.filter((answer) =>
      (ANSWERS[question] as readonly string[]).includes(answer),
    );
    if (known.length) sighting[question] = question === 'signs' ? [...new Set(known)] : known[0];
  }
  return sighting as Sighting;
}

/** True if no answer could distinguish one pest from another. */
export function isEmptySighting({ month: _month, ...seen }: Sighting): boolean {
  return Object.values(seen).every((answer) => answer === 'not-seen');
}
