import { describe, expect, test } from 'vitest';
import { captionedDrawingOf, sizeAtScale } from '../../../domain/species/specimens.ts';
import { scaleOf } from './look-alikes.tsx';

describe('a pair', () => {
  const drawn = (name: string) => captionedDrawingOf(name) ?? expect.fail(`no ${name}`);
  const ant = drawn('odorous-house-ant');
  const carpenter = drawn('carpenter-ant');

  test('has one scale: bodies differ as the living animals do', () => {
    const scale = scaleOf([ant, carpenter]);
    const [small, large] = [ant, carpenter].map(
      (drawing) =>
        sizeAtScale(drawing, drawing.length, scale).height * (drawing.body / drawing.height),
    );
    expect((large ?? 0) / (small ?? 1)).toBeCloseTo(carpenter.length / ant.length, 0);
  });

  test.each([
    ['house-centipede', 'millipede'],
    ['american-cockroach', 'wood-cockroach'],
    ['carpenter-ant-gallery', 'termite-gallery'],
  ])('%s and %s both fit a phone, the larger as large as can be', (...names) => {
    const pair = names.map(drawn);
    const sizes = pair.map((drawing) => sizeAtScale(drawing, drawing.length, scaleOf(pair)));
    const [width, height] = [
      Math.max(...sizes.map((size) => size.width)),
      Math.max(...sizes.map((size) => size.height)),
    ];
    expect(width).toBeLessThanOrEqual(124);
    expect(height).toBeLessThanOrEqual(132);
    expect(width === 124 || height === 132).toBe(true);
  });
});
