import type { ReactNode } from 'react';
import { availability } from '../../../domain/hours/live-promise.ts';
import { useSite } from '../../site/site-data.ts';
import { useMinute } from '../live-promise/use-minute.ts';

/**
 * The call bar's words at this minute by the office's clock: the specification's while the office is open and the next
 * call in time gets a visit on the next day; otherwise which call gets which visit.
 * @param nextDay what is said of the next day; it stands alone until the time is known
 */
export default function AvailabilityWords({ nextDay }: { nextDay: ReactNode }) {
  const { hours, contact } = useSite().site;
  const now = useMinute();
  if (now === null) return nextDay;
  const { open, sentence, ...next } = availability(hours, contact.time_zone, now);
  return (
    <>
      <span className={open ? 'call-bar-status' : 'call-bar-status call-bar-closed'}>
        {open ? 'AVAILABLE' : 'Closed now'}
      </span>{' '}
      {open && next.nextDay ? nextDay : sentence && <small>{sentence}</small>}
      {!open && hours.emergency_24_7 && <small> {hours.emergency_label}</small>}
    </>
  );
}
