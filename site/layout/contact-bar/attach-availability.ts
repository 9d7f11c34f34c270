import * as m from '#messages';
import { availability, zoneToName } from '../../../domain/hours/live-promise.ts';
import { pageCompany } from '../../lib/shown-company.ts';
import { everyMinute } from '../../widgets/live-promise/every-minute.ts';

/**
 * Updates the call bar and the page's call buttons every minute by the office's clock.
 * Open: keeps the rendered words if no day is promised or a call now gets a visit on the next day; otherwise says
 * until when the office is open. Closed: says when it opens, and replaces the call buttons by a call-back at that
 * time and the emergency line, if there is one.
 */
export function attachAvailability(): void {
  const words = document.querySelector('.call-bar p');
  if (!words) return;
  const calls = document.querySelectorAll<HTMLElement>('[data-calls]');
  const callMe = document.querySelectorAll('.call-me');
  const { hours, time_zone } = pageCompany();
  const atFirst = [...words.childNodes];
  const conditions = document.querySelectorAll<HTMLElement>('.call-bar-button small');
  everyMinute((now) => {
    const zone = zoneToName(time_zone, now, -new Date(now).getTimezoneOffset());
    const { open, nextDay, sentence, callMe: ask } = availability(hours, time_zone, now, zone);
    const isPromised = open && nextDay;
    // Two lines beside the chat prompt, so that the bar is no higher than by day.
    const status = make('span', open ? m.contact_bar_available() : (sentence ?? ''));
    status.className = open ? 'call-bar-status' : 'call-bar-closed';
    const isAsAtFirst = isPromised || !hours.next_day_calls_before;
    const other = isAsAtFirst ? atFirst : [make('small', sentence ?? '')];
    words.replaceChildren(status, ...(open ? [' ', ...other] : []));
    for (const condition of conditions) condition.hidden = !isPromised;
    for (const call of calls) call.hidden = (call.dataset.calls === 'night') !== Boolean(ask);
    for (const link of callMe) link.textContent = ask;
  });
}

function make(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
