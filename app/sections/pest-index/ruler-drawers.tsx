import './ruler-drawers.css';
import { Fragment } from 'react';
import * as m from '#messages';
import { middleOf, PENNY_MM, sizeAtScale } from '../../../domain/species/specimens.ts';
import type { SizedPest } from './size-chart.tsx';

/** Pixels per millimeter in width and height of all drawings; ruler-drawers.css fits them to the window with one `zoom`. */
const SCALE = 10;
/** Length of the ruler that runs through all drawers, mm. */
const RULER = 50;

/** Drawers by the middle of the body length, mm, each from the end of the one before it. */
const DRAWERS = [
  { title: m.ruler_smaller_than_a_grain_of_rice, upTo: 5 },
  { title: m.ruler_as_long_as_a_ladybug_or_a_little, upTo: 11 },
  { title: m.ruler_half_an_inch_and_more, upTo: 20 },
  { title: m.ruler_drawers_an_inch_more_or_less, upTo: RULER },
];

/** What a row holds in a wide window, and what the shortest name takes of it, mm at the scale of the drawings. */
const ROW = 276;
const NAME = 23;

/** Which of these drawings begin a row in a wide window, so that its rows are about as full as each other. */
export function rowStarts(widths: readonly number[]): boolean[] {
  const places = widths.map((width) => Math.max(NAME, width));
  const total = places.reduce((sum, place) => sum + place, 0);
  const row = total / Math.ceil(total / ROW);
  let end = 0;
  let before = 0;
  return places.map((place) => {
    end += place;
    const own = Math.floor((end - place / 2) / row);
    const starts = own > before;
    before = own;
    return starts;
  });
}

/** Whether an animal lies in a drawer. */
export function isInDrawers({ length_mm }: SizedPest): boolean {
  return middleOf(length_mm) <= RULER;
}

/** The animals up to 50 mm, all at one scale, in drawers along one ruler; the penny lies in the first. */
export function RulerDrawers({ pests }: { pests: SizedPest[] }) {
  return (
    <div className="drawers">
      <p className="drawers-note">
        {m.ruler_drawers_all_at_one_scale({ count: pests.length, long: RULER })}
      </p>
      <p className="drawers-printed">{m.ruler_drawers_printed_they_are_life_size()}</p>
      {DRAWERS.map(({ title, upTo }, index) => {
        const from = DRAWERS[index - 1]?.upTo ?? 0;
        const own = pests.filter(({ length_mm }) => {
          const length = middleOf(length_mm);
          return length > from && length <= upTo;
        });
        const sizes = own.map(({ drawing, length_mm }) =>
          sizeAtScale(drawing, middleOf(length_mm), SCALE),
        );
        const starts = rowStarts(sizes.map(({ width }) => width / SCALE));
        return (
          own.length > 0 && (
            <figure key={upTo} className="drawer">
              <figcaption>
                <p>
                  <b>{title()}.</b> {m.common_length_in_mm({ short: from, long: upTo })}
                </p>
                <Ruler from={from} upTo={upTo} />
              </figcaption>
              <ul>
                {index === 0 && (
                  <li>
                    <span className="size-stage">
                      <img
                        src="/specimens/penny.svg"
                        alt=""
                        width={Math.round(PENNY_MM * SCALE)}
                        height={Math.round(PENNY_MM * SCALE)}
                      />
                    </span>
                    <span>{m.pest_index_a_penny()}</span>
                  </li>
                )}
                {own.map(({ name, drawing, page, kind }, place) => (
                  <Fragment key={name}>
                    {starts[place] && <li className="drawer-row" aria-hidden="true" />}
                    <li className={`of-${kind}`}>
                      <span className="size-stage">
                        <img
                          src={`/specimen-cards/${drawing.name}.svg`}
                          alt=""
                          {...sizes[place]}
                          loading="lazy"
                          decoding="async"
                        />
                      </span>
                      <a href={page.href}>{name}</a>
                    </li>
                  </Fragment>
                ))}
              </ul>
            </figure>
          )
        );
      })}
    </div>
  );
}

/** The whole ruler at every drawer, in one place, with the part that the drawer holds. */
function Ruler({ from, upTo }: { from: number; upTo: number }) {
  const ticks = Array.from({ length: RULER + 1 }, (_, mm) => {
    const length = mm % 10 === 0 ? 24 : mm % 5 === 0 ? 18 : 11;
    return `M${mm * SCALE} 0v${length}`;
  });
  return (
    <svg width={RULER * SCALE} aria-hidden="true">
      <rect width={RULER * SCALE} height="24" />
      <rect x={from * SCALE} width={(upTo - from) * SCALE} height="24" />
      <path d={ticks.join('')} />
      {[0, 10, 20, 30, 40].map((mm) => (
        <text key={mm} x={mm * SCALE} y="28" textAnchor={mm ? 'middle' : 'start'}>
          {mm}
        </text>
      ))}
      <text x={RULER * SCALE - 16} y="28">
        {m.common_mm({ long: RULER })}
      </text>
    </svg>
  );
}
