/** What the office does by itself, from its first invitation on: brings in leads that slipped through, reminds, tidies up. */
import type { Kysely } from 'kysely';
import type { Site } from '../domain/content/site-schema.ts';
import { forgetOldEvents } from './activity/store/events.ts';
import type { Database } from './database/tables.ts';
import type { Office } from './office/office.ts';
import { remindOfPromises } from './office/service/alerts.ts';
import { addMissingToInbox } from './office/store/inbox-entries.ts';
import { forgetEnded } from './office/store/sessions.ts';
import { deleteSignInMails } from './outbox/store.ts';

/** ms: how often it is looked whether somebody was invited, whether promises end, what can be forgotten. */
const INTERVALS = { look: 60_000, remind: 15_000, tidy: 600_000 } as const;
/** Leads that slipped through are looked for among those that came within so many ms. */
const RECENT_MS = 86_400_000;
/** Mails with a link are forgotten after so long, ms: they hold an address. */
const SIGN_IN_MAILS_MS = 86_400_000;

interface OfficeWork {
  db: Kysely<Database>;
  site: Site;
  office: Pick<Office, 'look' | 'whenUsed' | 'feed'>;
  /** Called once, when somebody has been invited. */
  onUse(): void;
  onFailure(error: unknown): void;
}

/** @returns stops it */
export function startOfficeWork({ db, site, office, onUse, onFailure }: OfficeWork): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isBroughtIn = false;

  /** One after the other: the next time waits for the one before. @returns ends it */
  function every(intervalMs: number, work: () => Promise<unknown>): () => void {
    let isBusy = false;
    const run = async () => {
      if (isBusy || signal.aborted) return;
      isBusy = true;
      await work().catch(onFailure);
      isBusy = false;
    };
    const timer = setInterval(run, intervalMs).unref();
    signal.addEventListener('abort', () => clearInterval(timer));
    void run();
    return () => clearInterval(timer);
  }

  /** The first time everything, then what came lately. */
  async function addMissing(): Promise<void> {
    const now = Date.now();
    const since = isBroughtIn ? now - RECENT_MS : 0;
    const count = await addMissingToInbox(db, since, { site, now }, signal);
    isBroughtIn = true;
    if (count > 0) office.feed.wake();
  }

  async function tidy(): Promise<void> {
    const now = Date.now();
    await forgetEnded(db, now);
    await forgetOldEvents(db, now);
    await deleteSignInMails(db, now - SIGN_IN_MAILS_MS);
  }

  const stopLooking = every(INTERVALS.look, office.look);
  office.whenUsed(() => {
    stopLooking();
    if (signal.aborted) return;
    onUse();
    every(INTERVALS.look, addMissing);
    every(INTERVALS.remind, () => remindOfPromises({ db, site, now: Date.now() }));
    every(INTERVALS.tidy, tidy);
  });
  return () => stopping.abort();
}
