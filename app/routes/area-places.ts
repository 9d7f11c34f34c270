import { loadAreas } from '../../content-loader/load.ts';
import type { AreaPlaces } from '../../domain/territory/area.ts';

/** Cities and ZIP codes of every area: a file that app/lib/territory asks for when it needs to know an area. */
export function loader(): Response {
  const places: AreaPlaces[] = loadAreas().map(
    ({ short_label, state, territory, cities, zips }) => ({
      short_label,
      state,
      territory,
      cities,
      zips,
    }),
  );
  return Response.json(places);
}
