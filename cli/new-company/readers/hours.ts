/** "Mon-Fri 7am-6pm, Sat 8am-1pm": opening hours by day. */
import { type Answers, DAYS, type Day, isNone } from '../answers.ts';

const EXPECTED = 'days and hours, as in Mon-Fri 8am-5pm, Sat 9am-noon';

const TIME = '(?:\\d{1,2}(?:[:.]\\d{2})?\\s*(?:am|pm|a|p)?|noon|midnight)';
const SPAN = new RegExp(`(${TIME})\\s*-\\s*(${TIME})(?![a-z\\d])`, 'g');

const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun|weekday|weekend|m\s*-\s*f)/;

/** "8 to 5 weekdays": the days between a span and the next. */
function daysBehind(words: string, span: RegExpExecArray, next: RegExpExecArray | undefined) {
  return words
    .slice(span.index + span[0].length, next?.index)
    .replace(/[\s,;]+(?:and\s*)?$/, '')
    .replace(/^[\s,;]+/, '');
}

/** Days that are left out are closed. @throws Error with what is expected */
export function readHours(text: string): Answers['hours'] {
  const words = text
    .toLowerCase()
    .replace(/([ap])\.\s?m\.?/g, '$1m')
    .replace(/[–—]/g, '-')
    .replace(/\b12\s*noon\b/g, 'noon')
    .replace(/[,;]?\s*(?:and\s+)?[a-z-]+(?:\s+and\s+[a-z]+)?\s+by appointment(?: only)?/g, '')
    .replace(/\s*\b(?:to|through|thru|until|till)\b\s*/g, '-')
    .replace(/\b(?:24\s*hours|24\s*\/\s*7|around the clock|all day)\b/g, '0:00-24:00')
    .trim();
  const hours: Answers['hours'] = {};
  const spans = [...words.matchAll(SPAN)];
  const [first] = spans;
  const daysFollow = first && !words.slice(0, first.index).trim() && DAY.test(words);
  if (daysFollow)
    return readHours(
      spans
        .map((span, index) => `${daysBehind(words, span, spans[index + 1])} ${span[0]}`)
        .join('; '),
    );
  let from = 0;
  for (const span of spans) {
    const days = daysIn(words.slice(from, span.index));
    const opens = openingOf(span[1] ?? '', span[2] ?? '');
    const open = { opens, closes: closingOf(span[2] ?? '', opens) };
    for (const day of days) {
      if (hours[day]) throw new Error(`one span of hours for ${day}, from the first to the last`);
      hours[day] = open;
    }
    from = span.index + span[0].length;
  }
  const rest = words.slice(from);
  if (
    from === 0 ||
    !/^[\s,;.]*(?:(?:and\s+)?(?:closed[\w\s,-]*|[\w\s,-]*\bclosed))?[\s.]*$/.test(rest)
  )
    throw new Error(EXPECTED);
  return hours;
}

/** "Mon-Fri", "Mon, Wed and Fri", "weekdays", "every day"; nothing = every day. */
function daysIn(text: string): Day[] {
  // What is said to be closed is closed by being left out.
  const words = text
    .replace(
      /(?:[a-z]+(?:\s*(?:-|&|\band\b)\s*[a-z]+)*\s+(?:(?:is|are)\s+)?closed|closed\s+(?:on\s+)?[a-z]+(?:\s*(?:-|&|\band\b)\s*[a-z]+)*)\s*[,;]?/g,
      '',
    )
    .replace(/\bweekdays\b/g, 'mon-fri')
    .replace(/\bweekends\b/g, 'sat-sun')
    .replace(/\b(?:every day|daily|all week|(?:7|seven) days(?: a week)?)\b/g, 'mon-sun')
    .replace(/\b(?:and|from|on|open|at)\b|&|:/g, ',');
  const days = words
    .split(/[\s,;]*[,;][\s,;]*|\s+(?=[a-z])(?<!-\s*)/)
    .map((part) => part.replace(/[\s.]/g, ''))
    .filter(Boolean)
    .flatMap((part) => {
      const [first = '', last = first] = part.split('-');
      const [start, end] = [dayOf(first), dayOf(last)];
      if (start < 0 || end < start) throw new Error(EXPECTED);
      return DAYS.slice(start, end + 1);
    });
  return days.length > 0 ? days : [...DAYS];
}

