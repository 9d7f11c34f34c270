/** A winged ant: the worker's plan with a larger thorax and two pairs of unequal wings. */
import type { Layer } from '../anatomy.ts';
import { type Ant, ant } from './ant.ts';
import { foreWing, hindWing } from './wing-shapes.ts';

export interface WingedAnt extends Ant {
  foreWing: number;
  hindWing: number;
}

export function wingedAnt(form: WingedAnt): Layer[] {
  const { mesosoma, head } = form;
  const root = (along: number) =>
    [mesosoma.width * 0.42, head.length + mesosoma.length * along] as const;
  const fill = '#c9a468';
  const worker = ant(form);
  const behindThorax = worker.findIndex(
    (layer) => layer.kind === 'part' && layer.region === 'thorax',
  );
  return [
    ...worker.slice(0, behindThorax),
    {
      kind: 'wings',
      at: root(0.55),
      turn: 30,
      length: form.hindWing,
      ...hindWing(form.hindWing * 0.3),
      fill,
      opacity: 0.5,
    },
    {
      kind: 'wings',
      at: root(0.32),
      turn: 24,
      length: form.foreWing,
      ...foreWing(form.foreWing * 0.29),
      fill,
      opacity: 0.6,
    },
    ...worker.slice(behindThorax),
  ];
}
