import * as m from '#messages';
import { availability, zoneToName } from '../../../domain/hours/live-promise.ts';
import { pageCompany } from '../../lib/company.ts';
import { everyMinute } from '../../widgets/live-promise/every-minute.ts';

/**
 * The call bar's words at this minute by the office's clock: those that stand there from the start, where no day is
 * promised, or while the office is open and the next call in time gets a visit on the next day; otherwise which call gets which visit,
 * or while it is closed the emergency line, which answers: the bar has room for one of them.
 */
export function attachAvailability(): void {
  const words = document.querySelector('.call-bar p');
  if (!words) return;
  const { hours, time_zone } = pageCompany();
  const atFirst = [...words.childNodes];
  everyMinute((now) => {
    const zone = zoneToName(time_zone, now, -new Date(now).getTimezoneOffset());
    const { open, sentence, ...next } = availability(hours, time_zone, now, zone);
    const status = make('span', open ? m.contact_bar_available() : m.contact_bar_closed_now());
    status.className = open ? 'call-bar-status' : 'call-bar-status call-bar-closed';
    const { emergency_24_7, emergency_label, emergency_phone } = hours;
    const emergency =
      emergency_24_7 && [emergency_label, emergency_phone].filter(Boolean).join(' ');
    const other = open ? !next.nextDay && sentence : emergency || sentence;
    words.replaceChildren(status, ' ', ...(other ? [make('small', other)] : atFirst));
  });
}

function make(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
