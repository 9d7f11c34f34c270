import { expect, test } from 'vitest';
import { lettersIn } from '../forms/letter-states.ts';
import { OFFICE_HOURS } from '../hours/testing/office-hours.ts';
import { letterTiming } from './letter-timing.ts';

const TODAY = '2026-11-20';

test.each([
  ['VA', '2026-11-20', { kind: 'tight', officeDays: 0 }],
  ['VA', '2026-11-25', { kind: 'tight', officeDays: 2 }],
  ['VA', '2026-11-26', { kind: 'in-time', officeDays: 3 }],
  // Thanksgiving is not a working day.
  ['VA', '2026-11-27', { kind: 'in-time', officeDays: 3 }],
  ['SC', '2026-12-20', { kind: 'in-time', officeDays: 19 }],
  ['SC', '2026-12-21', { kind: 'early', form: 'CL-100', goodForDays: 30 }],
  // No source says for how long Georgia's form is valid.
  ['GA', '2027-02-19', { kind: 'in-time', officeDays: 63 }],
  ['VA', '2026-11-19', null],
  ['VA', '', null],
])('in %s on %s', (state, closing, timing) => {
  expect(letterTiming(lettersIn([state])[0], closing, TODAY, OFFICE_HOURS, 3)).toEqual(timing);
});
