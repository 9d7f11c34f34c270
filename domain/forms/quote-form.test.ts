import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../lead/submission-fields.ts';
import { type Posted, readAnswer } from './form.ts';
import { quoteForm } from './quote-form.ts';
import { readForm } from './read-form.ts';
import { readPostedForm } from './read-posted-form.ts';

const ID = '0b9c2f0e-3b1f-4b56-9d5f-1f2f3a4b5c6d';
const filled = {
  name: ' Sam Carter ',
  phone: '(804) 555-0142',
  email: 'sam@example.com',
  zip: '23220',
  description: 'Ants on the counter',
  service_needed: 'Ant control',
  best_time: 'After 5 pm',
  consent_version: '2026-11',
  marketing_texts: 'on',
  source: 'homepage-hero',
  submission_id: ID,
  page: '/services/ant-control',
  embedded: '1',
  company_website: '',
};
/** Parses the form as the server does. */
function read(posted: Posted) {
  const parsed = readPostedForm(quoteForm, posted, () => ID, '2026-11-22');
  if (parsed.success) return { ok: true, submission: parsed.output };
  const problems = parsed.issues.map(({ path, message }) => [path?.[0]?.key, message]);
  return { ok: false, problems: Object.fromEntries(problems) as Record<string, string> };
}

test('a filled form becomes the contact submission of the specification', () => {
  expect(read(filled)).toEqual({
    ok: true,
    submission: {
      first_name: 'Sam Carter',
      last_name: '',
      phone: '(804) 555-0142',
      email: 'sam@example.com',
      service_needed: 'Ant control',
      description: 'Ants on the counter\n\nBest time to call: After 5 pm',
      details: { form: 'quote', version: 1, best_time: 'After 5 pm' },
      urgency: 'standard',
      address: 'ZIP: 23220',
      source: 'homepage-hero',
      submission_id: ID,
      page: '/services/ant-control',
      consent: { version: '2026-11', marketing_texts: true },
    },
  });
});

test('name and phone are enough; an id is generated and the missing ZIP is noted', () => {
  const result = read({ name: 'Sam', phone: '804 555 0142', submission_id: '' });
  expect(result).toMatchObject({
    ok: true,
    submission: { submission_id: ID, address: 'ZIP not provided', email: '', description: '' },
  });
});

test('without the checkbox there is no consent to marketing texts', () => {
  expect(read({ ...filled, marketing_texts: '' }).submission?.consent?.marketing_texts).toBe(false);
});

test.each([
  ['name', '  ', /tell us your name/],
  ['email', 'sam.example.com', /no @ sign/],
  ['zip', '2322', /five digits/],
  ['description', 'x'.repeat(LIMITS.description + 1), /shorten/],
  ['name', 'Sam\r\nBcc: a@b', /special characters/],
] as const)('%s given as %j is explained', (field, value, message) => {
  const result = read({ ...filled, [field]: value });
  expect(result).toMatchObject({
    ok: false,
    problems: { [field]: expect.stringMatching(message) },
  });
});

test.each([
  ['email', ''],
  ['zip', '23220-1234'],
  ['description', 'line one\nline two\ttabbed'],
] as const)('%s given as %j is fine', (field, value) => {
  expect(readAnswer(quoteForm.fields[field], value)).toEqual({ value: value.trim() });
});

test.each([
  ['name', 'Sam\u2028Carter', 'Sam Carter'],
  ['name', '\u200bSam\ufeff', 'Sam'],
  ['email', 'mailto:sam@example.com', 'sam@example.com'],
  ['email', 'Sam@Müller.example', 'Sam@xn--mller-kva.example'],
] as const)('%s given as %j is taken as %j', (field, typed, value) => {
  expect(readAnswer(quoteForm.fields[field], typed)).toEqual({ value });
});

test('any posted data either gets a message or passes the server schema', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 200 });
  const fields = fc.record(Object.fromEntries(Object.keys(filled).map((key) => [key, anyText])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(fields, (posted) => {
      const form = readForm(quoteForm, posted as Posted);
      if (form.ok) expect(read(posted as Posted).ok).toBe(true);
      else expect(Object.keys(form.problems)).not.toEqual([]);
    }),
    { numRuns: 500 },
  );
});
