/**
 * Counts page views without cookies and without remembering who looked. A request is noted in memory while its page goes
 * out; what it counts as is worked out later, many at a time, and written as numbers. Not counted: whoever asks not to be
 * (Global Privacy Control, Do Not Track, the privacy choices), robots, and pages that a browser prepares and nobody has seen.
 */
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { Kysely } from 'kysely';
import { localTime } from '../../domain/hours/office-hours.ts';
import {
  bucketOf,
  type PageSpeed,
  pageGroup,
  SPEED_MEASURE_NAMES,
} from '../../domain/statistics/page-speed.ts';
import { viewOrigin } from '../../domain/statistics/view-origin.ts';
import { clientAddress, clientNetwork } from '../client-address/client-address.ts';
import { remembered } from '../client-address/remembered.ts';
import type { TrustProxy } from '../client-address/trust-proxy.ts';
import type { DiskReserve } from '../data-dir/disk-reserve.ts';
import type { Database, FormCountsTable, PageSpeedsTable } from '../database/tables.ts';
import {
  addCounts,
  forgetVisitors,
  OTHER,
  readOrigins,
  readSalt,
  type ViewCount,
} from './store.ts';

export interface PageCounter {
  /** The paths that count as pages. Until it is called nothing is counted. */
  setPages(paths: Iterable<string>): void;
  /** A document goes out for this request. Takes a few microseconds. */
  noteDocument(request: IncomingMessage, path: string, query: string): void;
  /** A page that the browser had prepared is seen. */
  noteActivation(request: IncomingMessage, path: string): void;
  noteForm(request: IncomingMessage, form: string, what: 'begun' | 'sent'): void;
  /** What a page measured of itself, by the time it was left. */
  noteSpeed(request: IncomingMessage, path: string, speed: PageSpeed): void;
  /** Writes what was noted so far. */
  flush(): Promise<void>;
  /** Writes the last of it. */
  close(): Promise<void>;
}

export interface PageCounterOptions {
  db: Kysely<Database>;
  /** Nothing is counted where it has no room. */
  reserve: DiskReserve;
  /** `page_counts` of site.yaml. */
  isOn: boolean;
  /** Of the office, whose days are counted. */
  timeZone: string;
  trustProxy: TrustProxy;
  now(): number;
  onFailure(error: unknown): void;
}

/** ms between two looks at what was noted. A server that is killed loses what it noted since. */
const INTERVAL_MS = 10_000;
/** What a day may cost, whatever browsers, campaigns and referrers are made up. What is beyond is not counted. */
const LIMITS = {
  /** Requests that wait to be counted, so that a flood costs no more memory. */
  waiting: 5000,
  /** The same of one network: it leaves room for others. */
  waitingPerNetwork: 100,
  /** Views of one visitor on one day: who reads more pages is a program. */
  viewsPerVisitor: 300,
  /** Visitors of one network on one day, as far as this process has seen them. */
  visitorsPerNetwork: 50,
  /** Views and forms of one network on one day, as far as this process has seen them. */
  viewsPerNetwork: 2000,
  /** Visitors of one day that this process remembers. */
  visitors: 20_000,
  /** Origins of one day that are told apart: their names come from visitors. Later ones count as `(other)`. */
  origins: 100,
} as const;
/** Room on the disk that one look may need, bytes. */
const ROOM_BYTES = 5_000_000;
/** The clock of no zone changes within a quarter of an hour. */
const QUARTER_HOUR_MS = 15 * 60_000;

interface Noted {
  at: number;
  what: 'view' | 'begun' | 'sent' | 'speed';
  /** Path of the page, or name of the form. */
  name: string;
  query: string;
  speed?: PageSpeed;
  referrer: string;
  host: string;
  browser: string;
  network: string;
}

/** What is known of the day until it is over. */
interface Day {
  date: string;
  salt: string;
  /** Views by visitor. */
  visitors: Map<string, number>;
  networks: Map<string, { views: number; visitors: number }>;
  origins: Set<string>;
}

