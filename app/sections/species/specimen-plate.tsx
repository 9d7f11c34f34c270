import './specimen-plate.css';
import * as m from '#messages';
import type { PestMatter } from '../../../domain/content/page-schema.ts';
import { type Drawing, lengthOf } from '../../../domain/species/specimens.ts';
import { placeMarks } from './callouts.ts';

export type Species = PestMatter['species'][number] & { drawing: Drawing | null };

/**
 * One animal, large, on paper in square trim, its marks written on lines that lead to them. The drawing comes through
 * <use>: it is no candidate for the largest paint.
 */
export function SpecimenPlate({ species }: { species: Species }) {
  const { name, latin, length_mm, drawing } = species;
  if (!drawing) return null;
  const { width, height } = drawing;
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
        <span>{m.species_plates_body({ length: lengthOf(length_mm) })}</span>
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
