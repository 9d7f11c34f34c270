import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../messages/language.ts';
import type { Site } from '../content/site-schema.ts';
import {
  answersSentence,
  availability,
  callSentence,
  hoursInWords,
  responseSentence,
  unansweredSentence,
  zoneToName,
} from './live-promise.ts';
import { isOfficeOpen, zoneWithOffsets } from './office-hours.ts';
import type { ServiceHours } from './service-days.ts';

const week = { opens: '08:00', closes: '18:00' };
const HOURS: Site['hours'] = {
  monday: week,
  tuesday: week,
  wednesday: week,
  thursday: week,
  friday: week,
  saturday: { opens: '08:00', closes: '16:00' },
  sunday: null,
  holidays: ['2026-11-26'],
  label: '',
  emergency_24_7: false,
  emergency_label: '',
  next_day_calls_before: '12:00',
  friday_next_service_day: 'monday',
};
const ZONE = 'America/New_York';
const WITH_LINE: ServiceHours = {
  ...HOURS,
  label: 'Monday to Saturday',
  emergency_24_7: true,
  emergency_label: '24/7 line',
};
const said = (time: string, hours: ServiceHours = HOURS, promisesVisit = true, zone = '') =>
  callSentence(hours, ZONE, Date.parse(time), promisesVisit, zone);

test.each([
  ['2026-11-17T09:47:20-05:00', 'Call in the next 2 h 13 min for a visit tomorrow.'],
  ['2026-11-17T11:59:59-05:00', 'Call in the next 1 min for a visit tomorrow.'],
  ['2026-11-17T12:00:00-05:00', 'Open now, until 6 pm.'],
  ['2026-11-17T18:00:00-05:00', 'The office is back tomorrow at 8 am.'],
  ['2026-11-17T06:00:00-05:00', 'The office is back today at 8 am.'],
  ['2026-11-20T09:00:00-05:00', 'Call in the next 3 h for a visit on Monday.'],
  ['2026-11-21T09:00:00-05:00', 'Open now, until 4 pm.'],
  ['2026-11-21T16:30:00-05:00', 'The office is back on Monday at 8 am.'],
])('%s: %s', (time, sentence) => {
  expect(said(time)).toBe(sentence);
});

test('a page about another service says only hours', () => {
  expect(said('2026-11-17T09:47:20-05:00', HOURS, false)).toBe('Open now, until 6 pm.');
});

test('at night one message says what happens to a call and when the office is back, by day the line is named', () => {
  const night = '2026-11-21T20:00:00-05:00';
  expect(said(night, WITH_LINE)).toBe(
    '24/7 line: a person answers if you call now. The office is back on Monday at 8 am.',
  );
  expect(said(night, { ...WITH_LINE, emergency_phone: '(804) 555-0199' })).toBe(
    '24/7 line: a person answers if you call (804) 555-0199 now. The office is back on Monday at 8 am.',
  );
  expect(said('2026-11-17T12:00:00-05:00', WITH_LINE)).toBe(
    'Open now, until 6 pm. 24/7 line: the same number.',
  );
  expect(inLanguage('es', () => said(night, WITH_LINE))).toBe(
    '24/7 line: si llama ahora, contesta una persona. La oficina vuelve a abrir el lunes a las 8 am.',
  );
});

test('a Saturday that the setting allows follows a Friday, and only a Friday', () => {
  const hours: Site['hours'] = { ...HOURS, friday_next_service_day: 'saturday' };
  expect(said('2026-11-20T09:00:00-05:00', hours)).toBe(
    'Call in the next 3 h for a visit tomorrow.',
  );
  expect(said('2026-11-19T09:00:00-05:00', hours)).toBe(
    'Call in the next 3 h for a visit tomorrow.',
  );
});

test('a holiday is no service day, and nobody answers on it', () => {
  expect(said('2026-11-25T09:00:00-05:00')).toBe('Call in the next 3 h for a visit on Friday.');
  expect(said('2026-11-26T09:00:00-05:00')).toBe('The office is back tomorrow at 8 am.');
});

