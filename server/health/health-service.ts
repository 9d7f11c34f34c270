/** The checks behind /readyz: whether a request for help would be accepted right now, and if not, why. */
import { randomUUID } from 'node:crypto';
import { PARTIAL_CHAT_SOURCE } from '../../domain/lead/submission-fields.ts';
import { inTransaction } from '../database/database.ts';
import { insertLeads, type LeadStore } from '../leads/lead-service.ts';
import { writeProbe } from './health-store.ts';

/** Something that posts depend on. The server is ready if every check says `ok`. */
interface ReadinessCheck {
  /** Its field in the answer of /readyz, such as `space`. */
  name: string;
  /**
   * @returns `ok`, or in a few words what is wrong, for the operator and without visitors' data. A check that throws
   * or takes longer than 4 s counts as `unavailable`.
   */
  state(): Promise<string>;
}

export interface Readiness {
  /** True when every check says `ok`. */
  isReady: boolean;
  /** Result of each check by name. */
  states: Record<string, string>;
}

/** How long results are reused, ms, so that frequent probes put no load on the database. */
const CACHE_MS = 1000;
/** Timeout of a check, ms. Proxies wait 5 s or more. */
const CHECK_TIMEOUT_MS = 4000;

/** @returns a function that runs all checks together, at most once per CACHE_MS */
export function createReadiness(checks: ReadinessCheck[]): () => Promise<Readiness> {
  let last: { at: number; readiness: Promise<Readiness> } | undefined;

  async function runChecks(): Promise<Readiness> {
    const states = await Promise.all(
      checks.map(async (check) => [check.name, await withTimeout(check)]),
    );
    return {
      isReady: states.every(([, state]) => state === 'ok'),
      states: Object.fromEntries(states),
    };
  }
  return () => {
    // Monotonic, because the wall clock may jump.
    const at = performance.now();
    if (!last || at - last.at > CACHE_MS) last = { at, readiness: runChecks() };
    return last.readiness;
  };
}

/** Checks that the schema is up to date. @param state `ok`, or what is missing */
export const migrationsCheck = (state: () => string): ReadinessCheck => ({
  name: 'migrations',
  state: async () => state(),
});

/**
 * Inserts a lead with a picture and rolls it back, with the statements of a real one. Then it writes a row that
 * stays, so that a full disk is noticed.
 */
export const databaseCheck = (store: LeadStore, now: () => number): ReadinessCheck => ({
  name: 'database',
  async state() {
    try {
      await insertAndRollBack(store, now());
      await writeProbe(store.db);
      return 'ok';
    } catch {
      return 'unavailable';
    }
  },
});

class RolledBack extends Error {}

async function insertAndRollBack(store: LeadStore, now: number): Promise<void> {
  const submission = { ...PROBE_LEAD, submission_id: randomUUID() };
  try {
    await inTransaction(store.db, async (db) => {
      await insertLeads([{ submission, now, pictures: [PROBE_PICTURE] }], { ...store, db });
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

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

async function withTimeout(check: ReadinessCheck): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, 'unavailable');
  });
  return Promise.race([check.state(), late])
    .catch(() => 'unavailable')
    .finally(() => clearTimeout(timer));
}
