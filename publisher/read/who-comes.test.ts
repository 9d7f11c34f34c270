import { expect, test } from 'vitest';
import type { Person } from '../../domain/content/site-schema.ts';
import type { SizedPhoto } from '../page-data/page-photos.ts';
import { whoComes } from './who-comes.ts';

const photo = { file: 'a.jpg' };
const person = (key: string, rest: Partial<Person> = {}): Person => ({
  key,
  name: `${key} Doe`,
  credentials: '',
  bio: '',
  ...rest,
});
const portrait = (one: Person) => (one.photo ? ({ src: one.key } as SizedPhoto) : null);

test('a person is shown only if they come to homes and have a photo', () => {
  const people = [person('Ann', { photo }), person('Bob', { comes: true })];
  expect(whoComes(people, portrait)).toEqual([]);
});

test('at most three people are shown, each with first name and license', () => {
  const people = ['Ann', 'Bob', 'Cy', 'Di'].map((name) =>
    person(name, { comes: true, photo, license: `License of ${name}` }),
  );
  const shown = whoComes(people, portrait);
  expect(shown.map(({ firstName }) => firstName)).toEqual(['Ann', 'Bob', 'Cy']);
  expect(shown[0]?.license).toBe('License of Ann');
});
