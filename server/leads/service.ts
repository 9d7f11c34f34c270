/**
 * Where leads come in. Those that arrive together are written in one transaction, because making a commit durable
 * costs more than writing a row; each is answered after that commit, with an outcome of its own.
 */
import { inTransaction } from '../database/database.ts';
import { databaseFailure } from '../database/failures.ts';
import {
  insertLeads,
  type LeadStore,
  type ReceivedLead,
  type SaveOutcome,
  saveSubmission,
} from './store/leads.ts';

/** Saves one lead, on disk when it resolves. Throws what the database threw. */
export type TakeLead = (lead: ReceivedLead) => Promise<SaveOutcome>;

/** Most leads in one transaction: those behind them wait for it, and it should not wait for many. */
const TOGETHER = 32;

interface Waiting {
  lead: ReceivedLead;
  resolve(outcome: SaveOutcome | Promise<SaveOutcome>): void;
  reject(error: unknown): void;
}

export function createLeadIntake(store: LeadStore): TakeLead {
  const waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const together = waiting.splice(0, TOGETHER);
      try {
        await write(together, store);
      } catch (error) {
        // Those who came meanwhile would only wait as long to hear the same.
        for (const one of [...together, ...waiting.splice(0)]) one.reject(error);
      }
    }
    isWriting = false;
  }

  return (lead) =>
    new Promise((resolve, reject) => {
      waiting.push({ lead, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      // After this turn of the event loop, in which other requests may arrive.
      setImmediate(writeAll);
    });
}

/** Each lead hears of its own outcome. @throws when the database is away, for all of them. */
async function write(waiting: Waiting[], store: LeadStore): Promise<void> {
  const firsts = new Map<string, Waiting>();
  for (const one of waiting) if (!firsts.has(idOf(one))) firsts.set(idOf(one), one);
  const leads = [...firsts.values()].map(({ lead }) => lead);
  let created = new Set<string>();
  try {
    created = await inTransaction(store.db, (db) => insertLeads(leads, { ...store, db }));
  } catch (error) {
    if (isAway(error)) throw error;
    // Perhaps because of one of them: each by itself, so that the others don't fail with it.
  }
  for (const one of waiting) {
    const isNew = created.has(idOf(one)) && firsts.get(idOf(one)) === one;
    one.resolve(isNew ? 'created' : saveSubmission(one.lead.submission, { ...store, ...one.lead }));
  }
}

const idOf = ({ lead }: Waiting) => lead.submission.submission_id;

function isAway(error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure === 'unavailable' || failure === 'busy';
}
