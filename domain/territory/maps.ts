/**
 * The maps of public/maps: one of each area and one of each state's areas, with where each place stands on them. maps.json is
 * written by `npm run maps` (build/maps/), which draws the maps too.
 */
import maps from './maps.json' with { type: 'json' };

export interface MapLabel {
  x: number;
  /** Of the letters' foot. */
  y: number;
  /** Which end of the name stands at x. */
  anchor: 'start' | 'middle' | 'end';
}
export interface MapPin {
  name: string;
  x: number;
  y: number;
  /** Null where the name has no room. */
  label: MapLabel | null;
  /** The page it leads to; null for a place that stands only on its own pages' map. */
  href: string | null;
}
export interface PlaceMap {
  /** File name in /maps without .svg: an area's id, or that of stateMapId. */
  id: string;
  /** Size in the map's own units. */
  width: number;
  height: number;
  pins: MapPin[];
}

/** @param state two-letter code @returns the id of the map of a state's areas */
export const stateMapId = (state: string) => `state-${state.toLowerCase()}`;

/** Undefined when none was drawn. */
export function mapOf(id: string): PlaceMap | undefined {
  return (maps as PlaceMap[]).find((map) => map.id === id);
}
