import './line-up.css';
import * as m from '#messages';
import {
  type Drawing,
  lengthOf,
  middleOf,
  PENNY_MM,
  sizeAtScale,
} from '../../../domain/species/specimens.ts';
import { Cited } from '../../ui/cited/cited.tsx';
import type { Species } from './specimen.tsx';

/** The species of a page: drawn at one scale beside a penny, then the marks of each. */
export function SpeciesList({ species }: { species: Species[] }) {
  return (
    <>
      <LineUp species={species} />
      <ul className="columns species-words">
        {species.map(({ name, latin, length_mm, with_wings_mm, marks }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="species-latin">
              <i lang="la">{latin}</i>,{' '}
              <span>
                {with_wings_mm
                  ? m.species_plates_body_and_wings({
                      length: lengthOf(length_mm),
                      wings: with_wings_mm,
                    })
                  : lengthOf(length_mm)}
              </span>
            </p>
            <ul>
              {marks.map((mark) => (
                <li key={mark}>
                  <Cited text={mark} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Gap between animals and least width of the line-up, mm. */
const GAP = 7;
const NARROWEST = 60;
/** Least ratio of width to height, so that one upright animal is no tower. */
const WIDER_THAN_TALL = 4;
/** Animals this high or wide make it a line-up of large animals, mm. */
const LARGE = 150;

/** The animals beside a penny at one scale, drawn at their middle lengths. One unit of the drawing is a millimeter. */
export function LineUp({
  species,
}: {
  species: (Pick<Species, 'name' | 'length_mm'> & { drawing: Omit<Drawing, 'alt'> | null })[];
}) {
  const drawn = species.flatMap(({ name, length_mm, drawing }) => {
    if (!drawing) return [];
    // sizeAtScale rounds to whole units: ask for tenths of a millimeter.
    const { width, height } = sizeAtScale(drawing, middleOf(length_mm), 10);
    return [
      { name, src: `/specimen-cards/${drawing.name}.svg`, width: width / 10, height: height / 10 },
    ];
  });
  if (!drawn.length) return null;
  const row = [
    {
      name: m.species_plates_a_penny(),
      src: '/specimens/penny.svg',
      width: PENNY_MM,
      height: PENNY_MM,
    },
    ...drawn,
  ];
  const tallest = Math.max(...row.map((one) => one.height));
  // The gaps and ticks of insects would be specks between large animals.
  const step = Math.max(tallest, ...row.map((one) => one.width)) > LARGE ? 50 : 5;
  const least = (GAP * step) / 5;
  const needed = row.reduce((sum, { width }) => sum + width + least, least);
  const width = Math.max(NARROWEST, tallest * WIDER_THAN_TALL, needed);
  const gap = (width - needed) / (row.length + 1) + least;
  const height = tallest + 2 * step;
  const floor = height - step;
  let right = 0;
  return (
    <figure className="lit line-up">
      <svg
        viewBox={`0 0 ${round(width)} ${round(height)}`}
        role="img"
        aria-label={m.species_plates_at_one_scale_from_the_left({
          names: row.map(({ name }) => name).join(', '),
        })}
      >
        {row.map((one) => {
          const x = right + gap;
          right = x + one.width;
          return (
            <image
              key={one.src}
              href={one.src}
              x={round(x)}
              y={round(floor - one.height - 1)}
              width={round(one.width)}
              height={round(one.height)}
            />
          );
        })}
        <path d={`M0 ${round(floor)}H${round(width)}`} className="line-up-rule" />
        <path d={ticks(width, floor, step)} className="line-up-rule" />
      </svg>
      <figcaption>{m.species_plates_all_at_one_scale_a_penny_is_19_mm({ step })}</figcaption>
    </figure>
  );
}

function ticks(width: number, floor: number, step: number): string {
  return Array.from(
    { length: Math.floor(width / step) },
    (_, index) => `M${(index + 1) * step} ${round(floor)}v${(index % 2 ? 0.6 : 0.32) * step}`,
  ).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