test('a day without visits is no service day, though the office is open', () => {
  const holidays = ['2026-12-25'];
  const hours = { ...HOURS, holidays, visits_closed: ['2026-12-24', '2026-12-28'] };
  expect(said('2026-12-23T10:00:00-05:00', hours)).toBe(
    'Call in the next 2 h for a visit on Tuesday.',
  );
  expect(barAt('2026-12-23T10:00:00-05:00', hours).nextDay).toBe(false);
  expect(said('2026-12-24T10:00:00-05:00', hours, false)).toBe('Open now, until 6 pm.');
});

test('the nights on which the clocks change are no day longer or shorter', () => {
  expect(said('2026-10-31T23:30:00-04:00')).toBe('The office is back on Monday at 8 am.');
  expect(said('2026-11-01T00:30:00-04:00')).toBe('The office is back tomorrow at 8 am.');
  expect(said('2026-03-07T23:30:00-05:00')).toBe('The office is back on Monday at 8 am.');
  expect(said('2026-03-08T23:30:00-04:00')).toBe('The office is back tomorrow at 8 am.');
});

test.each([
  ['in the morning', '2026-11-17T09:47:20-05:00', 'We call or text you by 10:48 am.'],
  ['on the minute', '2026-11-17T09:47:00-05:00', 'We call or text you by 10:47 am.'],
  [
    'shortly before closing',
    '2026-11-17T17:30:00-05:00',
    'We call or text you by 8:30 am tomorrow.',
  ],
  [
    'before opening',
    '2026-11-17T05:00:00-05:00',
    'We open today at 8 am and call or text you by 9 am.',
  ],
  [
    'on a Saturday night',
    '2026-11-21T20:00:00-05:00',
    'We open on Monday at 8 am and call or text you by 9 am.',
  ],
  ['before a holiday', '2026-11-25T17:45:00-05:00', 'We call or text you by 8:45 am on Friday.'],
  [
    'on the holiday',
    '2026-11-26T10:00:00-05:00',
    'We open tomorrow at 8 am and call or text you by 9 am.',
  ],
  [
    'as daylight saving ends',
    '2026-10-31T20:00:00-04:00',
    'We open on Monday at 8 am and call or text you by 9 am.',
  ],
  [
    'as it starts',
    '2026-03-07T20:00:00-05:00',
    'We open on Monday at 8 am and call or text you by 9 am.',
  ],
])('a request sent %s', (_when, time, sentence) => {
  expect(responseSentence(HOURS, 'America/New_York', Date.parse(time), 60)).toBe(sentence);
});

const barAt = (time: string, hours: ServiceHours = HOURS) =>
  availability(hours, ZONE, Date.parse(time));
test.each([
  // [when, open, "*Next Day Service!" is true, until when or when again, the call that is offered instead]
  ['2026-11-17T09:00:00-05:00', true, true, 'Open now, until 6 pm.', null],
  ['2026-11-17T12:00:00-05:00', true, true, 'Open now, until 6 pm.', null],
  ['2026-11-17T07:00:00-05:00', false, true, 'Back today at 8 am', 'Call me at 8:00'],
  ['2026-11-17T18:00:00-05:00', false, true, 'Back tomorrow at 8 am', 'Call me at 8:00'],
  ['2026-11-20T09:00:00-05:00', true, false, 'Open now, until 6 pm.', null],
  ['2026-11-19T15:00:00-05:00', true, false, 'Open now, until 6 pm.', null],
  ['2026-11-20T13:00:00-05:00', true, true, 'Open now, until 6 pm.', null],
  ['2026-11-21T09:00:00-05:00', true, true, 'Open now, until 4 pm.', null],
  ['2026-11-21T17:00:00-05:00', false, true, 'Back on Monday at 8 am', 'Call me on Monday at 8:00'],
  ['2026-11-22T12:00:00-05:00', false, true, 'Back tomorrow at 8 am', 'Call me at 8:00'],
  // Thanksgiving and the day before it.
  ['2026-11-25T09:00:00-05:00', true, false, 'Open now, until 6 pm.', null],
  ['2026-11-26T09:00:00-05:00', false, false, 'Back tomorrow at 8 am', 'Call me at 8:00'],
])('the call bar at %s', (time, open, nextDay, sentence, callMe) => {
  expect(barAt(time)).toEqual({ open, nextDay, sentence, callMe });
});

