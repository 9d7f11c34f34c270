import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '../hours/office-hours.ts';
import { ContactSubmission } from './contact-submission.ts';
import { letterTiming, readLetterForm, readLetterLines } from './termite-letter.ts';

const TODAY = '2026-11-20';
const FIELDS = {
  state: 'VA',
  property: '12 Oak Street, Richmond',
  closing: '2026-12-04',
  access: 'A lockbox',
  payer: 'The seller',
  recipients: 'lender@example.com',
  name: 'Pat Agent',
  phone: '804 555 0142',
  zip: '23220',
};
const read = (changes: Record<string, string> = {}) =>
  readLetterForm({ ...FIELDS, ...changes }, TODAY, randomUUID);

test('a request becomes a submission that the API takes', () => {
  const result = read({ description: 'The garage too.\n\nGate code 12.' });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(v.parse(ContactSubmission, result.submission)).toMatchObject({
    first_name: 'Pat Agent',
    address: 'ZIP: 23220',
    source: 'termite-letter',
    service_needed: 'Termite letter NPMA-33',
  });
  expect(readLetterLines(result.submission)).toEqual({
    lines: [
      { label: 'Form', value: 'NPMA-33 (Virginia)' },
      { label: 'Property', value: '12 Oak Street, Richmond' },
      { label: 'Closing', value: '2026-12-04' },
      { label: 'Access', value: 'A lockbox' },
      { label: 'Paid by', value: 'The seller' },
      { label: 'Copies to', value: 'lender@example.com' },
    ],
    closing: '2026-12-04',
    notes: 'The garage too.\n\nGate code 12.',
  });
});

test('a choice that is not offered counts as none, and a value stays on one line', () => {
  const result = read({ access: 'Hack', property: '12 Oak\nClosing: 2020-01-01' });
  if (!result.ok) throw new Error('refused');
  const letter = readLetterLines(result.submission);
  expect(letter?.closing).toBe('2026-12-04');
  expect(letter?.lines[3]).toEqual({ label: 'Access', value: 'not said' });
});

test('other leads have no letter', () => {
  expect(readLetterLines({ source: 'quote-form', description: 'Form: x' })).toBeNull();
});

test.each([
  ['state', { state: 'NC' }],
  ['state', { state: 'toString' }],
  ['property', { property: ' ' }],
  ['property', { property: 'x'.repeat(201) }],
  ['closing', { closing: '' }],
  ['closing', { closing: '12/04/2026' }],
  ['closing', { closing: '2026-11-19' }],
  ['recipients', { recipients: 'x'.repeat(201) }],
  ['name', { name: '' }],
  ['phone', { phone: '' }],
  ['zip', { zip: '2322' }],
])('what is wrong with the %s is said: %j', (field, changes) => {
  const result = read(changes);
  expect(result.ok ? {} : result.problems).toEqual({ [field]: expect.stringMatching(/\.$/) });
});

test('a closing today is taken: the date warns, it does not refuse', () => {
  expect(read({ closing: TODAY }).ok).toBe(true);
});

describe('the date of the closing', () => {
  const day = { opens: '08:00', closes: '18:00' };
  const hours: OpeningHours = {
    sunday: null,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: null,
    holidays: ['2026-11-26'],
  };

  test.each([
    ['VA', '2026-11-20', { kind: 'tight', officeDays: 0 }],
    ['VA', '2026-11-23', { kind: 'tight', officeDays: 0 }],
    ['VA', '2026-11-25', { kind: 'tight', officeDays: 2 }],
    ['VA', '2026-11-26', { kind: 'in-time', officeDays: 3 }],
    // Thanksgiving is no working day.
    ['VA', '2026-11-27', { kind: 'in-time', officeDays: 3 }],
    ['SC', '2026-12-20', { kind: 'in-time', officeDays: 19 }],
    ['SC', '2026-12-21', { kind: 'early', goodForDays: 30 }],
    ['VA', '2027-02-18', { kind: 'in-time', officeDays: 62 }],
    ['VA', '2027-02-19', { kind: 'early', goodForDays: 90 }],
    ['', '2027-02-19', { kind: 'in-time', officeDays: 63 }],
    ['VA', '2026-11-19', null],
    ['VA', '', null],
  ])('in %s on %s', (state, closing, timing) => {
    expect(letterTiming(state, closing, TODAY, hours, 3)).toEqual(timing);
  });

  test('the office says how much notice it wants', () => {
    expect(letterTiming('VA', '2026-11-26', TODAY, hours, 4)).toMatchObject({ kind: 'tight' });
  });
});
