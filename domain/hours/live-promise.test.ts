import { expect, test } from 'vitest';
import { inLanguage } from '../messages/message-language.ts';
import {
  answersSentence,
  availability,
  callSentence,
  hoursInWords,
  responseSentence,
  unansweredSentence,
  zoneToName,
} from './live-promise.ts';
import { zoneWithOffsets } from './office-hours.ts';
import type { ServiceHours } from './service-days.ts';
import { OFFICE_HOURS } from './testing/office-hours.ts';

const HOURS: ServiceHours = {
  ...OFFICE_HOURS,
  label: '',
  emergency_24_7: false,
  emergency_label: '',
  next_day_calls_before: '12:00',
  friday_next_service_day: 'monday',
};
const ZONE = 'America/New_York';
const WITH_LINE: ServiceHours = { ...HOURS, emergency_24_7: true, emergency_label: '24/7 line' };
const OWN_LINE: ServiceHours = { ...WITH_LINE, emergency_phone: '(804) 555-0199' };

/** @param time on the clock of the office in winter */
const at = (time: string) => Date.parse(`${time}-05:00`);
const sentenceAt = (time: string, hours = HOURS, promisesVisit = true) =>
  callSentence(hours, ZONE, at(time), promisesVisit);
const barAt = (time: string, hours = HOURS) => availability(hours, ZONE, at(time));

test.each([
  ['2026-11-17T09:47:20', 'Call in the next 2 h 13 min for a visit tomorrow.'],
  ['2026-11-17T11:59:59', 'Call in the next 1 min for a visit tomorrow.'],
  ['2026-11-17T12:00:00', 'Open now, until 6 pm.'],
  ['2026-11-17T18:00:00', 'The office is back tomorrow at 8 am.'],
  ['2026-11-17T06:00:00', 'The office is back today at 8 am.'],
  ['2026-11-20T09:00:00', 'Call in the next 3 h for a visit on Monday.'],
  ['2026-11-21T16:30:00', 'The office is back on Monday at 8 am.'],
  // The day before Thanksgiving.
  ['2026-11-25T09:00:00', 'Call in the next 3 h for a visit on Friday.'],
  // The nights in which the clocks change.
  ['2026-10-31T22:30:00', 'The office is back on Monday at 8 am.'],
  ['2026-03-07T23:30:00', 'The office is back on Monday at 8 am.'],
])('%s: %s', (time, sentence) => {
  expect(sentenceAt(time)).toBe(sentence);
});

test('one sentence covers the emergency line and the next opening at night, and names the line by day', () => {
  const night = '2026-11-21T20:00:00';
  const back = 'The office is back on Monday at 8 am.';
  expect(sentenceAt(night, WITH_LINE)).toBe(`24/7 line: a person answers if you call now. ${back}`);
  expect(sentenceAt(night, OWN_LINE)).toBe(
    `24/7 line: a person answers if you call (804) 555-0199 now. ${back}`,
  );
  expect(sentenceAt('2026-11-17T12:00:00', WITH_LINE)).toBe(
    'Open now, until 6 pm. 24/7 line: the same number.',
  );
  expect(inLanguage('es', () => sentenceAt(night, WITH_LINE))).toBe(
    '24/7 line: si llama ahora, contesta una persona. La oficina vuelve a abrir el lunes a las 8 am.',
  );
});

test('a day without visits is no service day, even if the office is open', () => {
  const holidays = ['2026-12-25'];
  const hours = { ...HOURS, holidays, visits_closed: ['2026-12-24', '2026-12-28'] };
  expect(sentenceAt('2026-12-23T10:00:00', hours)).toBe(
    'Call in the next 2 h for a visit on Tuesday.',
  );
  expect(barAt('2026-12-23T10:00:00', hours).nextDay).toBe(false);
  expect(sentenceAt('2026-12-24T10:00:00', hours, false)).toBe('Open now, until 6 pm.');
});

