/** content/coordinates.yaml: where the places of place pages are, for the maps. */
import * as v from 'valibot';

/** From a place's name, as in the front matter of its pages, to its latitude and longitude in degrees. */
export const Coordinates = v.record(
  v.string(),
  v.tuple([
    v.pipe(v.number(), v.minValue(24, 'degrees north'), v.maxValue(50, 'degrees north')),
    v.pipe(v.number(), v.minValue(-125, 'degrees east'), v.maxValue(-66, 'degrees east')),
  ]),
);
export type Coordinates = v.InferOutput<typeof Coordinates>;