test('in Spanish the hour has its article', () => {
  const opensAt = (opens: string) =>
    inLanguage(
      'es',
      () =>
        barAt('2026-11-16T20:00:00-05:00', { ...HOURS, tuesday: { opens, closes: '18:00' } })
          .callMe,
    );
  expect(opensAt('08:30')).toBe('Llámenme a las 8:30');
  expect(opensAt('13:00')).toBe('Llámenme a la 1:00');
});

test('with Saturday visits, the next day after a Friday is a service day', () => {
  const hours: Site['hours'] = { ...HOURS, friday_next_service_day: 'saturday' };
  expect(barAt('2026-11-20T09:00:00-05:00', hours).nextDay).toBe(true);
});

test('an office that closes before noon takes the call until it closes', () => {
  const hours: Site['hours'] = { ...HOURS, tuesday: { opens: '08:00', closes: '11:00' } };
  expect(said('2026-11-17T10:00:00-05:00', hours)).toBe(
    'Call in the next 1 h for a visit tomorrow.',
  );
  expect(said('2026-11-17T11:30:00-05:00', hours)).toBe('The office is back tomorrow at 8 am.');
});

test('without a promise of the next day, only hours are said', () => {
  const { next_day_calls_before: _none, ...hours } = HOURS;
  expect(said('2026-11-17T09:47:20-05:00', hours)).toBe('Open now, until 6 pm.');
  expect(barAt('2026-11-17T09:47:20-05:00', hours).nextDay).toBe(false);
});

test('a promise of the next day goes by its own time', () => {
  const hours: Site['hours'] = { ...HOURS, next_day_calls_before: '14:00' };
  expect(said('2026-11-17T12:30:00-05:00', hours)).toBe(
    'Call in the next 1 h 30 min for a visit tomorrow.',
  );
});

test('an emergency line of its own is named, and the main number says when it is answered', () => {
  const hours: Site['hours'] = {
    ...HOURS,
    emergency_24_7: true,
    emergency_label: '24/7 line',
    emergency_phone: '(804) 555-0199',
  };
  expect(hoursInWords({ ...hours, label: 'Mondays' })).toBe('Mondays. 24/7 line: (804) 555-0199.');
  const night = Date.parse('2026-11-17T22:00:00-05:00');
  expect(unansweredSentence(hours, 'America/New_York', night)).toContain('tomorrow from 8 am');
});

test('an office that never opens promises nothing', () => {
  const never = { ...HOURS };
  for (const day of WEEK) never[day] = null;
  expect(responseSentence(never, 'America/New_York', 0, 60)).toBeNull();
  expect(said('2026-11-17T09:00:00-05:00', never)).toBeNull();
  expect(barAt('2026-11-17T09:00:00-05:00', never)).toEqual({
    open: false,
    nextDay: false,
    sentence: null,
    callMe: null,
  });
});

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

test.each([
  ['the office’s own zone', -300, ''],
  ['Tokyo', 540, 'Eastern Time'],
  ['Chicago', -360, 'Eastern Time'],
])('a visitor’s clock of %s: the zone is named where it differs', (_where, minutes, name) => {
  const at = Date.parse('2026-11-17T12:00:00-05:00');
  for (const zone of ['America/New_York', zoneWithOffsets('America/New_York', 2026, 1)])
    expect(zoneToName(zone, at, minutes)).toBe(name);
  // In summer the same clock is another offset.
  expect(zoneToName('America/New_York', Date.parse('2026-07-01T12:00:00Z'), -240)).toBe('');
});

test.each([
  ['2026-11-17T12:00:00-05:00', 'Open now, until 6 pm (Eastern Time).'],
  ['2026-11-17T18:00:00-05:00', 'The office is back tomorrow at 8 am (Eastern Time).'],
  ['2026-11-17T09:47:20-05:00', 'Call in the next 2 h 13 min for a visit tomorrow.'],
])('%s, seen from another zone: %s', (time, sentence) => {
  expect(said(time, HOURS, true, 'Eastern Time')).toBe(sentence);
});