/** Its place in the week; -1 for no day. */
function dayOf(word: string): number {
  if (/^(m|tu|w|th|f|sa|su)$/.test(word)) return DAYS.findIndex((day) => day.startsWith(word));
  return word.length < 3
    ? -1
    : DAYS.findIndex(
        (day) =>
          day.startsWith(word.replace(/s$/, '').slice(0, 3)) &&
          `${day}s`.startsWith(word.slice(0, 3)),
      );
}

/** "7am" is 07:00, "17:00" stays, "noon" is 12:00. */
function timeOf(text: string, end: 'opens' | 'closes'): string {
  if (text === 'noon') return '12:00';
  if (text === 'midnight') return end === 'closes' ? '24:00' : '00:00';
  const [, digits = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a|p)?$/.exec(text) ?? [];
  let hour = Number(digits);
  if (half) {
    if (hour < 1 || hour > 12) throw new Error(EXPECTED);
    hour = (hour % 12) + (half.startsWith('p') ? 12 : 0);
    if (hour === 0 && end === 'closes') hour = 24;
  }
  if (hour > 24 || Number(minutes) > 59) throw new Error(EXPECTED);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** "1-5" opens in the afternoon: an office that opens before six in the morning writes "am". */
function openingOf(text: string, closes: string): string {
  const isAfternoon =
    /^[1-5](?:[:.]\d{2})?\s*$/.test(text) && !/^\d+(?:[:.]\d{2})?\s*a/.test(closes);
  return timeOf(isAfternoon ? `${text.trim()}pm` : text, 'opens');
}

/** "8-5" closes in the afternoon. */
function closingOf(text: string, opens: string): string {
  const closes = timeOf(text, 'closes');
  if (closes > opens) return closes;
  const hour = Number(closes.slice(0, 2));
  if (/[ap]/.test(text) || hour > 12) throw new Error('hours that close later than they open');
  return `${hour + 12}${closes.slice(2)}`;
}

/** "60", "90 minutes", "an hour", "same day" (the eight hours of a working day). @throws Error with what is expected */
export function readMinutes(text: string): number {
  // Of "15-30 minutes" and "an hour or two" the longer one can be promised.
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^an? hour or two$/, '2 hours')
    .replace(/^\d+\s*(?:-|–|to)\s*(?=\d)/, '');
  if (/^(?:within |the )*half an hour$/.test(words)) return 30;
  if (/^(?:within |the |one |1 |an? )*(?:same )?(?:business |working )?day$/.test(words))
    return 480;
  const [, count = '', unit = 'm'] =
    /^(?:within )?(\d+|an?|the|one|two)\s*(m|h)?(?:in|inutes?|ins|rs?|ours?)?\.?$/.exec(words) ??
    [];
  const number = { a: 1, an: 1, the: 1, one: 1, two: 2 }[count] ?? Number(count);
  if (!number) throw new Error('minutes, as in 60');
  return unit === 'h' ? number * 60 : number;
}

/** What a company promises about the day of a visit. "next day before 2pm" goes by the clock; other words stand as they are; "no" promises nothing. */
export function readDayPromise(text: string): Answers['day_promise'] {
  if (
    isNone(text) ||
    /^(?:we )?(?:do not|don['’]t) promise\b|^(?:no|we promise no|nothing) (?:promises?|promised)\W*$/i.test(
      text.trim(),
    )
  )
    return null;
  if (!/^(?:yes|next[- ]?(?:business[- ]|work(?:ing)?[- ])?day)\b/i.test(text.trim()))
    return { words: text.trim() };
  const [, time = 'noon'] = /\b(?:before|by|until)\s+(.+)$/i.exec(text.trim()) ?? [];
  return { call_before: readHours(`mon 6:00-${time}`).monday?.closes ?? '12:00' };
}
