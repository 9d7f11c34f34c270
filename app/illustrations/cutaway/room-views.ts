/**
 * Places of the opened house, seen through a window: what a service is about, where it is done. Each is cut from the
 * drawings of the cutaway, so that the house stays one house.
 */
import type { RoomView } from '../../../domain/content/page-schema.ts';
import { ink } from '../palette.ts';
import { rect } from '../shapes.ts';
import { inWindow } from '../window-scenes.ts';
import { dusk } from './dusk.ts';
import { foundation } from './facade.ts';
import { attic, chimney, crawlSpace, frame, roof } from './open-house.ts';
import { gutter, porchSide } from './porch-side.ts';
import { bathroom, bedroom, kitchen, livingRoom } from './rooms.ts';

const NIGHT = rect(300, 100, 600, 300, ink.fig2);

/** Left and top on the cutaway, and height; a window is 380 by 300 in shape. */
type Place = readonly [x: number, y: number, height: number];

const VIEWS: Record<RoomView, readonly [Place, () => string]> = {
  counter: [[352, 422, 122], () => kitchen()],
  refrigerator: [[444, 440, 106], () => kitchen() + livingRoom() + frame()],
  bed: [[344, 299, 112], () => bedroom()],
  corner: [[563, 421, 124], () => livingRoom() + frame()],
  rug: [[630, 424, 124], () => livingRoom() + frame()],
  attic: [[432, 170, 120], () => NIGHT + roof() + attic() + frame()],
  rafters: [[572, 158, 132], () => NIGHT + roof() + attic() + frame()],
  chimney: [[690, 92, 150], () => dusk() + chimney() + roof() + attic()],
  duct: [[470, 546, 100], () => frame() + crawlSpace()],
  dehumidifier: [[607, 556, 86], () => crawlSpace()],
  vent: [[382, 566, 96], () => foundation() + rect(300, 643, 600, 40, ink.teal4)],
  sill: [[752, 522, 134], () => dusk() + livingRoom() + frame() + crawlSpace()],
  eaves: [[799, 262, 74], () => dusk() + roof() + bathroom() + frame() + gutter()],
  fascia: [[160, 404, 150], () => dusk() + porchSide()],
};

export function roomView(name: RoomView): string {
  const [[x, y, height], draw] = VIEWS[name];
  return inWindow(`${x} ${y} ${Math.round((height * 380) / 300)} ${height}`, draw());
}
