import './size-chart.css';
import * as m from '#messages';
import type { PestEntry } from '../../../content-loader/article-data.ts';
import { middleOf, PENNY_MM, sizeAtScale } from '../../../domain/species/specimens.ts';

/** An animal with the kind by which it is filtered. */
export type SizedPest = PestEntry & { kind: string };

/**
 * Size classes of the animals that are too large for the drawers, by the middle of the body length, mm, each with a scale
 * of its own, px per mm. The largest drawing of each still fits a screen 320 px wide.
 */
const CLASSES = [
  { title: m.size_chart_mice_rats_bats_and_small_birds, upTo: 165, scale: 0.45 },
  { title: m.size_chart_as_long_as_a_hand_or_an_arm, upTo: Number.POSITIVE_INFINITY, scale: 0.23 },
];

/** Every animal at true scale beside a penny that lies on a ruler, in rows by size. */
export function SizeChart({ pests }: { pests: SizedPest[] }) {
  return CLASSES.map(({ title, upTo, scale }, index) => {
    const from = CLASSES[index - 1]?.upTo ?? 0;
    const row = pests.filter(({ length_mm }) => {
      const length = middleOf(length_mm);
      return length > from && length <= upTo;
    });
    return (
      row.length > 0 && (
        <figure key={upTo} className="size-row">
          <figcaption>
            <b>{title()}.</b> {m.size_chart_all_at_one_scale_beside_a_penny({ count: row.length })}
          </figcaption>
          <ul>
            <li className="size-measure">
              <span className="size-stage">
                <img
                  src="/specimens/penny.svg"
                  alt={m.pest_index_a_penny()}
                  width={Math.round(PENNY_MM * scale)}
                  height={Math.round(PENNY_MM * scale)}
                />
              </span>
              <Ruler scale={scale} />
            </li>
            {row.map(({ name, length_mm, drawing, page, kind }) => (
              <li key={name} className={`of-${kind}`}>
                <span className="size-stage">
                  <img
                    src={`/specimen-cards/${drawing.name}.svg`}
                    alt={drawing.alt}
                    {...sizeAtScale(drawing, middleOf(length_mm), scale)}
                    loading="lazy"
                    decoding="async"
                  />
                </span>
                <a href={page.href}>{name}</a>
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
  const long = scale < 0.4 ? 400 : 200;
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const mm = (index * long) / 10;
    return `M${Math.round(mm * scale) + 0.5} 0v${mm % (long / 2) ? 5 : 9}`;
  });
  return (
    <svg
      width={Math.round(long * scale) + 1}
      height="26"
      role="img"
      aria-label={m.size_chart_a_penny_19_mm_across_on_a_ruler_of({ long })}
    >
      <path d={ticks.join('')} />
      <text x="0" y="24">
        0
      </text>
      <text x={Math.round(long * scale)} y="24" textAnchor="end">
        {m.common_mm({ long })}
      </text>
    </svg>
  );
}
