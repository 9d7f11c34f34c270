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
  { title: 'Half an inch and more', upTo: 60, scale: 2.8 },
  { title: 'Mice, rats, bats and small birds', upTo: 165, scale: 0.8 },
  { title: 'As long as a hand or an arm', upTo: Number.POSITIVE_INFINITY, scale: 0.4 },
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

/** From the penny's left edge on, about as long as a name is wide, with as many marks as do not blur. */
function Ruler({ scale }: { scale: number }) {
  const [long, step] =
    scale < 0.5 ? [200, 20] : scale < 1 ? [100, 10] : scale < 10 ? [20, 5] : [20, 1];
  const ticks = Array.from({ length: long / step + 1 }, (_, index) => {
    const mm = index * step;
    return `M${Math.round(mm * scale) + 0.5} 0v${mm % (long / 2) ? 5 : 9}`;
  });
  return (
    <svg
      width={Math.round(long * scale) + 1}
      height="26"
      role="img"
      aria-label={`A penny, 19 mm across, on a ruler of ${long} mm`}
    >
      <path d={ticks.join('')} />
      <text x="0" y="24">
        0
      </text>
      <text x={Math.round(long * scale)} y="24" textAnchor="end">
        {`${long} mm`}
      </text>
    </svg>
  );
}

function middleOf([short = 0, long = 0]: number[]): number {
  return (short + long) / 2;
}
