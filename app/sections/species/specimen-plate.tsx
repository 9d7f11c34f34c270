import './specimen-plate.css';
import * as m from '#messages';
import type { PestMatter } from '../../../domain/content/page-schema.ts';
import { withoutMarks } from '../../../domain/content/source-marks.ts';
import { type Drawing, lengthOf } from '../../../domain/species/specimens.ts';
import { placeCallouts, ROOM_FOR_NUMBERS } from './callouts.ts';

export type Species = PestMatter['species'][number] & { drawing: Drawing | null };

/**
 * One animal, large, on paper in square trim, with a number at each mark that its words show. The drawing comes through
 * <use>: it is no candidate for the largest paint.
 */
export function SpecimenPlate({ species }: { species: Species }) {
  const { name, latin, length_mm, marks, callouts, drawing } = species;
  if (!drawing) return null;
  const { width, height } = drawing;
  const room = callouts.length > 0 ? ROOM_FOR_NUMBERS : 0;
  const viewBox = `${-room} 0 ${width + 2 * room} ${height}`;
  return (
    <figure className="specimen-plate">
      <div>
        <svg viewBox={viewBox} role="img" aria-label={drawing.alt}>
          <use href={`/specimens/${drawing.name}.svg#plate`} width={width} height={height} />
        </svg>
        {callouts.length > 0 && (
          <svg viewBox={viewBox} className="callouts">
            <title>{m.species_marks_on_the_drawing()}</title>
            {placeCallouts(callouts, drawing).map(({ mark, point, label }) => (
              <a
                key={mark}
                id={calloutId(mark)}
                href={`#${markId(mark)}`}
                aria-label={m.species_mark({
                  number: mark,
                  mark: withoutMarks(marks[mark - 1] ?? ''),
                })}
              >
                <path
                  d={`M${label.x} ${label.y}L${point.x} ${point.y}`}
                  className="callout-ground"
                />
                <path d={`M${label.x} ${label.y}L${point.x} ${point.y}`} />
                <circle cx={point.x} cy={point.y} r="3" className="callout-point" />
                <circle cx={label.x} cy={label.y} r="13" />
                <text x={label.x} y={label.y + 5}>
                  {mark}
                </text>
              </a>
            ))}
          </svg>
        )}
      </div>
      <figcaption>
        <span>
          {name}, <i lang="la">{latin}</i>
        </span>
        <span>{m.species_plates_body({ length: lengthOf(length_mm) })}</span>
      </figcaption>
    </figure>
  );
}

/** Where the words of a mark of the page's first drawing stand, and its number on that drawing. */
export function markId(mark: number): string {
  return `mark-${mark}`;
}

export function calloutId(mark: number): string {
  return `callout-${mark}`;
}
