/** The server's events, with a connection that is made again whenever it breaks. */

import type { LeadEvent, PingEvent } from '../../domain/office/acts-api.ts';
import { OFFICE_API } from '../../domain/office/api.ts';
import { noteServerTime } from '../api/call-office.ts';

/** `live`: events come. `reconnecting`: the next try is under way or due. */
export type LiveState = 'connecting' | 'live' | 'reconnecting';

interface EventsHandler {
  onLead(event: LeadEvent): void;
  /** Events are missing: load again what is shown. */
  onReload(): void;
  onSignedOut(): void;
  onState(state: LiveState): void;
}

/** Waits between two tries, ms; the last one from then on. */
const WAITS_MS = [500, 1000, 2000, 5000, 10_000, 15_000];
/** The server says something every 10 s. After so long the connection is dead, though nobody has said so. */
const SILENCE_MS = 30_000;

/** @param after the event that what is shown contains. @returns ends it */
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
    // The browser's own next try would have no limit to its waiting, and none after a refusal.
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

  /** A phone that was asleep, and a connection that is back, wait for nothing. */
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
