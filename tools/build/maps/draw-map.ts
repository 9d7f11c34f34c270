/** Draws a map: sea, land and the counties of the company's places. Units are pixels of a map 400 px wide. */
import { type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo';
import { type MapPin, type PlaceMap, stateMapId } from '../../../domain/territory/maps.ts';
import type { MappedArea, MappedPlace } from '../../../publisher/page-data/mapped-places.ts';
import { geographyAround, type Point } from './geography.ts';
import { placeLabels } from './place-labels.ts';

const WIDTH = 400;
const HEIGHT = { least: 280, most: 460 };
/** Extent of the map of a single place, in degrees to each side of its pin. */
const AROUND_ONE = 0.3;
/** If a state has at most this many places besides the areas' own, they are named on its map. */
const FEW = 4;
/** Distance from the outermost pin to the edge, px; maps with few places show more of the surroundings. */
const marginAround = (places: readonly MappedPlace[]) => (places.length < 5 ? 100 : 46);
const COLORS = {
  sea: '#bfe3e0',
  land: '#fbeedb',
  served: '#ffd8ae',
  county: '#e0c7a3',
  state: '#8a7089',
};

interface DrawnMap extends PlaceMap {
  svg: string;
}

/** One map for each state's areas. */
export function drawMaps(areas: readonly MappedArea[]): DrawnMap[] {
  return [...Map.groupBy(areas, ({ state }) => state)].map(([state, own]) =>
    drawStateMap(state, own),
  );
}

/** The map of a state: a named pin for each area, a dot for each place in a menu. If there are few places, each is named. */
function drawStateMap(state: string, areas: readonly MappedArea[]): DrawnMap {
  const places = areas.flatMap((area) => area.places);
  const frame = frameOf(places);
  const capitals = areas.flatMap(({ label, href, places: [capital] }) =>
    capital ? [{ ...frame.at(capital), name: label, href }] : [],
  );
  const named = capitals.map(({ x, y }) => `${x} ${y}`);
  const others = places
    .map((place) => ({ ...frame.at(place), name: place.name, href: place.href }))
    .filter(({ x, y }) => !named.includes(`${x} ${y}`));
  const pins = [...capitals, ...(others.length <= FEW ? others : [])];
  const dots = places.map((place) => frame.at(place));
  const drawn = dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2"/>`).join('');
  return {
    id: stateMapId(state),
    ...frame.size,
    svg: svgOf(frame, places, `<g fill="#b23f16">${drawn}</g>`),
    pins: labeled(pins, frame.size, dots),
  };
}

function labeled(
  pins: Omit<MapPin, 'label'>[],
  size: { width: number; height: number },
  dots: { x: number; y: number }[],
): MapPin[] {
  const labels = placeLabels(pins, size, dots);
  return pins.map((pin, index) => ({ ...pin, label: labels[index] ?? null }));
}

type Frame = ReturnType<typeof frameOf>;

/** Fits the places into the map, with north up. */
function frameOf(places: readonly MappedPlace[]) {
  const margin = marginAround(places);
  const coordinates = places.map(pointOf);
  const [[longitude, latitude] = [0, 0]] = coordinates;
  const points = {
    type: 'MultiPoint' as const,
    coordinates:
      coordinates.length > 1
        ? coordinates
        : [-AROUND_ONE, AROUND_ONE].map((degrees) => [longitude + degrees, latitude + degrees]),
  };
  const projection = geoMercator().fitWidth(WIDTH - 2 * margin, points);
  const [[, top], [, bottom]] = geoPath(projection).bounds(points);
  const height = Math.round(
    Math.min(HEIGHT.most, Math.max(HEIGHT.least, bottom - top + 2 * margin)),
  );
  projection
    .fitExtent(
      [
        [margin, margin],
        [WIDTH - margin, height - margin],
      ],
      points,
    )
    .clipExtent([
      [-2, -2],
      [WIDTH + 2, height + 2],
    ]);
  return {
    size: { width: WIDTH, height },
    // At this scale, coordinates to a tenth of a pixel would only add bytes.
    path: geoPath(projection).digits(0),
    at(place: MappedPlace) {
      const [x = 0, y = 0] = projection(pointOf(place)) ?? [];
      return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
    },
  };
}

function pointOf({ longitude, latitude }: MappedPlace): Point {
  return [longitude, latitude];
}

function svgOf(frame: Frame, places: readonly MappedPlace[], marks = ''): string {
  const { width, height } = frame.size;
  const shape = (what: GeoPermissibleObjects, look: string) => {
    const d = frame.path(what);
    return d ? `<path ${look} d="${d}"/>` : '';
  };
  const { land, countyLines, stateLines, served } = geographyAround(places.map(pointOf));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${COLORS.sea}" d="M0 0h${width}v${height}H0z"/>`,
    shape(land, `fill="${COLORS.land}"`),
    served.map((county) => shape(county, `fill="${COLORS.served}"`)).join(''),
    shape(countyLines, `fill="none" stroke="${COLORS.county}"`),
    shape(
      stateLines,
      `fill="none" stroke="${COLORS.state}" stroke-width="2" stroke-dasharray="7 4 1 4"`,
    ),
    marks,
    '</svg>\n',
  ].join('');
}
