/** The paper a specimen is drawn on: turns millimeters into units, collects SVG elements and their bounds. */
import type { LayerName } from './anatomy.ts';
import { INK } from './color.ts';
import { type Point, round1 } from './geometry.ts';

export interface Paint {
  fill?: string | undefined;
  /** Default ink; `none` for none. */
  stroke?: string | undefined;
  /** Width of the stroke in units, default the sheet's ink. */
  width?: number | undefined;
  opacity?: number | undefined;
  fillOpacity?: number | undefined;
  /** Lengths of dash and gap, units. */
  dash?: readonly [number, number] | undefined;
}

export class Sheet {
  /** Units per millimeter. */
  readonly unit: number;
  /** Weight of the ink, units. */
  readonly ink: number;
  readonly random: () => number;
  readonly bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  private readonly elements: { layer: LayerName; svg: string }[] = [];
  private layer: LayerName = 'detail';

  constructor(unit: number, ink: number, random: () => number) {
    this.unit = unit;
    this.ink = ink;
    this.random = random;
  }

  /** What the next elements belong to. */
  startLayer(layer: LayerName): void {
    this.layer = layer;
  }

  /** A place on the animal as a place on the sheet. */
  at(x: number, y: number): Point {
    const point: Point = [x * this.unit, y * this.unit];
    const { bounds } = this;
    bounds.left = Math.min(bounds.left, point[0]);
    bounds.right = Math.max(bounds.right, point[0]);
    bounds.top = Math.min(bounds.top, point[1]);
    bounds.bottom = Math.max(bounds.bottom, point[1]);
    return point;
  }

  path(data: string, { fill, stroke, width, opacity, fillOpacity, dash }: Paint): void {
    if (!data) return;
    const attributes = [
      `d="${data}"`,
      fill && `fill="${fill}"`,
      stroke && stroke !== INK && `stroke="${stroke}"`,
      width !== undefined && `stroke-width="${round1(width)}"`,
      opacityOf('opacity', opacity),
      opacityOf('fill-opacity', fillOpacity),
      dash && `stroke-dasharray="${round1(dash[0])} ${round1(dash[1])}"`,
    ].filter(Boolean);
    this.elements.push({ layer: this.layer, svg: `<path ${attributes.join(' ')}/>` });
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

function opacityOf(attribute: string, value = 1): string | false {
  return value < 1 && `${attribute}="${`${Math.round(value * 100) / 100}`.slice(1)}"`;
}
