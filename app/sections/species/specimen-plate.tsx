import './specimen-plate.css';
import * as m from '#messages';
import type { PestMatter } from '../../../domain/content/page-schema.ts';
import {
  type Drawing,
  lengthOf,
  middleOf,
  sizeAtScale,
} from '../../../domain/species/specimens.ts';
import { placeMarks } from './callouts.ts';

export type Species = PestMatter['species'][number] & { drawing: Drawing | null };

/** Of CSS, which most screens come near to. */
const PX_PER_MM = 96 / 25.4;
/** Longest body, mm, that is drawn once more at its true size beside the plate's caption. */
const LIFE_SIZE_MM = 20;

/**
 * One animal, large, on paper in square trim, its marks written on lines that lead to them. The drawing comes through
 * <use>: it is no candidate for the largest paint.
 */
export function SpecimenPlate({ species }: { species: Species }) {
  const { name, latin, length_mm, drawing } = species;
  if (!drawing) return null;
  const { width, height } = drawing;
  const middle = middleOf(length_mm);
  const { viewBox, above, below } = placeMarks(species, drawing);
  return (
    <figure className="specimen-plate">
      <Words marks={above} />
      <div>
        <svg viewBox={viewBox} role="img" aria-label={drawing.alt}>
          <use href={`/specimens/${drawing.name}.svg#plate`} width={width} height={height} />
        </svg>
        <svg viewBox={viewBox} className="mark-lines" aria-hidden="true">
          {[...above, ...below].map(({ line, point }) => (
            <g key={line}>
              <path d={line} className="mark-ground" />
              <path d={line} />
              <circle cx={point.x} cy={point.y} r="3" />
            </g>
          ))}
        </svg>
      </div>
      <Words marks={below} />
      <figcaption>
        <span>
          {name}, <i lang="la">{latin}</i>
        </span>
        <span className="plate-length">
          {middle <= LIFE_SIZE_MM && (
            <svg
              role="img"
              aria-label={m.species_plates_about_life_size()}
              viewBox={`0 0 ${width} ${height}`}
              {...sizeAtScale(drawing, middle, PX_PER_MM)}
            >
              <title>{m.species_plates_about_life_size()}</title>
              <use href={`/specimens/${drawing.name}.svg#plate`} width={width} height={height} />
            </svg>
          )}
          <span>{m.species_plates_body({ length: lengthOf(length_mm) })}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Words({ marks }: { marks: { words: string; side: string }[] }) {
  return (
    marks.length > 0 && (
      <ul className="mark-words">
        {marks.map(({ words, side }) => (
          <li key={words} className={`mark-${side}`}>
            {words}
          </li>
        ))}
      </ul>
    )
  );
}
