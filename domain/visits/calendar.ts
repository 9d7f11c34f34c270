/** Visits as calendar files (RFC 5545): one that invites, moves or cancels a visit (RFC 5546), and a feed of many. */

interface FeedEvent {
  /** The same for every change of one visit. */
  uid: string;
  /** Goes up with every change: a program that has a lower one replaces it. */
  sequence: number;
  /** When it was changed, begins and ends, ms since the epoch. */
  at: number;
  from: number;
  to: number;
  summary: string;
  description: string;
}

export interface CalendarEvent extends FeedEvent {
  method: 'REQUEST' | 'CANCEL';
  organizer: { name: string; email: string };
  /** An e-mail address. */
  attendee: string;
}

/** The whole file. Times are UTC, so that no zone need be described. */
export function calendarFile(event: CalendarEvent): string {
  const { method, organizer, attendee } = event;
  return fileOf([
    `METHOD:${method}`,
    ...eventLines(event, [
      `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
      `ORGANIZER;CN="${organizer.name.replace(/["\p{Cc}]/gu, '')}":mailto:${organizer.email}`,
      `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.replace(/[%?#&]/g, encodeURIComponent)}`,
    ]),
  ]);
}

/** A calendar needs a component (RFC 5545 §3.4), also before the first visit. Of the zone that all times are in. */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** What calendar programs read again and again. @param name of the calendar */
export function calendarFeed(name: string, events: FeedEvent[]): string {
  return fileOf([
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...UTC_ZONE,
    ...events.flatMap((event) => eventLines(event, ['STATUS:CONFIRMED'])),
  ]);
}

function eventLines(
  { uid, sequence, at, from, to, summary, description }: FeedEvent,
  more: string[],
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    ...more,
    'END:VEVENT',
  ];
}

function fileOf(content: string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Visits//EN',
    ...content,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

const text = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const encoder = new TextEncoder();
/** Bytes of a line without its end. */
const MAX_LINE_BYTES = 75;

/** Lines of at most 75 bytes; each further one begins with a space. No character is cut. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n ');
}
