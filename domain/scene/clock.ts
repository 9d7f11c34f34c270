/** What the drawn porch shows at a given time: the light of the hour and the season of the month. */

export type Light = 'day' | 'golden' | 'night';
type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** Hours of the visitor's clock from which each light applies. The page is drawn in the light of the golden hour. */
const LIGHTS: readonly [fromHour: number, light: Light][] = [
  [0, 'night'],
  [6, 'golden'],
  [9, 'day'],
  [16, 'golden'],
  [20, 'night'],
];

/** Background of pages at night: `--cream` in app/styles/night.css. */
export const NIGHT_GROUND = '#1d1634';

const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** @param hour 0 to 23 */
export function lightAt(hour: number): Light {
  return LIGHTS.findLast(([from]) => from <= hour)?.[1] ?? 'night';
}

/** Meteorological seasons of the northern hemisphere: winter begins in December. @param month 0 = January */
export function seasonAt(month: number): Season {
  return SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter';
}
