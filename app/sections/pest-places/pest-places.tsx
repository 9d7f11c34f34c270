import './pest-places.css';
import * as m from '#messages';
import { type Spot, sectionOf } from '../../../domain/drawings/town-section.ts';
import { InBothLights } from '../../ui/in-both-lights.tsx';

const SPOT_WORDS: Record<Spot, () => string> = {
  roof: m.place_spot_roof,
  chimney: m.place_spot_chimney,
  attic: m.place_spot_attic,
  eaves: m.place_spot_eaves,
  gutter: m.place_spot_gutter,
  wall: m.place_spot_wall,
  'shared-wall': m.place_spot_shared_wall,
  bedroom: m.place_spot_bedroom,
  drain: m.place_spot_drain,
  pipes: m.place_spot_pipes,
  kitchen: m.place_spot_kitchen,
  porch: m.place_spot_porch,
  deck: m.place_spot_deck,
  bed: m.place_spot_bed,
  walk: m.place_spot_walk,
  tree: m.place_spot_tree,
  sill: m.place_spot_sill,
  foundation: m.place_spot_foundation,
  'crawl-space': m.place_spot_crawl_space,
  basement: m.place_spot_basement,
  soil: m.place_spot_soil,
  garage: m.place_spot_garage,
  alley: m.place_spot_alley,
  lawn: m.place_spot_lawn,
  containers: m.place_spot_containers,
  shed: m.place_spot_shed,
  ditch: m.place_spot_ditch,
  field: m.place_spot_field,
  woods: m.place_spot_woods,
  marsh: m.place_spot_marsh,
  river: m.place_spot_river,
  lake: m.place_spot_lake,
  pond: m.place_spot_pond,
  dock: m.place_spot_dock,
};

/** Where a pest of a list lives, in words, after the number that it has on the section below the list. */
export function SpotsInWords({ spots, number }: { spots: readonly Spot[]; number: number }) {
  if (spots.length === 0) return null;
  return (
    <p className="pest-spots">
      <a href={`#${markId(number)}`} aria-label={m.place_number_on_the_drawing({ number })}>
        {number}
      </a>
      <span>{spots.map((spot) => SPOT_WORDS[spot]()).join(', ')}</span>
    </p>
  );
}

/**
 * A house and its ground in section, across the window, with the numbers of a list where its pests live. It shows what the list
 * says in words, so it is for the eye only.
 * @param pests in the order of the list
 */
export function PestPlaces({
  place,
  pests,
}: {
  place: string;
  pests: readonly { spots: readonly Spot[] }[];
}) {
  const halves = sectionOf(pests);
  if (!halves) return null;
  const numbered = new Set<number>();
  return (
    <figure className="pest-places">
      <figcaption className="wrap">
        <b>{m.place_where_to_look({ place })}</b>
        <span>{m.place_section_is_of_no_house()}</span>
      </figcaption>
      <div className="pest-places-section">
        {halves.map(({ name, width, height, parts, marks }) => (
          <div key={name} className={marks.length > 0 ? undefined : 'pest-places-bare'}>
            {['', ...parts.map((part) => `-${part}`)].map((part) => (
              <InBothLights
                key={part}
                src={`/art/section-${name}${part}.svg`}
                width={width}
                height={height}
              />
            ))}
            <svg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="xMidYMax slice"
              aria-hidden="true"
            >
              {marks.map(({ number, spot, x, y }) => {
                const isFirst = !numbered.has(number);
                numbered.add(number);
                return (
                  <g key={`${number} ${spot}`} id={isFirst ? markId(number) : undefined}>
                    <circle cx={x} cy={y} />
                    <text x={x} y={y} dy=".36em">
                      {number}
                    </text>
                  </g>
                );
              })}
            </svg>
          </div>
        ))}
      </div>
    </figure>
  );
}

function markId(number: number): string {
  return `place-of-${number}`;
}
