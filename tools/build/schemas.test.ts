import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DETAILS_KEYS } from '../../domain/forms/forms.ts';
import { SubscribedBody } from '../../server/newsletter/messages/subscriber-record.ts';
import { AppointmentBody } from '../../server/visits/messages/visit-event.ts';
import { SCHEMA_FILE, webhookSchema } from './webhook-schema.ts';

test('the published schema matches the forms (npm run webhook:schema)', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(webhookSchema());
});

test('it has every answer of every form', () => {
  const [lead] = JSON.parse(webhookSchema()).oneOf;
  const { data } = lead.properties;
  const [ofForms] = data.properties.details.anyOf;
  const keys = ofForms.oneOf.flatMap((form: { properties: object }) =>
    Object.keys(form.properties).filter((key) => key !== 'form' && key !== 'version'),
  );
  expect(new Set(keys)).toEqual(new Set(DETAILS_KEYS));
});

test.each([
  ['appointment', AppointmentBody],
  ['newsletter', SubscribedBody],
])('the documented example of %s is valid', (name, schema) => {
  const page = readFileSync('docs/integrations.md', 'utf8');
  const [example = ''] =
    new RegExp(`\\{\\n {6}"type": "${name}[\\s\\S]*?\\n {4}\\}`).exec(page) ?? [];
  expect(v.is(schema as v.GenericSchema, JSON.parse(example))).toBe(true);
});
