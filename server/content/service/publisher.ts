/** Runs in every server: once a second it publishes what is due and shows what is live. */
import { localDate } from '../../../domain/hours/office-hours.ts';
import { fromJson } from '../../database/json.ts';
import type { ServedSite } from '../../pages/served-site.ts';
import { runEvery } from '../../run-every.ts';
import { findPublication, readLiveNumber } from '../store/publications.ts';
import { RendererStopped } from '../store/renderer-process.ts';
import { readTexts } from '../store/stored-revisions.ts';
import { type PublishContext, publishDue, renderState } from './publish.ts';

const POLL_MS = 1000;
/** Delay in ms before a server retries a publication that its release can't render. */
const RETRY_MS = 60_000;

export interface Publisher {
  /** Number of the publication being served; null if it is not from the database. */
  publication(): number | null;
  /** Why this release can't render the live publication; empty if it can. */
  faults(): string[];
  /** Polls now, after a request to publish. */
  poll(): void;
  stop(): Promise<void>;
}

export interface PublisherOptions extends PublishContext {
  served: ServedSite;
  /** Number of the publication served from the start; null if it is not from the database. */
  first: number | null;
  /** Why the server could not show the live publication when it started. */
  firstFaults?: string[];
  /** @param faults of a failed publication, or why this release can't render the live one */
  onFailure(error: unknown, faults?: string[]): void;
}

export function startPublisher(options: PublisherOptions): Publisher {
  const { db, renderer, served, now, onFailure } = options;
  let shown = options.first;
  let faults = options.firstFaults ?? [];
  let retryAt = faults.length > 0 ? now() + RETRY_MS : 0;
  let isStopped = false;
  /** True after a failure: an outage is reported once. */
  let isFailing = false;
  let isCompressing = false;
  let compressed = '';

  async function look(): Promise<void> {
    const live = await readLiveNumber(db);
    const isOfToday = served.day() === today();
    if (live !== null && now() >= retryAt && (live !== shown || !isOfToday))
      await show(live, live === shown);
    await publishDue(options, (number, found) =>
      onFailure(new Error(`publication ${number} failed`), found),
    );
    const newest = await readLiveNumber(db);
    if (newest !== null && newest !== shown && now() >= retryAt) await show(newest, false);
    compressLater();
  }

  const today = () => localDate(served.company()?.sites.en.contact.time_zone ?? 'UTC', now());

  async function show(number: number, isForToday: boolean): Promise<void> {
    const row = await findPublication(db, number);
    if (!row) return;
    const texts = await readTexts(db, fromJson(row.revisions));
    const rendered = await renderState(options, texts, isForToday);
    if (rendered === null || isStopped) return;
    if ('faults' in rendered) {
      faults = rendered.faults;
      retryAt = now() + RETRY_MS;
      onFailure(new Error(`publication ${number} can’t be rendered by this release`), faults);
      return;
    }
    await served.show(rendered.name);
    shown = number;
    faults = [];
  }

  /** Compresses files to their smallest size while idle. */
  function compressLater(): void {
    const name = served.name();
    if (isCompressing || name === null || name === compressed) return;
    isCompressing = true;
    renderer
      .compressSmallest(name)
      .then(async ({ isSmaller, isDone }) => {
        if (isDone) compressed = name;
        if (isSmaller && served.name() === name) await served.show(name);
      })
      .catch((error: unknown) => {
        if (!(error instanceof RendererStopped)) onFailure(error);
      })
      .finally(() => {
        isCompressing = false;
      });
  }

  const polling = runEvery(
    POLL_MS,
    async () => {
      await look();
      isFailing = false;
    },
    (error) => {
      if (!isFailing && !isStopped) onFailure(error);
      isFailing = true;
    },
  );
  return {
    publication: () => shown,
    faults: () => faults,
    poll: polling.wake,
    async stop() {
      isStopped = true;
      const ended = polling.stop();
      renderer.stop();
      await ended;
    },
  };
}
