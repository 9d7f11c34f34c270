import './place-map.css';
import * as m from '#messages';
import type { PlaceMap as DrawnPlaces, MapPin } from '../../../domain/territory/maps.ts';

/**
 * A county map with a linked pin for each place. Screen readers don't get it: put a list of the same links beside it.
 */
export function PlaceMap({ map: { id, width, height, pins } }: { map: DrawnPlaces }) {
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
          {pins.map((pin) => (
            <a key={pin.name} href={pin.href} tabIndex={-1}>
              <Pin pin={pin} />
            </a>
          ))}
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
