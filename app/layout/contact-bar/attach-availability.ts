import * as m from '#messages';
import { availability, zoneToName } from '../../../domain/hours/live-promise.ts';
import { pageCompany } from '../../lib/company.ts';
import { everyMinute } from '../../widgets/live-promise/every-minute.ts';

/**
 * The call bar's words at this minute by the office's clock: those that stand there from the start, where no day is
 * promised, or while the office is open and the next call in time gets a visit on the next day. Otherwise until when it is open; while it
 * is closed, the emergency line, or without one that it is closed, and when the office is back.
 */
export function attachAvailability(): void {
  const words = document.querySelector('.call-bar p');
  if (!words) return;
  const { hours, time_zone } = pageCompany();
  const atFirst = [...words.childNodes];
  const { emergency_24_7, emergency_label, emergency_phone } = hours;
  const closed = emergency_24_7
    ? [emergency_label, emergency_phone].filter(Boolean).join(' ')
    : m.contact_bar_closed_now();
  everyMinute((now) => {
    const zone = zoneToName(time_zone, now, -new Date(now).getTimezoneOffset());
    const { open, nextDay, sentence } = availability(hours, time_zone, now, zone);
    const status = make('span', open ? m.contact_bar_available() : closed);
    status.className = open ? 'call-bar-status' : 'call-bar-status call-bar-closed';
    const other = open && (nextDay || !hours.next_day_calls_before) ? null : sentence;
    words.replaceChildren(status, ' ', ...(other ? [make('small', other)] : atFirst));
  });
}

function make(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
