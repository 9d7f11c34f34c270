import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  allDrawings,
  drawingNamedIn,
  drawingOf,
  furtherDrawings,
  sizeAtScale,
} from './specimens.ts';

describe('drawings', () => {
  test('have the size that their file states', () => {
    const files = readdirSync('site/public/specimens').filter((file) => file !== 'penny.svg');
    for (const file of files) {
      const [, width, height] =
        /width="(\d+)" height="(\d+)"/.exec(
          readFileSync(`site/public/specimens/${file}`, 'utf8'),
        ) ?? [];
      expect(drawingOf(file.replace('.svg', '')), file).toMatchObject({
        width: Number(width),
        height: Number(height),
      });
    }
    expect(allDrawings()).toHaveLength(files.length);
  });

  test.each([
    ['bed-bug', 'Drawing: Bed bug, Cimex lectularius, body 5.5 mm long'],
    [
      'mud-tube',
      'Drawing: Termite mud tubes on a foundation, Reticulitermes flavipes, 100 mm across',
    ],
  ])('are described by their own data: %s', (name, alt) => {
    expect(drawingOf(name)?.alt).toBe(alt);
    expect(allDrawings().find((drawing) => drawing.name === name)?.alt).toBe(alt);
  });

  test('do not exist for a name without a file', () => {
    expect(drawingOf('unicorn')).toBeUndefined();
  });

  test.each([
    ['Roof rats', 'roof-rat'],
    ['Camel crickets', 'camel-cricket'],
    ['Powderpost beetles', 'powderpost-beetle'],
    ['Pavement and little black ants', 'pavement-ant'],
    ['Salt-marsh mosquitoes', 'salt-marsh-mosquito'],
    ['Raccoons and bats', 'raccoon'],
    ['Fruit and drain flies', 'fruit-fly'],
    ['Formosan termites', 'formosan-termite-swarmer'],
    ['Snakes', undefined],
    ['Field ants', undefined],
    ['Asian needle ants', undefined],
    ['Cluster flies', undefined],
    ['Bat bugs', undefined],
    ['Night mosquitoes', undefined],
    ['Litter beetles and flies', undefined],
  ])('are found for the heading "%s": %s', (words, name) => {
    expect(drawingNamedIn(words)?.name).toBe(name);
  });

  test('are found by part of a name for an animal that the heading is about', () => {
    expect(drawingNamedIn('Rats along an alley', ['house-mouse', 'norway-rat'])?.name).toBe(
      'norway-rat',
    );
    expect(drawingNamedIn('Night mosquitoes', ['asian-tiger-mosquito'])).toBeNull();
  });

  test('lead to young stages, other views and traces of the same animal', () => {
    const names = furtherDrawings(['bed-bug', 'black-widow']).map(({ name }) => name);
    expect(names).toEqual([
      'bed-bug-nymph',
      'bed-bug-egg',
      'black-widow-underside',
      'bed-bug-spots',
    ]);
    expect(furtherDrawings(['bed-bug-nymph']).map(({ name }) => name)).not.toContain('bed-bug');
  });
});

test('drawings at one scale differ as much as the bodies do', () => {
  const drawing = { name: 'any', width: 250, height: 266, body: 200 };
  const small = sizeAtScale(drawing, 3, 8);
  const large = sizeAtScale(drawing, 12, 8);
  expect(small).toEqual({ width: 30, height: 32 });
  expect(large.width).toBe(small.width * 4);
});
