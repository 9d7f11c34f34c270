/** The places on the maps: those of the Areas menu, with their positions. */
import { join } from 'node:path';
import { ContentError, fieldFault } from '../read/content-error.ts';
import { contentDir, loadAreas, loadCoordinates } from '../read/load.ts';
import { loadNavigation } from './navigation.ts';

export interface MappedPlace {
  name: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** The page in the Areas menu. */
  href: string;
}
export interface MappedArea {
  /** Area id. */
  id: string;
  /** As in "Richmond, VA". */
  label: string;
  /** Two-letter code. */
  state: string;
  /** Path of the area's page. */
  href: string;
  /** In menu order, the area's own place first. */
  places: MappedPlace[];
}

/** @throws ContentError for a place without coordinates */
export function loadMappedAreas(): MappedArea[] {
  const file = join(contentDir, 'coordinates.yaml');
  const coordinates = loadCoordinates();
  const navigation = loadNavigation();
  const locate = (name: string, href: string): MappedPlace => {
    const [latitude, longitude] = coordinates[name] ?? [];
    if (latitude === undefined || longitude === undefined)
      throw new ContentError(
        fieldFault(file, [name], 'latitude and longitude of this place', undefined),
      );
    return { name, latitude, longitude, href };
  };
  return loadAreas().map(({ id, label, state, page }) => {
    const inMenu = navigation.areas.find(({ area }) => area === id)?.items ?? [];
    return {
      id,
      label,
      state,
      href: page,
      places: inMenu.map(({ name, href }) => locate(name, href)),
    };
  });
}
