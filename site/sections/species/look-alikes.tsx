import './look-alikes.css';
import * as m from '#messages';
import type { CaptionedDrawing } from '../../../domain/species/specimens.ts';
import { sizeAtScale } from '../../../domain/species/specimens.ts';
import type { DrawnPair } from '../../../publisher/page-data/page-drawing.ts';
import { Cited } from '../../ui/cited/cited.tsx';

interface LookAlike {
  name: string;
  /** How to tell it from the page's animal. */
  difference: string;
  /** Null if it has no drawing. */
  pair: DrawnPair | null;
}

/** Animals the page's animal is mistaken for: first those drawn beside it, then those in words alone. */
export function LookAlikes({ animals }: { animals: LookAlike[] }) {
  const drawn = animals.filter(({ pair }) => pair);
  return (
    <ul className="columns look-alikes">
      {[...drawn, ...animals.filter(({ pair }) => !pair)].map(({ name, difference, pair }) => (
        <li key={name}>
          {pair && <Pair pair={pair} />}
          <h3>{name}</h3>
          <p>
            <Cited text={difference} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Room for one drawing, px: two of them fit a screen 320 px wide. */
const ROOM = { width: 124, height: 132 };
/** Possible lengths of the scale bar, mm, and its greatest width, px. */
const BARS = [1, 2, 5, 10, 20, 50, 100];
const WIDEST_BAR = 72;

function Pair({ pair }: { pair: DrawnPair }) {
  const scale = scaleOf(pair);
  const bar = BARS.findLast((mm) => mm * scale <= WIDEST_BAR) ?? 1;
  const width = Math.round(bar * scale);
  return (
    <figure className="lit">
      {pair.map((drawing) => (
        <div key={drawing.name}>
          <span>
            <img
              src={`/specimen-cards/${drawing.name}.svg`}
              alt={drawing.alt}
              {...sizeAtScale(drawing, drawing.length, scale)}
              loading="lazy"
              decoding="async"
            />
          </span>
          <b>{drawing.title}</b>
          {m.look_alikes_mm({ length: drawing.length })}
        </div>
      ))}
      <figcaption>
        <svg width={width} height="8" aria-hidden="true">
          <path d={`M1 0V7H${width - 1}V0`} />
        </svg>
        {m.look_alikes_mm_both_at_one_scale({ bar })}
      </figcaption>
    </figure>
  );
}

/** Px per mm at which the larger one fills its room. */
function scaleOf(pair: readonly CaptionedDrawing[]): number {
  return Math.min(
    ...pair.map(({ width, height, body, length }) => {
      const millimetres = length / body;
      return Math.min(ROOM.width / (width * millimetres), ROOM.height / (height * millimetres));
    }),
  );
}
