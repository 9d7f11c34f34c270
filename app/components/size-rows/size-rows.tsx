import './size-rows.css';
import type { PestEntry } from '../../../content-loader/article-data.ts';
import { PENNY, sizeAtScale } from '../../../domain/species/specimens.ts';

/**
 * Size classes by the middle of the body length, mm, each with a scale of its own, px per mm: a flea and a roach at
 * one scale would be a dot or a poster. The largest drawing of each still fits a screen 320 px wide.
 */
const CLASSES = [
  { title: 'Smaller than a grain of rice', upTo: 5, scale: 12 },
  { title: 'As long as a ladybug or a little more', upTo: 11, scale: 5 },
  { title: 'Half an inch and more', upTo: Number.POSITIVE_INFINITY, scale: 2.8 },
];

/** Every animal at true scale beside a penny that lies on a ruler, in rows by size. */
export function SizeRows({ pests }: { pests: PestEntry[] }) {
  return CLASSES.map(({ title, upTo, scale }, index) => {
    const from = CLASSES[index - 1]?.upTo ?? 0;
    const row = pests.filter(({ length_mm }) => {
      const length = middleOf(length_mm);
      return length > from && length <= upTo;
    });
    return (
      row.length > 0 && (
        <figure key={title} className="size-row">
          <figcaption>
            <b>{title}.</b> {`All ${row.length} at one scale, beside a penny.`}
          </figcaption>
          <ul>
            <li className="size-measure">
              <span className="size-stage">
                <img
                  src="/specimens/penny.svg"
                  alt="A penny"
                  width={Math.round(PENNY * scale)}
                  height={Math.round(PENNY * scale)}
                />
              </span>
              <Ruler scale={scale} />
            </li>
            {row.map(({ name, length_mm, drawing }) => (
              <li key={name}>
                <span className="size-stage">
                  <img
                    src={`/specimens/${drawing.name}.svg`}
                    alt={drawing.alt}
                    {...sizeAtScale(drawing, middleOf(length_mm), scale)}
                    loading="lazy"
                    decoding="async"
                  />
                </span>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </figure>
      )
    );
  });
}

/** Twenty millimeters from the penny's left edge on, a tick for each or, where they would blur, for every fifth. */
function Ruler({ scale }: { scale: number }) {
  const step = scale < 10 ? 5 : 1;
  const ticks = Array.from({ length: 20 / step + 1 }, (_, index) => {
    const mm = index * step;
    return `M${Math.round(mm * scale) + 0.5} 0v${mm % 10 ? 5 : 9}`;
  });
  return (
    <svg
      width={Math.round(20 * scale) + 1}
      height="26"
      role="img"
      aria-label="A penny, 19 mm across, on a ruler of 20 mm"
    >
      <path d={ticks.join('')} />
      <text x="0" y="24">
        0
      </text>
      <text x={Math.round(20 * scale)} y="24" textAnchor="end">
        20 mm
      </text>
    </svg>
  );
}

function middleOf([short = 0, long = 0]: number[]): number {
  return (short + long) / 2;
}
