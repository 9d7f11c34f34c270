/** Counties and states from us-atlas (US Census Bureau, public domain), in degrees. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { type GeoPermissibleObjects, geoContains } from 'd3-geo';
import type { Geometry, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';

/** Longitude and latitude. */
export type Point = [number, number];

/** The geography around a map's places. */
interface Geography {
  land: GeoPermissibleObjects;
  /** Borders between counties of one state, and between states. Coasts are neither. */
  countyLines: GeoPermissibleObjects;
  stateLines: GeoPermissibleObjects;
  /** Counties and independent cities that contain at least one of the places. */
  served: GeoPermissibleObjects[];
}

type Atlas = Topology<{ counties: GeometryCollection }>;

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'),
) as Atlas;
const COUNTIES = feature(atlas, atlas.objects.counties).features.map((county, index) => ({
  county,
  shape: atlas.objects.counties.geometries[index] as Polygon,
}));
/** Radius around each place within which counties are drawn, degrees: larger than any map, and than any county. */
const AROUND = 4;

export function geographyAround(points: readonly Point[]): Geography {
  const near = COUNTIES.filter(({ county }) =>
    points.some((point) => isWithin(AROUND, point, county.geometry)),
  );
  const shapes: GeometryCollection = {
    type: 'GeometryCollection',
    geometries: near.map(({ shape }) => shape),
  };
  const lines = (ofOneState: boolean) =>
    mesh(atlas, shapes, (a, b) => a !== b && (stateOf(a.id) === stateOf(b.id)) === ofOneState);
  return {
    land: merge(
      atlas,
      near.map(({ shape }) => shape),
    ),
    countyLines: lines(true),
    stateLines: lines(false),
    served: near.flatMap(({ county }) =>
      points.some((point) => isWithin(1.5, point, county.geometry) && geoContains(county, point))
        ? [county]
        : [],
    ),
  };
}

/** Quick test before the slow exact one: true if an outline's first corner is within some degrees of a point. */
function isWithin(degrees: number, [longitude, latitude]: Point, outline: Geometry): boolean {
  if (outline.type !== 'Polygon' && outline.type !== 'MultiPolygon') return false;
  const [corner] = outline.coordinates.flat(outline.type === 'Polygon' ? 1 : 2) as Position[];
  const [east = 0, north = 0] = corner ?? [];
  return Math.abs(east - longitude) < degrees && Math.abs(north - latitude) < degrees;
}

/** First two digits of a county's FIPS code, which identify its state. */
function stateOf(id: string | number | undefined): string {
  return String(id).padStart(5, '0').slice(0, 2);
}
