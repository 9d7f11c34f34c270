/** Points and outlines of a drawing, as SVG path data in whole units. */

export type Point = readonly [x: number, y: number];

/** `[x, y, x, y, ...]` as points: long lists of coordinates read better flat. */
export function pairs(values: readonly number[]): Point[] {
  if (values.length % 2)
    throw new Error(`Expected pairs of numbers, found ${values.length} numbers`);
  return Array.from(
    { length: values.length / 2 },
    (_, index): Point => [values[index * 2] as number, values[index * 2 + 1] as number],
  );
}

/**
 * A smooth line through all `points` (Catmull-Rom), as relative path data: whole units keep a file small.
 * @param tension 1 = round, 0 = straight from point to point
 */
export function smoothPath(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length;
  const at = (index: number): Point =>
    (closed
      ? points[(index + count) % count]
      : points[Math.max(0, Math.min(count - 1, index))]) as Point;
  const pen = startPath(at(0));
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const pull = tension / 6;
    const arrive: Point = [
      to[0] - (after[0] - from[0]) * pull,
      to[1] - (after[1] - from[1]) * pull,
    ];
    // At every further point it leaves as it arrived: that need not be said.
    if (index) pen.curveOn(arrive, to);
    else
      pen.curveTo(
        [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull],
        arrive,
        to,
      );
  }
  return pen.end(closed);
}

/** A straight-edged line through all `points`. */
export function straightPath(points: readonly Point[], closed = true): string {
  const pen = startPath(points[0] as Point);
  for (const point of points.slice(1)) pen.lineTo(point);
  return pen.end(closed);
}

/** A line from `a` to `b` bent by `control`: a hair. */
export function hairPath(a: Point, control: Point, b: Point): string {
  const pen = startPath(a);
  pen.bowTo(control, b);
  return pen.end(false);
}

/** Dots, to be stroked with round ends: one subpath of no length each. */
export function dotsPath(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  let data = '';
  for (const point of points) {
    const [toX, toY] = [Math.round(point[0]), Math.round(point[1])];
    data += `${data ? 'm' : 'M'}${numbers([toX - x, toY - y])}h0`;
    [x, y] = [toX, toY];
  }
  return data;
}

/**
 * A band along `line` whose half-widths are given at its points: a limb, or a line that swells.
 */
export function bandPoints(line: readonly Point[], halves: readonly number[]): Point[] {
  const edge = (side: number) =>
    line.map(([x, y], index): Point => {
      const [nx, ny] = normalAt(line, index);
      const half = (halves[index] ?? 0) * side;
      return [x + nx * half, y + ny * half];
    });
  return [...edge(-1), ...edge(1).reverse()];
}

/** The point at a share of a smooth line through `points`. */
export function alongLine(points: readonly Point[], share: number): Point {
  const place = share * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(place));
  const step = place - index;
  const at = (offset: number) =>
    points[Math.max(0, Math.min(points.length - 1, index + offset))] as Point;
  const [p0, p1, p2, p3] = [at(-1), at(0), at(1), at(2)];
  const blend = (axis: 0 | 1) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * step +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * step ** 2 +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * step ** 3);
  return [blend(0), blend(1)];
}

/** Unit vector across a line at one of its points. */
export function normalAt(line: readonly Point[], index: number): Point {
  const a = line[Math.max(0, index - 1)] as Point;
  const b = line[Math.min(line.length - 1, index + 1)] as Point;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], index) => {
    const before = points[index] as Point;
    return sum + Math.hypot(x - before[0], y - before[1]);
  }, 0);
}

/** An ellipse as path data, turned by `degrees`. */
export function ellipsePath([x, y]: Point, rx: number, ry: number, degrees = 0): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.round(rx * Math.cos(turn)), Math.round(rx * Math.sin(turn))];
  const [left, top] = [Math.round(x) - dx, Math.round(y) - dy];
  const radii = [round1(Math.max(rx, 0.4)), round1(Math.max(ry, 0.4))];
  const arc = (end: Point) => `a${numbers([...radii, Math.round(degrees), 1, 1, ...end])}`;
  const [w, h] = [2 * dx || (Math.abs(dy) < 1 ? 1 : 0), 2 * dy];
  return `M${numbers([left, top])}${arc([w, h])}${arc([-w || 0, -h || 0])}`;
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The point `length` away in direction `degrees`: 0 = to the right (outward), 90 = down (towards the tail). */
export function stepFrom([x, y]: Point, length: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}

export function round1(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Numbers as SVG likes them shortest: a minus sign separates as well as a space. */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

/** Collects path data relative to the last whole-unit point, so that rounding never adds up. */
function startPath(start: Point) {
  let [x, y] = [Math.round(start[0]), Math.round(start[1])];
  let data = `M${numbers([x, y])}`;
  let last = 'M';
  const append = (command: string, points: readonly Point[]) => {
    const values = points.flatMap((point) => [Math.round(point[0]) - x, Math.round(point[1]) - y]);
    const text = numbers(values);
    data += last === command ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
    last = command;
    const end = points.at(-1) as Point;
    [x, y] = [Math.round(end[0]), Math.round(end[1])];
  };
  return {
    lineTo: (to: Point) => append('l', [to]),
    curveTo: (a: Point, b: Point, to: Point) => append('c', [a, b, to]),
    curveOn: (b: Point, to: Point) => append('s', [b, to]),
    bowTo: (a: Point, to: Point) => append('q', [a, to]),
    end: (closed: boolean) => data + (closed ? 'z' : ''),
  };
}
