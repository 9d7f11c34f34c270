/** Calls per client within a window, in memory that cannot grow without end. */

export interface CallCount {
  /** Calls so far in this window, this one included. */
  count: number;
  /** When the window ends, ms since the epoch. */
  endsAt: number;
}

export interface MemoryCounter {
  /** Counts one call. @param window length of a window, ms; it begins with its first call. */
  count(client: string, window: number, now: number): CallCount;
  /** What is known of a client whose window has not ended. @param window its length, ms. */
  peek(client: string, window: number, now: number): CallCount | null;
  /** Remembers a count made elsewhere. */
  keep(client: string, count: CallCount): void;
}

/**
 * A window that ends later than in twice its length was begun by a clock that had jumped ahead. Once its length is not
 * enough: the clocks of two replicas may differ.
 */
export const latestEnd = (window: number, now: number) => now + 2 * window;

/** @param capacity clients known at once; beyond it the one whose window began first is forgotten. */
export function createMemoryCounter(capacity = 50_000): MemoryCounter {
  // A count that was handed out never changes: it is replaced.
  const clients = new Map<string, Readonly<CallCount>>();

  const peek = (client: string, window: number, now: number) => {
    const known = clients.get(client);
    return known && known.endsAt > now && known.endsAt <= latestEnd(window, now) ? known : null;
  };
  const keep = (client: string, count: CallCount) => {
    clients.delete(client);
    clients.set(client, count);
    if (clients.size <= capacity) return;
    const oldest = clients.keys().next().value;
    if (oldest !== undefined) clients.delete(oldest);
  };

  return {
    count(client, window, now) {
      const known = peek(client, window, now);
      if (known) {
        const counted = { ...known, count: known.count + 1 };
        clients.set(client, counted);
        return counted;
      }
      const started = { count: 1, endsAt: now + window };
      keep(client, started);
      return started;
    },
    peek,
    keep,
  };
}
