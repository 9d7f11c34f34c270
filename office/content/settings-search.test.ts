import { expect, test } from 'vitest';
import { partsAt } from '../../domain/content/schema-parts.ts';
import { schemaOfFile } from '../../publisher/read/content-files.ts';
import { SETTINGS, settingsFor } from './settings-search.ts';

test.each([
  ['Phone number', 'Phone'],
  ['holiday', 'Closed days'],
  ['google', 'Where you are reviewed'],
])('%s finds %s', (typed, name) => {
  expect(settingsFor(typed).map((one) => one.name)).toContain(name);
});

test('what nothing is called finds nothing', () => {
  expect([settingsFor(''), settingsFor('wombat')]).toEqual([[], []]);
});

test.each(SETTINGS.map(({ name, path, field }) => [name, path, field ?? []] as const))(
  '%s is a field of its file',
  (_, path, field) => {
    const schema = schemaOfFile(path);
    if (path.endsWith('.svg')) return;
    expect(schema && partsAt(schema, field, {})).not.toEqual([]);
    expect(schema).toBeDefined();
  },
);