export function createPageCounter(options: PageCounterOptions): PageCounter {
  const { db, reserve, isOn, timeZone, trustProxy, now, onFailure } = options;
  let pages: ReadonlySet<string> = new Set();
  const waiting: Noted[] = [];
  /** How many of those that wait, or are being counted, are of each network. */
  const waitingOf = new Map<string, number>();
  /** Counted, and not yet written. */
  const views = new Map<string, ViewCount>();
  const forms = new Map<string, FormCountsTable>();
  const speeds = new Map<string, PageSpeedsTable>();
  let days: Day[] = [];
  let lastForgot = '';
  let underWay: Promise<void> | null = null;

  function note(
    request: IncomingMessage,
    one: Pick<Noted, 'what' | 'name' | 'query' | 'speed'>,
  ): void {
    const { headers } = request;
    if (!isOn || waiting.length >= LIMITS.waiting || isRefused(headers)) return;
    const network = clientNetwork(clientAddress(request, trustProxy));
    const others = waitingOf.get(network) ?? 0;
    if (others >= LIMITS.waitingPerNetwork) return;
    waitingOf.set(network, others + 1);
    waiting.push({
      ...one,
      at: now(),
      referrer: one.what === 'view' ? (headers.referer ?? '') : '',
      host: headers.host ?? '',
      browser: headers['user-agent'] ?? '',
      network,
    });
  }

  async function dayOf(date: string): Promise<Day> {
    const known = days.find((day) => day.date === date);
    if (known) return known;
    const day: Day = {
      date,
      salt: await readSalt(db, date),
      visitors: new Map(),
      networks: new Map(),
      origins: new Set(await readOrigins(db, date)),
    };
    // Yesterday's is needed for what was noted before midnight.
    days = [...days.slice(-1), day];
    return day;
  }

  async function count(one: Noted): Promise<void> {
    if (isRobot(one.browser)) return;
    const { date, hour } = hourOf(one.at);
    const day = await dayOf(date);
    const hash = (text: string) => createHmac('sha256', day.salt).update(text).digest('base64url');
    const networkHash = hash(one.network);
    const network = day.networks.get(networkHash) ?? { views: 0, visitors: 0 };
    if (network.views >= LIMITS.viewsPerNetwork) return;
    if (one.what === 'speed') {
      addSpeed(date, one);
    } else if (one.what !== 'view') {
      formRow(date, hour, one.name)[one.what] += 1;
    } else {
      const visitor = hash(`${one.network}\n${one.browser}\n${one.host}`);
      const seen = day.visitors.get(visitor) ?? 0;
      const isFull =
        seen === 0
          ? network.visitors >= LIMITS.visitorsPerNetwork || day.visitors.size >= LIMITS.visitors
          : seen >= LIMITS.viewsPerVisitor;
      if (isFull) return;
      day.visitors.set(visitor, seen + 1);
      const row = viewRow(day, hour, one.name, viewOrigin(one.query, one.referrer, one.host));
      row.views += 1;
      if (seen === 0) row.newVisitors.push(visitor);
      if (seen === 0) network.visitors += 1;
    }
    network.views += 1;
    if (day.networks.size < LIMITS.visitors) day.networks.set(networkHash, network);
  }

  function viewRow(day: Day, hour: number, path: string, named: string): ViewCount {
    const isKnown = day.origins.has(named) || day.origins.size < LIMITS.origins;
    const origin = isKnown ? named : OTHER;
    if (isKnown) day.origins.add(named);
    const key = `${day.date} ${hour} ${path} ${origin}`;
    const row = views.get(key) ?? { day: day.date, hour, path, origin, views: 0, newVisitors: [] };
    views.set(key, row);
    return row;
  }

  function formRow(day: string, hour: number, form: string): FormCountsTable {
    const key = `${day} ${hour} ${form}`;
    const row = forms.get(key) ?? { day, hour, form, begun: 0, sent: 0 };
    forms.set(key, row);
    return row;
  }

  function addSpeed(day: string, { name, speed }: Noted): void {
    if (!speed) return;
    const page_group = pageGroup(name);
    const { device } = speed;
    for (const measure of SPEED_MEASURE_NAMES) {
      const value = speed[measure];
      if (value === undefined) continue;
      const bucket = bucketOf(measure, value);
      const key = `${day} ${device} ${page_group} ${measure} ${bucket}`;
      const row = speeds.get(key) ?? { day, device, page_group, measure, bucket, visits: 0 };
      row.visits += 1;
      speeds.set(key, row);
    }
  }

  const hours = new Map<number, { date: string; hour: number }>();
  function hourOf(at: number): { date: string; hour: number } {
    const quarter = Math.floor(at / QUARTER_HOUR_MS);
    const known = hours.get(quarter);
    if (known) return known;
    const { date, minute } = localTime(timeZone, at);
    const found = { date, hour: Math.floor(minute / 60) };
    if (hours.size > 8) hours.clear();
    hours.set(quarter, found);
    return found;
  }

  async function countAndWrite(): Promise<void> {
    const counts = [views, forms, speeds];
    if (waiting.length + sizeOf(counts) > 0 && !(await reserve.hasRoom(ROOM_BYTES))) {
      waiting.length = 0;
      for (const rows of counts) rows.clear();
    }
    let counted = 0;
    try {
      for (const one of waiting) {
        if (views.size >= LIMITS.waiting) break;
        await count(one);
        counted += 1;
      }
    } finally {
      waiting.splice(0, counted);
      waitingOf.clear();
    }
    if (sizeOf(counts) > 0) {
      await addCounts(db, [...views.values()], [...forms.values()], [...speeds.values()]);
      for (const rows of counts) rows.clear();
    }
    const today = hourOf(now()).date;
    if (today === lastForgot) return;
    await forgetVisitors(db, today);
    lastForgot = today;
  }

  function flush(): Promise<void> {
    underWay ??= countAndWrite()
      .catch(onFailure)
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  const timer = isOn ? setInterval(flush, INTERVAL_MS).unref() : undefined;
  return {
    setPages(paths) {
      pages = new Set(paths);
    },
    noteDocument(request, path, query) {
      if (pages.has(path) && isSeen(request)) note(request, { what: 'view', name: path, query });
    },
    noteActivation(request, path) {
      if (pages.has(path)) note(request, { what: 'view', name: path, query: '' });
    },
    noteForm(request, form, what) {
      note(request, { what, name: form, query: '' });
    },
    noteSpeed(request, path, speed) {
      if (pages.has(path)) note(request, { what: 'speed', name: path, query: '', speed });
    },
    flush,
    async close() {
      clearInterval(timer);
      await underWay;
      if (isOn) await flush();
    },
  };
}

const sizeOf = (maps: { size: number }[]) => maps.reduce((sum, { size }) => sum + size, 0);

/** Of the privacy choices; without a value that tells one visitor from another (app/lib/privacy/privacy-choice.ts). */
const REFUSAL = /(?:^|;)\s*counting=no(?:;|$)/;

/** Whether the visitor, or their browser, has said that they don't want to be counted. */
function isRefused(headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-gpc'] === '1' ||
    headers.dnt === '1' ||
    (headers.cookie !== undefined && REFUSAL.test(headers.cookie))
  );
}

/** False for what is no page on a screen: one that is only prepared, a frame, what a script or a worker asks for. */
function isSeen({ method, headers }: IncomingMessage): boolean {
  const { 'sec-fetch-dest': dest, 'sec-purpose': purpose, purpose: older } = headers;
  return (
    method === 'GET' &&
    purpose === undefined &&
    older === undefined &&
    (dest === undefined || dest === 'document')
  );
}

/** By what programs say of themselves. The list of names is long, and few browsers differ. */
const isRobot = remembered((browser) => browser === '' || isbot(browser));
