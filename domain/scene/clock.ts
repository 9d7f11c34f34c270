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

/** Background of the page at night: `--cream` of app/styles/light.css. */
export const NIGHT_GROUND = '#1d1634';

const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** 2000-01-01T12:00Z, ms since the epoch. The formulas for the sun count days from it. */
const J2000 = 946_728_000_000;
const { sin, cos, acos, sqrt, abs, round, PI } = Math;
const RADIANS = PI / 180;
/**
 * Sine of the altitude of the sun's center at sunrise and sunset: -0.833°, because the sun's upper edge counts and the air
 * refracts its light.
 */
const SIN_HORIZON = -0.01454;
/** Sine of the tilt of the Earth's axis, 23.44°. */
const SIN_TILT = 0.3978;

/**
 * `sinceNoon`: minutes since the nearest solar noon, negative before it. `sunset`: minutes from solar noon to sunset.
 * Low-precision formulas of the Astronomical Almanac, within two minutes for the United States until 2050.
 * @param at ms since the epoch
 */
export function sunAt(at: number, [latitude, longitude]: Place) {
  const days = (at - J2000) / MINUTE_MS / DAY_MINUTES;
  const anomaly = (357.53 + 0.9856 * days) * RADIANS;
  const along = (280.46 + 0.985647 * days + 1.915 * sin(anomaly)) * RADIANS;
  const sinDeclination = SIN_TILT * sin(along);
  const north = latitude * RADIANS;
  const hourAngle = acos(
    (SIN_HORIZON - sin(north) * sinDeclination) / cos(north) / sqrt(1 - sinDeclination ** 2),
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
