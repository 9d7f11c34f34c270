import * as m from '#messages';
import { availability, zoneToName } from '../../../domain/hours/live-promise.ts';
import { pageCompany } from '../../lib/company.ts';
import { everyMinute } from '../../widgets/live-promise/every-minute.ts';

/**
 * The call bar at this minute by the office's clock. Open: the words that stand there from the start, where no day is promised or the
 * next call in time gets a visit on the next day; otherwise until when. Closed: when the office is back, and in the place of "Call Now"
 * a call at that time and the emergency line, where there is one.
 */
export function attachAvailability(): void {
  const words = document.querySelector('.call-bar p');
  const [atDay, atNight] = document.querySelectorAll<HTMLElement>('.call-bar-buttons');
  const callMe = atNight?.querySelector('a');
  if (!words || !atDay || !atNight || !callMe) return;
  const { hours, time_zone } = pageCompany();
  const atFirst = [...words.childNodes];
  const conditions = atDay.querySelectorAll('small');
  everyMinute((now) => {
    const zone = zoneToName(time_zone, now, -new Date(now).getTimezoneOffset());
    const { open, nextDay, sentence, callMe: ask } = availability(hours, time_zone, now, zone);
    const isPromised = open && nextDay;
    const status = make('span', open ? m.contact_bar_available() : m.contact_bar_closed_now());
    status.className = open ? 'call-bar-status' : 'call-bar-status call-bar-closed';
    const other = isPromised || (open && !hours.next_day_calls_before) ? null : sentence;
    words.replaceChildren(status, ' ', ...(other ? [make('small', other)] : atFirst));
    for (const condition of conditions) condition.hidden = !isPromised;
    atDay.hidden = ask !== null;
    atNight.hidden = ask === null;
    callMe.textContent = ask;
  });
}

function make(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
