import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ContactSubmission } from '../lead/contact-submission.ts';
import { detailsRows } from './forms.ts';
import { letterFormOf } from './letter-form.ts';
import { letterForm, lettersIn } from './letter-states.ts';
import { readForm, toSubmission } from './read-form.ts';

const TODAY = '2026-11-20';
const FIELDS = {
  state: 'VA',
  property: '12 Oak Street, Richmond',
  closing: TODAY,
  access: 'A lockbox',
  payer: 'The seller',
  recipients: 'lender@example.com',
  name: 'Pat Agent',
  phone: '804 555 0142',
  zip: '23220',
};
const read = (changes: Record<string, string> = {}) =>
  readForm(letterForm, { ...FIELDS, ...changes }, TODAY);
function submit(changes: Record<string, string> = {}) {
  const result = read(changes);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return v.parse(
    ContactSubmission,
    toSubmission(letterForm, result.answers, { submission_id: randomUUID() }),
  );
}

test('a request becomes a submission that the API accepts', () => {
  const { details, ...submission } = submit({ description: 'The garage too.\n\nGate code 12.' });
  expect(submission).toMatchObject({
    first_name: 'Pat Agent',
    address: 'ZIP: 23220',
    source: 'termite-letter',
    service_needed: 'Termite letter NPMA-33',
  });
  expect(details).toEqual({
    form: 'letter',
    version: 1,
    state: 'VA',
    property: '12 Oak Street, Richmond',
    closing: TODAY,
    access: 'A lockbox',
    payer: 'The seller',
    recipients: 'lender@example.com',
    notes: 'The garage too.\n\nGate code 12.',
  });
  // The office reads the notes in the description.
  expect(details && detailsRows(details).map(({ value }) => value)).toEqual([
    'NPMA-33 (Virginia)',
    ...['12 Oak Street, Richmond', TODAY, 'A lockbox', 'The seller', 'lender@example.com'],
  ]);
});

test('the details of one form are refused with the source of another', () => {
  const { details, ...submission } = submit();
  const result = v.safeParse(ContactSubmission, { ...submission, details, source: 'quote-form' });
  expect(result.issues?.[0].path?.[0]?.key).toBe('details');
});

test.each([
  ['state', { state: 'toString' }],
  ['property', { property: ' ' }],
  ['closing', { closing: '' }],
  ['closing', { closing: '12/04/2026' }],
  ['closing', { closing: '2026-11-19' }],
  ['recipients', { recipients: 'x'.repeat(201) }],
])('a problem with the %s is explained: %j', (field, changes) => {
  const result = read(changes);
  expect(result.ok ? {} : result.problems).toEqual({ [field]: expect.stringMatching(/\.$/) });
});

test('a company offers the letter forms of its states, and requests the one of the chosen state', () => {
  const letters = lettersIn(['GA', 'TX', 'AZ', 'GA']);
  const form = letterFormOf(letters);
  expect(form.fields.state.choices).toEqual(['GA', 'AZ']);
  expect(readForm(form, FIELDS, TODAY)).toMatchObject({
    ok: false,
    problems: { state: expect.stringMatching(/choose the state/) },
  });
  expect(form.service({ state: 'GA' })).toBe(
    'Termite letter Official Georgia Wood Infestation Inspection Report',
  );
  expect(lettersIn(['TX'])).toEqual([]);
});
