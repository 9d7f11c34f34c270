import type { Area } from '../../../domain/content/site-schema.ts';
import { blueRidge } from './blue-ridge.ts';
import { coast } from './coast.ts';
import { foothills } from './foothills.ts';
import { riverCity } from './river-city.ts';

/** The ground a place stands on, by the `landscape` of its area. Each 1600 by 700, its weight in the lower third. */
export const LANDSCAPES: Record<Area['landscape'], () => string> = {
  'river-city': riverCity,
  coast,
  foothills,
  'blue-ridge': blueRidge,
};
