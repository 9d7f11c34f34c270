/**
 * What each server does about publications: it shows the one that is live, renders what is due unless another process does, renders what
 * another machine is about to publish, and writes down which one it serves.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import { rendererName } from '../../../snapshot/state.ts';
import type { ReserveSettings } from '../../data-dir/disk-reserve.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, PublicationRow } from '../../database/tables.ts';
import type { ReadinessCheck } from '../../health/service.ts';
import type { ServedSnapshots } from '../../pages/published.ts';
import { readPhotos } from '../store/photos.ts';
import {
  findPublication,
  hasDue,
  readLiveNumber,
  readPublications,
  readRendered,
} from '../store/publications.ts';
import { forgetReplica, noteReplica, readReplicas } from '../store/replicas.ts';
import { readTexts } from '../store/revisions.ts';
import {
  finishSnapshot,
  forgetSnapshots,
  hashOfSnapshot,
  isFinished,
  placeOf,
  renderSnapshot,
} from '../store/snapshots.ts';
import {
  isRendered,
  type PublishContext,
  requestChangedOffers,
  requestFolder,
  workOffDue,
} from './publish.ts';

/** How often a server looks for a new publication, and writes down that it runs, ms. */
const INTERVALS = { look: 250, report: 5000 } as const;
/** So long a change may take before the server counts as behind, ms. */
const CHANGE_MS = 2000;
/** What this release can't render or finish is tried again after so long, ms. */
const RETRY_MS = 60_000;
const HOUR_MS = 3_600_000;

export interface Publisher {
  /** Of /readyz: `behind` while other servers serve a publication that this one does not have yet. */
  check: ReadinessCheck;
  /** Number of the publication that is served; null = none of the database. */
  publication(): number | null;
  /** Something was asked for. */
  wake(): void;
  stop(): Promise<void>;
}

export interface PublisherOptions {
  db: Kysely<Database>;
  settings: ReserveSettings;
  served: ServedSnapshots;
  /** Number of the publication whose snapshot is served from the start; null = the database could not be reached. */
  first: number | null;
  now(): number;
  /** @param faults of a publication that failed, or why this release can't render what is live */
  onFailure(error: unknown, faults?: string[]): void;
  /** Default: as snapshots are rendered. */
  render?: PublishContext['render'];
  /** Default: as snapshots are finished. */
  finish?: typeof finishSnapshot;
}