test('so do the answer to what is sent and the call bar', () => {
  const at = Date.parse('2026-11-21T20:00:00-05:00');
  expect(responseSentence(HOURS, ZONE, at, 60, 'Eastern Time')).toBe(
    'We open on Monday at 8 am (Eastern Time) and call or text you by 9 am (Eastern Time).',
  );
  expect(availability(HOURS, ZONE, at, 'Eastern Time').sentence).toBe(
    'Back on Monday at 8 am (Eastern Time)',
  );
});

describe('through two weeks, hour by hour', () => {
  const start = Date.parse('2026-11-16T00:00:00-05:00');
  const everyHour = Array.from({ length: 14 * 24 }, (_, hour) => start + hour * 3_600_000);

  test('the office is said to be back exactly while it is closed', () => {
    for (const at of everyHour) {
      const isBack = callSentence(HOURS, ZONE, at, true)?.startsWith('The office is back');
      expect(availability(HOURS, ZONE, at).open, new Date(at).toISOString()).toBe(!isBack);
    }
  });

  test('who answers is named until the office closes, and from when it opens again', () => {
    const said = (moment: string, zone?: string) =>
      answersSentence('Ann Lee', HOURS, ZONE, Date.parse(moment), zone);
    expect(said('2026-11-17T09:00:00-05:00')).toBe('Ann Lee answers until 6 pm.');
    expect(said('2026-11-17T09:00:00-05:00', 'Eastern Time')).toContain('6 pm (Eastern Time)');
    expect(said('2026-11-17T18:00:00-05:00')).toBe('Ann Lee answers tomorrow from 8 am.');
    expect(said('2026-11-17T07:00:00-05:00')).toBe('Ann Lee answers today from 8 am.');
    const spanish = inLanguage('es', () => said('2026-11-17T09:00:00-05:00'));
    expect(spanish).toBe('Ann Lee contesta hasta las 6 pm.');
    for (const at of everyHour) {
      const isOpen = answersSentence('Ann', HOURS, ZONE, at)?.includes('until');
      expect(isOpen, new Date(at).toISOString()).toBe(isOfficeOpen(HOURS, ZONE, at));
    }
  });

  test('to call sooner is offered while somebody answers, and at any hour with an emergency line', () => {
    for (const at of everyHour) {
      const unanswered = unansweredSentence(HOURS, ZONE, at);
      expect(unanswered === null, new Date(at).toISOString()).toBe(isOfficeOpen(HOURS, ZONE, at));
      expect(unansweredSentence(WITH_LINE, ZONE, at)).toBeNull();
    }
  });

  test('who calls too late and who sends something are told the same opening', () => {
    const closed = everyHour.filter((at) => !isOfficeOpen(HOURS, ZONE, at));
    expect(closed.length).toBeGreaterThan(50);
    for (const at of closed) {
      const [, day, opens] =
        /is back (.*) at (.*)\.$/.exec(callSentence(HOURS, ZONE, at, true) ?? '') ?? [];
      expect(unansweredSentence(HOURS, ZONE, at)).toBe(`We answer the phone ${day} from ${opens}.`);
      expect(responseSentence(HOURS, ZONE, at, 60)).toContain(`We open ${day} at ${opens} and`);
    }
  });

  test('hours are said with the emergency line where there is one, in either language', () => {
    expect(hoursInWords({ ...HOURS, label: 'Monday' })).toBe('Monday.');
    expect(hoursInWords(WITH_LINE)).toBe('Monday to Saturday. 24/7 line: the same number.');
    expect(inLanguage('es', () => hoursInWords(WITH_LINE))).toBe(
      'Monday to Saturday. 24/7 line: el mismo número.',
    );
    const night = Date.parse('2026-11-17T21:00:00-05:00');
    expect(inLanguage('es', () => unansweredSentence(HOURS, ZONE, night))).toBe(
      'Contestamos el teléfono mañana desde las 8 am.',
    );
  });
});
