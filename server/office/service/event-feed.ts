/**
 * Feed of lead events, rows numbered in commit order, so that a listener that was away continues from its last
 * number. Each server polls the table once a second while it has listeners.
 */
import type { Kysely } from 'kysely';
import type { LeadEvent } from '../../../domain/office/acts-api.ts';
import { lastNumber } from '../../activity/store/counters.ts';
import { oldestEvent, readEventsAfter } from '../../activity/store/events.ts';
import { databaseFailure } from '../../database/failures.ts';
import type { Database, OfficeEventRow } from '../../database/tables.ts';

export interface Listener {
  onEvent(event: LeadEvent): void;
  /** Events after the listener's number are no longer stored. */
  onReload(): void;
  /** Sessions have ended, possibly the listener's own. */
  onSessionsEnded(): void;
}

export interface EventFeed {
  /**
   * Sends all events after a number, then new ones.
   * @returns unsubscribes
   */
  subscribe(after: number, listener: Listener): () => void;
  /** This process has written events. */
  wake(): void;
  /** This process has ended sessions. Streams on other servers notice at their next ping. */
  sessionsEnded(): void;
  stop(): Promise<void>;
}

interface FeedOptions {
  db: Kysely<Database>;
  /** Converts rows to events. */
  read(rows: OfficeEventRow[]): Promise<LeadEvent[]>;
  /** @param eventId of a skipped event; absent if the database was unreachable and will be polled again */
  onFailure(error: unknown, eventId?: number): void;
}

/** Poll interval in ms, for events of other servers and of the owner's commands. */
const POLL_INTERVAL_MS = 1000;
/** Maximum events per poll. A listener that missed more reloads the list. */
const AT_ONCE = 200;

/** Does not query the database without listeners. */
export function createEventFeed(options: FeedOptions): EventFeed {
  const { db, read, onFailure } = options;
  const listeners = new Map<Listener, { last: number }>();
  let queue: Promise<void> = Promise.resolve();
  let isQueued = false;
  let poll: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Serialized, so that every listener gets each event once and in order. */
  function look(): void {
    if (isQueued || stopped) return;
    isQueued = true;
    queue = queue
      .then(async () => {
        isQueued = false;
        while (!stopped && (await sendNew()));
      })
      .catch((error: unknown) => onFailure(error));
  }

  /** @returns true if there may be more */
  async function sendNew(): Promise<boolean> {
    if (listeners.size === 0) return false;
    const from = Math.min(...[...listeners.values()].map(({ last }) => last));
    const rows = await readEventsAfter(db, from, AT_ONCE);
    if (rows.length === 0) return false;
    const events = await readable(rows);
    for (const { event_id } of rows) {
      const event = events.get(event_id);
      for (const [listener, state] of listeners) {
        if (event_id <= state.last) continue;
        state.last = event_id;
        if (event) notify(listener, event);
      }
    }
    return rows.length === AT_ONCE;
  }

  /** Reads all rows at once; if one fails, one by one, skipping it. Keyed by number. */
  async function readable(rows: OfficeEventRow[]): Promise<Map<number, LeadEvent>> {
    const events = await read(rows).catch(async (error: unknown) => {
      // The database is down: the next poll reads the same rows again.
      if (databaseFailure(error)) throw error;
      const found: LeadEvent[] = [];
      for (const row of rows)
        found.push(...(await read([row]).catch((reason) => leaveOut(row.event_id, reason))));
      return found;
    });
    return new Map(events.map((event) => [event.event_id, event]));
  }

  function notify(listener: Listener, event: LeadEvent): void {
    try {
      listener.onEvent(event);
    } catch (error) {
      leaveOut(event.event_id, error);
    }
  }

  /** @returns no events; throws if the database is down */
  function leaveOut(eventId: number, error: unknown): [] {
    if (databaseFailure(error)) throw error;
    onFailure(error, eventId);
    return [];
  }

  async function begin(after: number, listener: Listener): Promise<void> {
    const newest = await lastNumber(db, 'event');
    const oldest = await oldestEvent(db);
    const isKnown = after <= newest && (after === newest || (oldest ?? 0) <= after + 1);
    if (!isKnown || newest - after > AT_ONCE) {
      listener.onReload();
      listeners.set(listener, { last: newest });
    } else {
      listeners.set(listener, { last: after });
    }
    start();
  }

  function start(): void {
    if (poll || stopped) return;
    poll = setInterval(look, POLL_INTERVAL_MS);
  }

  function pause(): void {
    clearInterval(poll);
    poll = undefined;
  }

  return {
    subscribe(after, listener) {
      let ended = false;
      queue = queue
        .then(async () => {
          if (ended || stopped) return;
          await begin(after, listener);
          if (ended) listeners.delete(listener);
        })
        .catch((error) => {
          onFailure(error);
          listener.onReload();
        });
      look();
      return () => {
        ended = true;
        listeners.delete(listener);
        if (listeners.size === 0) pause();
      };
    },
    wake: look,
    sessionsEnded() {
      for (const listener of listeners.keys()) listener.onSessionsEnded();
    },
    async stop() {
      stopped = true;
      listeners.clear();
      pause();
      await queue;
    },
  };
}
