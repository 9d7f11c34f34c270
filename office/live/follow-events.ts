/** Follows the server's events and reconnects whenever the connection breaks. */

import type { LeadEvent, PingEvent } from '../../domain/office/acts-api.ts';
import { OFFICE_API } from '../../domain/office/api.ts';
import { noteServerTime } from '../api/call-office.ts';

/** `live`: events arrive. `reconnecting`: the next attempt is running or scheduled. */
export type LiveState = 'connecting' | 'live' | 'reconnecting';

interface EventsHandler {
  onLead(event: LeadEvent): void;
  /** Events were missed: reload what is shown. */
  onReload(): void;
  onSignedOut(): void;
  onState(state: LiveState): void;
}

/** Delays between attempts, ms; the last one repeats. */
const WAITS_MS = [500, 1000, 2000, 5000, 10_000, 15_000];
/** The server sends something every 10 s. After this silence the connection counts as dead, ms. */
const SILENCE_MS = 30_000;

/** @param after id of the last event that the screen includes @returns stops following */
export function followEvents(after: number, handler: EventsHandler): () => void {
  let newest = after;
  let source: EventSource | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(retry);
    source?.close();
    source = new EventSource(`${OFFICE_API}/events?after=${newest}`);
    source.onopen = () => {
      failures = 0;
      handler.onState('live');
    };
    // The browser's own retry has no backoff limit, and none after a refusal.
    source.onerror = reconnectLater;
    source.addEventListener('ping', ({ data }) => {
      noteServerTime((JSON.parse(data) as PingEvent).now);
      clearTimeout(silence);
      silence = setTimeout(reconnectLater, SILENCE_MS);
    });
    source.addEventListener('lead', ({ data }) => {
      const event = JSON.parse(data) as LeadEvent;
      newest = Math.max(newest, event.event_id);
      handler.onLead(event);
    });
    source.addEventListener('reload', () => handler.onReload());
    source.addEventListener('signed-out', () => {
      stop();
      handler.onSignedOut();
    });
  }

  function reconnectLater(): void {
    source?.close();
    clearTimeout(silence);
    clearTimeout(retry);
    handler.onState('reconnecting');
    const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
    failures += 1;
    retry = setTimeout(connect, wait);
  }

  /** Reconnects at once when a phone wakes up or is online again. */
  function reconnectNow(): void {
    if (document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN)
      connect();
  }

  function stop(): void {
    source?.close();
    clearTimeout(retry);
    clearTimeout(silence);
    removeEventListener('online', reconnectNow);
    removeEventListener('offline', reconnectLater);
    document.removeEventListener('visibilitychange', reconnectNow);
  }

  addEventListener('online', reconnectNow);
  addEventListener('offline', reconnectLater);
  document.addEventListener('visibilitychange', reconnectNow);
  handler.onState('connecting');
  connect();
  return stop;
}
