/** The paper a specimen is drawn on: turns millimeters into units, collects SVG elements and their bounds. */
import type { LayerName } from './anatomy.ts';
import { INK } from './color.ts';
import { type Point, round1, smoothPath } from './geometry.ts';
import type { Pose } from './pose.ts';

export interface Paint {
  fill?: string | undefined;
  /** Default none. */
  stroke?: string | undefined;
  /** Width of the stroke in units, default the sheet's ink. */
  width?: number | undefined;
  opacity?: number | undefined;
}

/** How much a drawing shows: all, what a card of some 120 pixels shows, or what a chip of 28 pixels does. */
export type Detail = 'plate' | 'card' | 'chip';

export interface Pens {
  detail: Detail;
  /** Weight of a line, units. */
  ink: number;
  /** No limb is thinner, units. */
  finest: number;
}

/** Where the light does not reach: down and to the right. */
const AWAY_FROM_LIGHT: Point = [0.62, 0.78];

export class Sheet {
  /** Units per millimeter. */
  readonly unit: number;
  readonly ink: number;
  readonly finest: number;
  readonly detail: Detail;
  readonly pose: Pose;
  readonly random: () => number;
  readonly bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  private readonly elements: { layer: LayerName; svg: string }[] = [];
  private layer: LayerName = 'detail';

  constructor(unit: number, { detail, ink, finest }: Pens, pose: Pose, random: () => number) {
    this.unit = unit;
    this.ink = ink;
    this.finest = finest;
    this.detail = detail;
    this.pose = pose;
    this.random = random;
  }

  /** What the next elements belong to. */
  startLayer(layer: LayerName): void {
    this.layer = layer;
  }

  /**
   * A place on the animal as a place on the sheet.
   * @param anchor y of the root of the limb that the place belongs to, mm
   */
  at(x: number, y: number, anchor?: number): Point {
    const point = this.inside(x, y, anchor);
    const { bounds } = this;
    bounds.left = Math.min(bounds.left, point[0]);
    bounds.right = Math.max(bounds.right, point[0]);
    bounds.top = Math.min(bounds.top, point[1]);
    bounds.bottom = Math.max(bounds.bottom, point[1]);
    return point;
  }

  /** A place that does not count towards the size of the drawing. */
  inside(x: number, y: number, anchor?: number): Point {
    const [placedX, placedY] = this.pose.place(x, y, anchor);
    return [placedX * this.unit, placedY * this.unit];
  }

  path(data: string, { fill, stroke = 'none', width, opacity }: Paint): void {
    if (!data) return;
    const hasStroke = stroke !== 'none';
    const attributes = [
      `d="${data}"`,
      `fill="${fill ?? 'none'}"`,
      hasStroke && `stroke="${stroke}"`,
      hasStroke && `stroke-width="${round1(width ?? this.ink)}"`,
      opacityOf(opacity),
    ].filter(Boolean);
    this.elements.push({ layer: this.layer, svg: `<path ${attributes.join(' ')}/>` });
  }

  /** A closed shape with its ink: a line that is thin where the light falls and swells away from it. */
  inkedShape(points: readonly Point[], paint: Paint, tension = 1): void {
    this.inkedShapes([points], paint, tension);
  }

  /** Several closed shapes of one color, each with its ink; a chip is too small for a line that swells. */
  inkedShapes(shapes: readonly (readonly Point[])[], paint: Paint, tension = 1): void {
    const { stroke = INK, opacity } = paint;
    // What is under a clear shape shows through it: its ink is a line, not a ground. A ruled edge does not swell.
    const isLine = tension === 0 || (opacity !== undefined && opacity < 1);
    if (this.detail === 'chip' || isLine) {
      const data = shapes.map((one) => smoothPath(one, true, tension)).join('');
      this.path(data, { fill: paint.fill, stroke, width: this.ink * (isLine ? 0.5 : 1), opacity });
      return;
    }
    if (stroke !== 'none')
      this.path(shapes.map((one) => smoothPath(swollen(one, this.ink), true, tension)).join(''), {
        fill: stroke,
        opacity,
      });
    this.path(shapes.map((one) => smoothPath(one, true, tension)).join(''), {
      fill: paint.fill,
      opacity,
    });
  }

  /** The elements in painting order, neighbours of one layer in one group. */
  svg(): string {
    let open: LayerName | undefined;
    let text = '';
    for (const { layer, svg } of this.elements) {
      if (layer !== open) text += `${open ? '</g>' : ''}<g class="${layer}">`;
      open = layer;
      text += svg;
    }
    return text + (open ? '</g>' : '');
  }

  /** The elements alone, where nobody asks what they belong to. */
  plainSvg(): string {
    return this.elements.map(({ svg }) => svg).join('');
  }
}

/** The weight of a line whose outer side faces `normal`. */
export function inkAt(ink: number, [x, y]: Point): number {
  const away = x * AWAY_FROM_LIGHT[0] + y * AWAY_FROM_LIGHT[1];
  return ink * (0.42 + 0.3 * (away + 1) + 0.5 * Math.max(0, away) ** 2);
}

/** The outline of closed `points` moved outward by the weight of its line. */
function swollen(points: readonly Point[], ink: number): Point[] {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] as Point;
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = at(index + 1);
    return sum + x * nextY - nextX * y;
  }, 0);
  const turn = area < 0 ? -1 : 1;
  return points.map(([x, y], index) => {
    const [before, after] = [at(index - 1), at(index + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const normal: Point = [(turn * dy) / long, (-turn * dx) / long];
    const weight = inkAt(ink, normal);
    return [x + normal[0] * weight, y + normal[1] * weight];
  });
}

function opacityOf(value = 1): string | false {
  return value < 1 && `opacity="${`${Math.round(value * 100) / 100}`.slice(1)}"`;
}
