import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './visit-calendar.ts';

const EVENT: CalendarEvent = {
  method: 'REQUEST',
  uid: '2b6f0cc9-4f9c-4c33-8a6a-6e4f2d1b7a11@fixture.example',
  sequence: 0,
  at: Date.parse('2026-11-17T15:00:00Z'),
  from: Date.parse('2026-12-01T13:00:00Z'),
  to: Date.parse('2026-12-01T17:00:00Z'),
  summary: 'Visit from Fixture Pest Control',
  description: 'Questions? Call (888) 555-0103.\nhttps://fixture.example/visits/change?key=x',
  organizer: { name: 'Fixture, "Pest" Control', email: 'office@fixture.example' },
  attendee: 'sam+pest@example.com',
};

/** Parses the file with a calendar library. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component] = calendar.getAllSubcomponents('vevent') as [ICAL.Component];
  const method = calendar.getFirstPropertyValue('method');
  const status = component.getFirstPropertyValue('status');
  return { component, event: new ICAL.Event(component), method, status };
}

test('an invitation has its times, people and words', () => {
  const { event, component, method, status } = read(calendarFile(EVENT));
  expect([method, status, event.uid]).toEqual(['REQUEST', 'CONFIRMED', EVENT.uid]);
  expect(event.startDate.toJSDate().getTime()).toBe(EVENT.from);
  expect(event.endDate.toJSDate().getTime()).toBe(EVENT.to);
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect([event.summary, event.description]).toEqual([EVENT.summary, EVENT.description]);
  expect(event.organizer).toBe('mailto:office@fixture.example');
  expect(component.getFirstProperty('organizer')?.getParameter('cn')).toBe('Fixture, Pest Control');
  expect(event.attendees[0]?.getFirstValue()).toBe('mailto:sam+pest@example.com');
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-17T15:00:00Z');
});

test('moving and canceling replace the invitation: the same id with a higher sequence', () => {
  const moved = read(calendarFile({ ...EVENT, sequence: 1, from: EVENT.from + 3_600_000 }));
  const canceled = read(calendarFile({ ...EVENT, method: 'CANCEL', sequence: 2 }));
  expect([moved, canceled].map(({ event }) => [event.uid, event.sequence])).toEqual([
    [EVENT.uid, 1],
    [EVENT.uid, 2],
  ]);
  expect([canceled.method, canceled.status]).toEqual(['CANCEL', 'CANCELLED']);
});

test('any words are read back unchanged, and no line is too long', () => {
  const words = fc.string({ unit: 'binary', maxLength: 200 }).map((text) =>
    text
      .replace(/\p{Cc}/gu, ' ')
      .toWellFormed()
      .trim(),
  );
  fc.assert(
    fc.property(words, words, (summary, name) => {
      const file = calendarFile({ ...EVENT, summary, organizer: { ...EVENT.organizer, name } });
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const { event } = read(file);
      expect([event.summary ?? '', event.sequence]).toEqual([summary, 0]);
    }),
    { numRuns: 40 },
  );
});
