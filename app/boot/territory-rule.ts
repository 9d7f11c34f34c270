import type { Territory, VisitorLocation } from '../../domain/territory/territory.ts';

const VIRGINIA_BEACH =
  /^(virginia beach|norfolk|chesapeake|hampton|newport news|portsmouth|suffolk|williamsburg|yorktown)$/i;

/**
 * domain/territory's rule once more, in as few bytes as it takes, because every page carries it inline. Which
 * Richmond ZIP it is makes no difference, so no list of them is needed. A property test holds it to the original.
 */
export function shortTerritoryOf({ region_code, city }: VisitorLocation): Territory {
  const region = region_code?.trim();
  if (region && !/^va$/i.test(region)) return 'other';
  return region && VIRGINIA_BEACH.test(city?.trim() as string) ? 'virginia_beach' : 'richmond';
}
