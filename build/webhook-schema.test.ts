import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DETAILS_KEYS } from '../domain/forms/forms.ts';
import { AppointmentBody } from '../server/visits/messages/visit-event.ts';
import { SCHEMA_FILE, webhookSchema } from './webhook-schema.ts';

test('the published schema is what the forms say (npm run webhook:schema)', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(webhookSchema());
});

test('every answer of every form stands in it', () => {
  const [lead] = JSON.parse(webhookSchema()).oneOf;
  const { data } = lead.properties;
  const [ofForms] = data.properties.details.anyOf;
  const keys = ofForms.oneOf.flatMap((form: { properties: object }) =>
    Object.keys(form.properties).filter((key) => key !== 'form' && key !== 'version'),
  );
  expect(new Set(keys)).toEqual(new Set(DETAILS_KEYS));
});

test('the documented event of a visit is one', () => {
  const page = readFileSync('docs/webhook.md', 'utf8');
  const [example = ''] = /\{\n {6}"type": "appointment[\s\S]*?\n {4}\}/.exec(page) ?? [];
  expect(v.is(AppointmentBody, JSON.parse(example))).toBe(true);
});