export function startPublisher(options: PublisherOptions): Publisher {
  const { db, settings, served, now, onFailure } = options;
  const { render = renderSnapshot, finish = finishSnapshot } = options;
  const { dataDir } = settings;
  const owner = randomUUID();
  const stopping = new AbortController();
  const context: PublishContext = {
    ...{ db, settings, owner, now, render },
    signal: stopping.signal,
    // One at a set time fails while no screen shows it.
    onFaults: (number, faults) => onFailure(new Error(`publication ${number} failed`), faults),
  };
  let shown = options.first;
  let prepared = shown;
  let differs = false;
  /** For which publication and hour offers were looked at. */
  let followed = '';
  let live: number | null = null;
  /** When `live` was first seen to be another one than what is shown. */
  let behindSince: number | null = null;
  let retry: { number: number; at: number } | null = null;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let looking = Promise.resolve();
  let working = Promise.resolve();
  let isWorking = false;
  /** Of the writer that finishes a snapshot; null = there is none. */
  let finishing: AbortController | null = null;
  let finishAt = 0;
  const [atStart = ''] = served.names();
  /** The snapshot that was read when nothing of it was missing any more. */
  let finished = isFinished(dataDir, atStart) ? atStart : null;

  const look = async () => {
    if (stopping.signal.aborted) return;
    live = await readLiveNumber(db);
    // The database could not be reached when this server began.
    if (shown === null && prepared === null) await takeInFolder();
    if (live !== null && live !== shown) {
      behindSince ??= performance.now();
      await bring(live);
    } else behindSince = null;
    await followOffers();
    await prepareNext();
    const [newest] = served.names();
    if (newest && newest !== finished && isFinished(dataDir, newest)) await show(newest);
    if (await hasDue(db, now())) {
      // Two writers at once would take twice the memory, and what visitors wait for comes first.
      finishing?.abort();
      startWork();
    } else await finishNewest();
  };

  /** Days begin with an hour, and another publication may hold another offer. */
  async function followOffers(): Promise<void> {
    const state = `${live} ${Math.floor(now() / HOUR_MS)}`;
    if (live === null || state === followed) return;
    await requestChangedOffers(context);
    followed = state;
  }

  async function takeInFolder(): Promise<void> {
    prepared = 0;
    if (live === null) await requestFolder(context);
  }

  async function bring(number: number): Promise<void> {
    const row = await findPublication(db, number);
    const snapshot = row && (await snapshotOf(row));
    if (!snapshot) return;
    await show(snapshot);
    shown = number;
    behindSince = null;
    await report();
    const rows = await readPublications(db);
    const named = rows.flatMap((one) => one.snapshot ?? []);
    forgetSnapshots(dataDir, new Set([...named, ...served.names()]));
  }

  async function show(snapshot: string): Promise<void> {
    const isWhole = isFinished(dataDir, snapshot);
    await served.show(snapshot);
    if (isWhole) finished = snapshot;
  }

  /** One that another server has rendered and that is about to be live. */
  async function prepareNext(): Promise<void> {
    const rendered = await readRendered(db);
    if (!rendered || rendered.publication_no === prepared) return;
    if (!(await snapshotOf(rendered))) return;
    prepared = rendered.publication_no;
    await report();
  }

  /** Its name on this disk, rendered here if need be; null = not now. */
  async function snapshotOf(row: PublicationRow): Promise<string | null> {
    if (isRendered(row, dataDir)) return row.snapshot;
    if (retry?.number === row.publication_no && performance.now() < retry.at) return null;
    const texts = await readTexts(db, fromJson(row.revisions));
    const photos = await readPhotos(db, texts);
    const rendered = await render(settings, texts, stopping.signal, photos, row.offers_day);
    if (rendered === null || 'faults' in rendered) {
      retry = { number: row.publication_no, at: performance.now() + RETRY_MS };
      if (rendered) onFailure(new Error('a publication can’t be rendered'), rendered.faults);
      return null;
    }
    if (row.renderer === rendererName()) {
      const { snapshot, files_hash } = row;
      differs =
        snapshot !== rendered.snapshot || files_hash !== hashOfSnapshot(dataDir, rendered.snapshot);
      if (differs)
        onFailure(new Error('the same release rendered other files from the same content'));
    }
    return rendered.snapshot;
  }

  async function report(): Promise<void> {
    reportedAt = performance.now();
    await noteReplica(db, {
      replica: owner,
      host: `${hostname()} (${process.pid})`,
      place: placeOf(dataDir),
      publication_no: shown,
      prepared_no: prepared,
      snapshot: served.names()[0] ?? null,
      differs: differs ? 1 : 0,
      seen_at: now(),
    });
  }

  function startWork(): void {
    if (isWorking || stopping.signal.aborted) return;
    isWorking = true;
    working = workOffDue(context)
      .then((hasWorked) => hasWorked && wake())
      .catch(fail)
      .then(() => {
        isWorking = false;
      });
  }

  /** Adds what the newest snapshot lacks: of the servers that share a data folder, one. */
  async function finishNewest(): Promise<void> {
    const [newest] = served.names();
    if (!newest || newest === finished || finishing || performance.now() < finishAt) return;
    const replicas = await readReplicas(db, now());
    if (replicas.find(({ place }) => place === placeOf(dataDir))?.replica !== owner) return;
    finishing = new AbortController();
    const signal = AbortSignal.any([finishing.signal, stopping.signal]);
    finish(dataDir, newest, signal)
      .catch(onFailure)
      .then(() => {
        finishing = null;
        if (!signal.aborted && !isFinished(dataDir, newest))
          finishAt = performance.now() + RETRY_MS;
      });
  }

  /** Once for each time that the database is lost. */
  function fail(error: unknown): void {
    if (!isFailing && !stopping.signal.aborted) onFailure(error);
    isFailing = true;
  }

  function wake(): void {
    looking = looking
      .then(look)
      .then(() => {
        isFailing = false;
      })
      .catch(fail);
  }

  let isBusy = false;
  const timer = setInterval(() => {
    // Also while it renders what another machine is about to publish, which may take minutes.
    if (performance.now() - reportedAt > INTERVALS.report) report().catch(fail);
    if (isBusy) return;
    isBusy = true;
    wake();
    void looking.then(() => {
      isBusy = false;
    });
  }, INTERVALS.look).unref();
  return {
    check: {
      name: 'pages',
      async state() {
        if (behindSince === null || performance.now() - behindSince < CHANGE_MS) return 'ok';
        const replicas = await readReplicas(db, now());
        const others = replicas.filter(({ replica }) => replica !== owner);
        return others.some(({ publication_no }) => publication_no === live) ? 'behind' : 'ok';
      },
    },
    publication: () => shown,
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.all([looking, working]);
      await forgetReplica(db, owner).catch(() => {});
    },
  };
}
