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

/** CSS px per mm; most screens come near it. */
const PX_PER_MM = 96 / 25.4;
/** Greatest width and height of the animal beside the penny, px. */
const WIDEST_PX = 110;
/** Ratio of width to height from which a drawing fills its room's width instead of its height. */
const WIDE = 0.95;

/**
 * One animal, as high as the first screen and cut off by its right edge, with labeled marks; below it the same animal
 * and a penny at one scale. <use> keeps the drawing from being the largest paint.
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
    <figure className={`lit specimen${width / height > WIDE ? ' specimen-wide' : ''}`}>
      <div>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={drawing.alt}>
          <use href={href} width={width} height={height} />
        </svg>
        {/* Hidden: the drawing's description names the marks. */}
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
