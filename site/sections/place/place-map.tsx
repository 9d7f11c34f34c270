import './place-map.css';
import * as m from '#messages';
import type { PlaceMap as DrawnPlaces, MapPin } from '../../../domain/territory/maps.ts';

/**
 * A county map with a pin to each place. It is for the eye and the mouse: stand a list of the same links beside it.
 * @param here the place the page is about, which is marked and leads nowhere
 */
export function PlaceMap({ map, here }: { map: DrawnPlaces; here?: string }) {
  const { id, width, height } = map;
  // Its own pin lies over those of its neighbors.
  const pins = map.pins.toSorted((a, b) => Number(a.name === here) - Number(b.name === here));
  return (
    <figure className="place-map">
      <div>
        <img
          src={`/maps/${id}.svg`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {pins.map((pin) =>
            pin.href && pin.name !== here ? (
              <a key={pin.name} href={pin.href} tabIndex={-1}>
                <Pin pin={pin} />
              </a>
            ) : (
              <g key={pin.name} className="place-map-here">
                <Pin pin={pin} />
              </g>
            ),
          )}
        </svg>
      </div>
      <figcaption>{m.place_map_counties_u_s_census_bureau()}</figcaption>
    </figure>
  );
}

function Pin({ pin: { name, x, y, label } }: { pin: MapPin }) {
  return (
    <>
      <circle cx={x} cy={y} r="6" />
      {label ? (
        <text x={label.x} y={label.y} textAnchor={label.anchor}>
          {name}
        </text>
      ) : (
        <title>{name}</title>
      )}
    </>
  );
}
