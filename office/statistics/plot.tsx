/** A plot drawn by uPlot. It is a picture to screen readers; the table beside it holds the same figures. */
import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { observeMedia, observeResize } from '../../app/lib/browser/observers.ts';

export interface Series {
  name: string;
  /** null = no value: the line has a gap. */
  values: (number | null)[];
  kind: 'bars' | 'line';
}

const HEIGHT_PX = 220;
/** Custom properties of statistics.css, in the order of the series. */
const COLORS = ['--plot-1', '--plot-2', '--plot-3', '--plot-4', '--plot-5'];
/** Lines differ without their colors, too. */
const DASHES = [[], [6, 4], [2, 3], [10, 4, 2, 4], [1, 4]];

/**
 * @param labels of the buckets, short
 * @param about what a screen reader says in place of the picture
 * @param level a line across, as of a promise
 */
export function Plot({
  labels,
  series,
  about,
  level,
}: {
  labels: string[];
  series: Series[];
  about: string;
  level?: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = JSON.stringify([labels, series, level]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when a figure differs, not with each render
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let plot = draw(element, labels, series, level);
    const drawAnew = () => {
      plot.destroy();
      plot = draw(element, labels, series, level);
    };
    const endings = [
      observeResize(element, () => plot.setSize({ width: element.clientWidth, height: HEIGHT_PX })),
      observeMedia('(prefers-color-scheme: dark)', drawAnew),
      observeMedia('(forced-colors: active)', drawAnew),
    ];
    return () => {
      for (const end of endings) end();
      plot.destroy();
    };
  }, [drawn]);
  return <div ref={place} className="plot" role="img" aria-label={about} />;
}

function draw(
  element: HTMLElement,
  labels: string[],
  series: Series[],
  level: number | undefined,
): uPlot {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const font = `12px ${style.fontFamily}`;
  const axis = {
    font,
    stroke: color('--plot-text'),
    grid: { stroke: color('--plot-grid'), width: 1 },
    ticks: { stroke: color('--plot-grid'), width: 1 },
  };
  const highest = Math.max(
    1,
    level ?? 0,
    ...series.flatMap(({ values }) => values.map((value) => value ?? 0)),
  );
  const bars = uPlot.paths.bars?.({ size: [0.72, 40] });
  return new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT_PX,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [-0.5, labels.length - 0.5] },
        y: { range: [0, highest * 1.08] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          // Only whole buckets have a name.
          incrs: [1, 2, 3, 4, 7, 8, 14, 28, 56],
          space: 64,
          values: (_plot, splits) =>
            splits.map((at) => (Number.isInteger(at) ? (labels[at] ?? '') : '')),
        },
        { ...axis, size: 52, space: 36, values: (_plot, splits) => splits.map((at) => String(at)) },
      ],
      series: [
        {},
        ...series.map(({ name, kind }, index) => ({
          label: name,
          stroke: color(COLORS[index] ?? '--plot-1'),
          width: kind === 'bars' ? 0 : 2,
          ...(kind === 'bars' && { fill: color('--plot-bar') }),
          ...(kind === 'bars' && bars && { paths: bars }),
          ...(kind === 'line' && { dash: DASHES[index] ?? [] }),
          points: { show: kind === 'line' && labels.length <= 31, size: 5 },
        })),
      ],
      hooks: {
        draw: level === undefined ? [] : [(plot) => drawLevel(plot, level, color('--plot-level'))],
      },
    },
    [labels.map((_, index) => index), ...series.map(({ values }) => values)] as uPlot.AlignedData,
    element,
  );
}

function drawLevel({ ctx, bbox, valToPos }: uPlot, level: number, color: string): void {
  const y = valToPos(level, 'y', true);
  ctx.save();
  ctx.strokeStyle = color;
  ctx.setLineDash([4, 4]);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}
