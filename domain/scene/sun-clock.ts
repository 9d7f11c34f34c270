/**
 * What the drawings show at a moment: the light, by the position of the sun in the visitor's territory, and the season.
 * Part of the inline script, so every byte is on every page.
 */

export type Light = 'day' | 'golden' | 'night';
type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** Latitude and longitude in degrees, north and east positive. */
export type Place = readonly [latitude: number, longitude: number];

/** Minutes from the beginning of golden hour to sunset. */
const GOLDEN_MINUTES = 75;
/** Minutes from sunset to the beginning of night, and from its end to sunrise. */
const DUSK_MINUTES = 25;

/** Background of the page at night: `--cream` of site/styles/light.css. */
export const NIGHT_GROUND = '#1d1634';

const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/**
 * Angles on the Earth's orbit, radians: what the Earth moves in a millisecond; from its position at the epoch to the perihelion,
 * and to the equinox of March.
 */
const YEAR_SPEED = 1.991021e-10;
const PERIHELION = 0.0478;
const EQUINOX = 1.3844;
const RADIANS = Math.PI / 180;

const { sin, cos, asin, acos, abs, round } = Math;

/**
 * `sinceNoon`: minutes since the nearest solar noon, negative before it. `sunset`: minutes from solar noon to sunset. Within two
 * minutes for the United States until 2050.
 * @param at ms since the epoch
 */
export function sunAt(at: number, [latitude, longitude]: Place) {
  const year = at * YEAR_SPEED;
  const anomaly = year - PERIHELION;
  const along = year - EQUINOX + 0.0334 * sin(anomaly);
  // The Earth's axis is tilted by 23.44°.
  const declination = asin(0.3978 * sin(along));
  const north = latitude * RADIANS;
  // At sunset the sun's center is at -0.833°, because the sun's upper edge counts and the air refracts its light.
  const hourAngle = acos(
    (-0.01454 - sin(north) * sin(declination)) / cos(north) / cos(declination),
  );
  // The sun needs four minutes for a degree. The last two terms are the equation of time: how far a sundial is ahead of a
  // clock.
  const sinceNoon =
    at / MINUTE_MS + DAY_MINUTES / 2 + 4 * longitude + 9.87 * sin(2 * along) - 7.66 * sin(anomaly);
  return {
    sinceNoon: sinceNoon - DAY_MINUTES * round(sinceNoon / DAY_MINUTES),
    sunset: (4 * hourAngle) / RADIANS,
  };
}

/** @param at ms since the epoch */
export function lightAt(at: number, place: Place): Light {
  const { sinceNoon, sunset } = sunAt(at, place);
  if (abs(sinceNoon) > sunset + DUSK_MINUTES) return 'night';
  return sinceNoon > sunset - GOLDEN_MINUTES ? 'golden' : 'day';
}

/** Meteorological seasons of the northern hemisphere: winter begins in December. @param month 0 = January */
export function seasonAt(month: number): Season {
  return SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter';
}
