/** An animal stands unevenly, a trace does not, and every size of a drawing stands alike. */
import { describe, expect, test } from 'vitest';
import type { Specimen } from './anatomy.ts';
import { SPECIMENS } from './catalog.ts';
import { poseOf } from './pose.ts';

const named = (name: string) => SPECIMENS.find((one) => one.name === name) as Specimen;

describe('the pose of an ant', () => {
  const ant = named('odorous-house-ant');
  const pose = poseOf(ant);

  test('is the same in every run', () => {
    expect(poseOf(ant).legTurns(1, 1, 4)).toEqual(pose.legTurns(1, 1, 4));
    expect(poseOf(ant).place(0.2, 2)).toEqual(pose.place(0.2, 2));
  });

  test('has no mirror symmetry', () => {
    for (const leg of [0, 1, 2])
      expect(pose.legTurns(leg, 1, 4)).not.toEqual(pose.legTurns(leg, -1, 4));
    expect(pose.antennaTurns(1, 4)).not.toEqual(pose.antennaTurns(-1, 4));
    const [right, left] = [pose.place(0.3, 0.1), pose.place(-0.3, 0.1)];
    expect(Math.abs(right[0] + left[0])).toBeGreaterThan(0.01);
  });

  test('steps in turns: neighbors and opposites swing against each other', () => {
    // The thigh's own chance is smaller than the swing.
    const swing = (leg: number, mirror: number) => Math.sign(pose.legTurns(leg, mirror, 4)[0] ?? 0);
    expect(swing(0, 1)).toBe(-swing(1, 1));
    expect(swing(0, 1)).toBe(swing(2, 1));
    expect(swing(0, 1)).toBe(-swing(0, -1));
  });

  test('bends the body and keeps its length', () => {
    const steps = Array.from({ length: 101 }, (_, index) =>
      pose.place(0, (index / 100) * ant.length),
    );
    const long = steps.slice(1).reduce((sum, [x, y], index) => {
      const [fromX, fromY] = steps[index] as readonly [number, number];
      return sum + Math.hypot(x - fromX, y - fromY);
    }, 0);
    expect(long).toBeCloseTo(ant.length, 2);
    expect(Math.abs(pose.turnAt(0) - pose.turnAt(ant.length))).toBeGreaterThan(5);
  });

  test('keeps the shape of a limb: it turns with its root', () => {
    const [a, b] = [pose.place(0, 0, 1.2), pose.place(3, 4, 1.2)];
    expect(Math.hypot(b[0] - a[0], b[1] - a[1])).toBeCloseTo(5, 6);
  });
});

test.each(['mud-tube', 'cat-flea', 'camel-cricket'])('%s stays as it was measured', (name) => {
  const pose = poseOf(named(name));
  expect(pose.place(3, 4)).toEqual([3, 4]);
  expect(pose.legTurns(1, 1, 3)).toEqual([0, 0, 0]);
});
