import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DETAILS_KEYS } from '../domain/forms/forms.ts';
import { SCHEMA_FILE, webhookSchema } from './webhook-schema.ts';

test('the published schema is what the forms say (npm run webhook:schema)', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(webhookSchema());
});

test('every answer of every form stands in it', () => {
  const { data } = JSON.parse(webhookSchema()).properties;
  const [ofForms] = data.properties.details.anyOf;
  const keys = ofForms.oneOf.flatMap((form: { properties: object }) =>
    Object.keys(form.properties).filter((key) => key !== 'form' && key !== 'version'),
  );
  expect(new Set(keys)).toEqual(new Set(DETAILS_KEYS));
});
