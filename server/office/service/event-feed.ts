/**
 * What happens to leads, as rows of a table that are numbered in the order of their commits: a listener that was away reads
 * on from the last number it knows. Each server polls the table once a second while it has listeners.
 */
import type { Kysely } from 'kysely';
import type { LeadEvent } from '../../../domain/office/acts-api.ts';
import { lastNumber } from '../../activity/store/counters.ts';
import { oldestEvent, readEventsAfter } from '../../activity/store/events.ts';
import { databaseFailure } from '../../database/failures.ts';
import type { Database, OfficeEventRow } from '../../database/tables.ts';

export interface Listener {
  onEvent(event: LeadEvent): void;
  /** What happened since the number it gave is not known any more. */
  onReload(): void;
  /** Sessions have ended, perhaps the listener's own. */
  onSessionsEnded(): void;
}

export interface EventFeed {
  /**
   * Tells of everything after a number, then of what happens.
   * @returns ends it.
   */
  subscribe(after: number, listener: Listener): () => void;
  /** Something was written by this process. */
  wake(): void;
  /** This process has ended sessions. Streams of other servers notice it at their next ping. */
  sessionsEnded(): void;
  stop(): Promise<void>;
}

interface FeedOptions {
  db: Kysely<Database>;
  /** Makes what the listeners get. */
  read(rows: OfficeEventRow[]): Promise<LeadEvent[]>;
  /** @param eventId that event was left out. Absent: the database was not read, and will be again */
  onFailure(error: unknown, eventId?: number): void;
}

/** How often events of other servers and of the owner's commands are polled, ms. */
const POLL_INTERVAL_MS = 1000;
/** Events of one look. Who has missed more loads the list again. */
const AT_ONCE = 200;

/** Asks the database for nothing while nobody listens. */
export function createEventFeed(options: FeedOptions): EventFeed {
  const { db, read, onFailure } = options;
  const listeners = new Map<Listener, { last: number }>();
  let queue: Promise<void> = Promise.resolve();
  let isQueued = false;
  let poll: NodeJS.Timeout | undefined;
  let stopped = false;

  /** One after the other, so that every listener gets every event once and in order. */
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

  /** @returns whether there may be more. */
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

  /** All at once; where one of them can't be read, one by one without it. By their numbers. */
  async function readable(rows: OfficeEventRow[]): Promise<Map<number, LeadEvent>> {
    const events = await read(rows).catch(async (error: unknown) => {
      // The database is not there: the next look reads the same rows again.
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

  /** @returns no events; throws when the database is not there */
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
