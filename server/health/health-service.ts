/** The checks behind /readyz: whether a request for help would be accepted right now, and if not, why. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PARTIAL_CHAT_SOURCE } from '../../domain/lead/submission-fields.ts';
import { nextNumber } from '../activity/store/counters.ts';
import { inTransaction } from '../database/database.ts';
import { insertLeads, type LeadStore } from '../leads/lead-service.ts';

export interface Readiness {
  isReady: boolean;
  /** By check: `ok`, or in a few words what is wrong, for the operator and without visitors' data. */
  states: Record<string, string>;
}

/** How long results are reused, ms, so that frequent probes put no load on the database. */
const CACHE_MS = 1000;
/** Timeout of the check, ms. Proxies wait 5 s or more. */
const CHECK_TIMEOUT_MS = 4000;

/** @returns a function that checks schema and database, at most once per CACHE_MS @param migrationState `ok`, or what is missing */
export function createReadiness(
  migrationState: () => string,
  store: LeadStore,
  now: () => number,
): () => Promise<Readiness> {
  let last: { at: number; readiness: Promise<Readiness> } | undefined;

  async function check(): Promise<Readiness> {
    const states = { migrations: migrationState(), database: await databaseState(store, now()) };
    return { isReady: Object.values(states).every((state) => state === 'ok'), states };
  }
  return () => {
    // Monotonic, because the wall clock may jump.
    const at = performance.now();
    if (!last || at - last.at > CACHE_MS) last = { at, readiness: check() };
    return last.readiness;
  };
}

async function databaseState(store: LeadStore, now: number): Promise<'ok' | 'unavailable'> {
  const timeout = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const late = once(timeout, 'abort').then(() => 'unavailable' as const);
  return Promise.race([acceptLead(store, now), late]).catch(() => 'unavailable');
}

/**
 * Inserts a lead with a picture and rolls it back, with the statements of a real one. Then it writes a row that
 * stays, so that a full disk is noticed.
 */
async function acceptLead(store: LeadStore, now: number): Promise<'ok'> {
  const submission = { ...PROBE_LEAD, submission_id: randomUUID() };
  try {
    await inTransaction(store.db, async (db) => {
      await insertLeads([{ submission, now, pictures: [PROBE_PICTURE] }], { ...store, db });
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  await nextNumber(store.db, 'readyz');
  return 'ok';
}

class RolledBack extends Error {}

const PROBE_PICTURE = { name: 'readyz', content: Buffer.of(0) };

/** Never stored. A partial lead has the fewest notifications. */
const PROBE_LEAD = {
  first_name: 'readyz',
  last_name: '',
  phone: '',
  email: '',
  service_needed: '',
  description: '',
  urgency: 'standard',
  address: '',
  source: PARTIAL_CHAT_SOURCE,
  page: '',
} as const;
