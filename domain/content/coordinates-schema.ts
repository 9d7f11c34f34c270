/** content/coordinates.yaml: where each place of a place page lies, for the maps. */
import * as v from 'valibot';

/** Place name, as in the front matter of its pages, to latitude and longitude in degrees. */
export const Coordinates = v.record(
  v.string(),
  v.tuple([
    v.pipe(v.number(), v.minValue(24, 'degrees north'), v.maxValue(50, 'degrees north')),
    v.pipe(v.number(), v.minValue(-125, 'degrees east'), v.maxValue(-66, 'degrees east')),
  ]),
);
export type Coordinates = v.InferOutput<typeof Coordinates>;
