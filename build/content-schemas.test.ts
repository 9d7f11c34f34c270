import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSchemas, LETTER_STATES_FILE, letterStatesJson } from './content-schemas.ts';

const schemas = contentSchemas();

test('fields are explained by their doc comments', () => {
  const site = JSON.parse(schemas.get('site.json') ?? '{}');
  expect(site.properties.brand.properties.founded.description).toContain('founded');
  expect(site.properties.territories.description).toContain('Which phone');
  expect(site.additionalProperties).toBe(false);
});

test('each YAML file of the content names its schema in the first line', () => {
  const files = readdirSync('content').filter((name) =>
    schemas.has(name.replace('.yaml', '.json')),
  );
  expect(files.length).toBeGreaterThan(9);
  for (const name of files)
    expect(readFileSync(join('content', name), 'utf8').split('\n')[0]).toBe(
      `# yaml-language-server: $schema=../starter/schemas/${name.replace('.yaml', '.json')}`,
    );
});

test('the letter form knows the termite letters of starter/states.yaml', () => {
  expect(readFileSync(LETTER_STATES_FILE, 'utf8'), 'npm run content:schemas').toBe(
    letterStatesJson(),
  );
});
