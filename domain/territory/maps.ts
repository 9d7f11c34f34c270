/**
 * The maps in site/public/maps: one for each state's areas, with the positions of places. `npm run maps`
 * (tools/build/maps/) draws the maps and writes maps.json.
 */
import maps from './maps.json' with { type: 'json' };

export interface MapLabel {
  x: number;
  /** Baseline of the letters. */
  y: number;
  /** Which end of the name is at x. */
  anchor: 'start' | 'middle' | 'end';
}
export interface MapPin {
  name: string;
  x: number;
  y: number;
  /** Null if there is no room for the name. */
  label: MapLabel | null;
  /** Path of its page. */
  href: string;
}
export interface PlaceMap {
  /** File name in /maps without .svg: a result of stateMapId. */
  id: string;
  /** Size in the map's own units. */
  width: number;
  height: number;
  pins: MapPin[];
}

/** @param state two-letter code @returns the id of the map of a state's areas */
export const stateMapId = (state: string) => `state-${state.toLowerCase()}`;

/** Undefined if the map was not drawn. */
export function mapOf(id: string): PlaceMap | undefined {
  return (maps as PlaceMap[]).find((map) => map.id === id);
}
