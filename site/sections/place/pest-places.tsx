import './pest-places.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import {
  SECTION_HEIGHT,
  type Section,
  type Spot,
  sectionOf,
} from '../../../domain/drawings/town-section.ts';
import { capitalized } from '../../../domain/language/capitalized.ts';
import type { PlaceData } from '../../../publisher/page-data/place-data.ts';
import { Cited } from '../../ui/cited/cited.tsx';
import { SpecimenCard } from '../species/specimen-card.tsx';
import { BOTTOM, nameWidth, type Pin, pinsOf, RADIUS, TOP } from './pins.ts';

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

/** Widths of the windows for which pins are placed, px. Names stand beside the pins on the wide one only. */
const DESK = 1280;
const PHONE = 390;

/**
 * A house and its ground, cut open across the window, with a numbered pin for each pest of a town and captions in the
 * soil below. Screen readers get the captions alone.
 * @param children follow the captions
 */
export function PestPlaces({
  pests,
  children,
}: Pick<PlaceData, 'pests'> & { children: ReactNode }) {
  // Pests that are on the drawing get the first numbers.
  const sorted = pests.toSorted((a, b) => Number(b.spots.length > 0) - Number(a.spots.length > 0));
  const section = sectionOf(sorted);
  // Coins are shown only if every pest has a drawing.
  const haveCards = sorted.every(({ drawing }) => drawing);
  return (
    <div className="pest-places">
      {section && <Drawing section={section} names={sorted.map(({ name }) => name)} />}
      <div className="pest-captions on-dark">
        <ol className="wrap">
          {sorted.map(({ name, why, href, drawing, spots }, index) => (
            <li key={name} id={`place-of-${index + 1}`}>
              {haveCards && drawing && (
                <span className="lit pest-coin">
                  <SpecimenCard drawing={drawing} />
                </span>
              )}
              <div>
                <h3>
                  {spots.length > 0 && <span className="lit pest-number">{index + 1}</span>}
                  {href ? <a href={href}>{name}</a> : name}
                </h3>
                <p>
                  <Cited text={why} />
                  {spots.length > 0 && (
                    <span>{` ${capitalized(spots.map((spot) => SPOT_WORDS[spot]()).join(', '))}.`}</span>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}

function Drawing({ section, names }: { section: Section; names: string[] }) {
  const { from, width, drawings } = section;
  return (
    <div className="pest-section">
      <svg className="lit" viewBox={`${from} ${TOP} ${width} ${BOTTOM - TOP}`} aria-hidden="true">
        {['', '#night'].map((light) => (
          <g key={light} className={light ? 'of-night' : 'of-day'}>
            {drawings.map(({ file, x, width, isMirrored }) => (
              <image
                key={`${file} ${x}`}
                href={`/art/section-${file}.svg${light}`}
                x={isMirrored ? undefined : x}
                transform={isMirrored ? `translate(${x} 0) scale(-1 1)` : undefined}
                width={width}
                height={SECTION_HEIGHT}
              />
            ))}
          </g>
        ))}
        <Pins pins={pinsOf(section, names, DESK)} px={width / DESK} className="pins-desk" />
        <Pins pins={pinsOf(section, [], PHONE)} px={width / PHONE} className="pins-phone" />
      </svg>
    </div>
  );
}

/** @param px units of the drawing per pixel */
function Pins({ pins, px, className }: { pins: Pin[]; px: number; className: string }) {
  return (
    <g className={className}>
      {pins.map(({ number, spot, name, x, y, isLeft }) => (
        <g key={`${number} ${spot}`} transform={`translate(${x} ${y}) scale(${px})`}>
          {name && (
            <>
              <rect
                x={isLeft ? -nameWidth(name) : 0}
                y={-RADIUS}
                width={nameWidth(name)}
                height={2 * RADIUS}
                rx={RADIUS}
              />
              <text
                x={isLeft ? -RADIUS - 6 : RADIUS + 6}
                dy=".36em"
                textAnchor={isLeft ? 'end' : 'start'}
              >
                {name}
              </text>
            </>
          )}
          <circle r={RADIUS} />
          <text className="pin-number" dy=".36em">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}