test.each([
  ['2026-11-17T09:47:20', 'We call or text you by 10:48 am.'],
  ['2026-11-17T17:30:00', 'We call or text you by 8:30 am tomorrow.'],
  ['2026-11-17T05:00:00', 'We open today at 8 am and call or text you by 9 am.'],
  ['2026-11-21T20:00:00', 'We open on Monday at 8 am and call or text you by 9 am.'],
  ['2026-11-25T17:45:00', 'We call or text you by 8:45 am on Friday.'],
])('a request sent at %s: %s', (time, sentence) => {
  expect(responseSentence(HOURS, ZONE, at(time), 60)).toBe(sentence);
});

test.each([
  // [when, open, "*Next Day Service!" is true, until when or from when, the callback offered instead]
  ['2026-11-17T09:00:00', true, true, 'Open now, until 6 pm.', null],
  ['2026-11-17T07:00:00', false, true, 'Back today at 8 am', 'Call me at 8:00'],
  ['2026-11-17T18:00:00', false, true, 'Back tomorrow at 8 am', 'Call me at 8:00'],
  ['2026-11-20T09:00:00', true, false, 'Open now, until 6 pm.', null],
  ['2026-11-21T17:00:00', false, true, 'Back on Monday at 8 am', 'Call me on Monday at 8:00'],
  // Thanksgiving and the day before it.
  ['2026-11-25T09:00:00', true, false, 'Open now, until 6 pm.', null],
  ['2026-11-26T09:00:00', false, false, 'Back tomorrow at 8 am', 'Call me at 8:00'],
])('the call bar at %s', (time, open, nextDay, sentence, callMe) => {
  expect(barAt(time)).toEqual({ open, nextDay, sentence, callMe });
});

test('an office that closes before noon accepts next-day calls until it closes', () => {
  const hours = { ...HOURS, tuesday: { opens: '08:00', closes: '11:00' } };
  expect(sentenceAt('2026-11-17T10:00:00', hours)).toBe(
    'Call in the next 1 h for a visit tomorrow.',
  );
  expect(sentenceAt('2026-11-17T11:30:00', hours)).toBe('The office is back tomorrow at 8 am.');
});

test('without a next-day promise only hours are shown', () => {
  const { next_day_calls_before: _none, ...hours } = HOURS;
  expect(sentenceAt('2026-11-17T09:47:20', hours)).toBe('Open now, until 6 pm.');
  expect(barAt('2026-11-17T09:47:20', hours).nextDay).toBe(false);
});

test('a separate emergency line is named, and the main number has its hours', () => {
  const words = hoursInWords({ ...OWN_LINE, label: 'Mondays' });
  expect(words).toBe('Mondays. 24/7 line: (804) 555-0199.');
  const night = at('2026-11-17T22:00:00');
  expect(unansweredSentence(OWN_LINE, ZONE, night)).toContain('tomorrow from 8 am');
});

test('an office that never opens promises nothing', () => {
  const closed = { monday: null, tuesday: null, wednesday: null, thursday: null };
  const never = { ...HOURS, ...closed, friday: null, saturday: null };
  expect(responseSentence(never, ZONE, 0, 60)).toBeNull();
  expect(sentenceAt('2026-11-17T09:00:00', never)).toBeNull();
  expect(barAt('2026-11-17T09:00:00', never)).toMatchObject({ open: false, sentence: null });
});

test.each([
  ['the office’s own zone', '2026-11-17T12:00:00', -300, ''],
  ['the same zone in summer', '2026-07-01T07:00:00', -240, ''],
  ['Chicago', '2026-11-17T12:00:00', -360, 'Eastern Time'],
])(
  'for a visitor in %s, the office’s zone is named only if it differs',
  (_, time, minutes, name) => {
    for (const zone of [ZONE, zoneWithOffsets(ZONE, 2026, 1)])
      expect(zoneToName(zone, at(time), minutes)).toBe(name);
  },
);

test.each([
  ['2026-11-17T09:00:00', 'Ann Lee answers until 6 pm (Eastern Time).'],
  ['2026-11-17T18:00:00', 'Ann Lee answers tomorrow from 8 am (Eastern Time).'],
  ['2026-11-17T07:00:00', 'Ann Lee answers today from 8 am (Eastern Time).'],
])('the person who answers the phone, at %s: %s', (time, sentence) => {
  expect(answersSentence('Ann Lee', HOURS, ZONE, at(time), 'Eastern Time')).toBe(sentence);
});
