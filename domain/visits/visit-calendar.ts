/** Visits as calendar files (RFC 5545): one invites to, moves or cancels a visit (RFC 5546), another is a feed of many. */

interface FeedEvent {
  /** Stays the same for every change of one visit. */
  uid: string;
  /** Increases with every change: a calendar program replaces a lower one. */
  sequence: number;
  /** Time of the change, start and end, ms since the epoch. */
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

/** The complete file. Times are UTC, so that no zone has to be described. */
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

/** The zone of every time. A calendar needs a component (RFC 5545 §3.4), even before the first visit. */
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

/** A feed that calendar programs poll. @param name of the calendar */
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
/** Most bytes of a line without its line break. */
const MAX_LINE_BYTES = 75;

/** Folds a line at 75 bytes; each continuation begins with a space. No character is split. */
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
