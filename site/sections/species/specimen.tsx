import './specimen.css';
import * as m from '#messages';
import type { PestMatter } from '../../../domain/content/page-schema.ts';
import {
  type Drawing,
  lengthOf,
  middleOf,
  PENNY_MM,
  sizeAtScale,
} from '../../../domain/species/specimens.ts';
import { placeMarks } from './callouts.ts';

export type Species = PestMatter['species'][number] & { drawing: Drawing | null };

/** Of CSS, which most screens come near to. */
const PX_PER_MM = 96 / 25.4;
/** Room of the animal beside the penny, px. */
const WIDEST_PX = 110;
/** Width by height from which on a drawing fills the width of its room and not the height. */
const WIDE = 0.95;

/**
 * One animal, as high as the first screen and off its right edge, its marks named at its side; below it the same animal and a penny at
 * one scale. The drawing comes through <use>: it is no candidate for the largest paint.
 */
export function Specimen({ species }: { species: Species }) {
  const { name, latin, length_mm, drawing } = species;
  if (!drawing) return null;
  const { width, height } = drawing;
  const href = `/specimens/${drawing.name}.svg#plate`;
  const full = sizeAtScale(drawing, middleOf(length_mm), PX_PER_MM);
  const scale = Math.min(1, WIDEST_PX / Math.max(full.width, full.height));
  const penny = PENNY_MM * PX_PER_MM * scale;
  return (
    <figure className={`specimen${width / height > WIDE ? ' specimen-wide' : ''}`}>
      <div>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={drawing.alt}>
          <use href={href} width={width} height={height} />
        </svg>
        {/* The drawing's description names them. */}
        <svg className="specimen-marks" aria-hidden="true">
          {placeMarks(species).map(({ words, at, point }) => (
            <g key={words}>
              <line x1="0" y1={`${at}%`} x2={`${point.x}%`} y2={`${point.y}%`} />
              <circle cx={`${point.x}%`} cy={`${point.y}%`} r="4" />
              <foreignObject y={`${at}%`}>
                <p>{words}</p>
              </foreignObject>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <svg
          role="img"
          aria-label={m.species_plates_at_one_scale_from_the_left({
            names: `${m.species_plates_a_penny()}, ${name}`,
          })}
          width={Math.round(penny + 8 + full.width * scale)}
          height={Math.round(Math.max(penny, full.height * scale))}
        >
          <image href="/specimens/penny.svg" width={penny} height={penny} />
          <use href={href} x={penny + 8} width={full.width * scale} height={full.height * scale} />
        </svg>
        <span>
          {name}, <i lang="la">{latin}</i>. {m.species_plates_body({ length: lengthOf(length_mm) })}
        </span>
      </figcaption>
    </figure>
  );
}
