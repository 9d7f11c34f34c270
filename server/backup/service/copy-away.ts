/** Copies a backup to another place: encrypts it, uploads it, removes copies that have been there long enough. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { type CopyRule, expiredCopies } from '../../../domain/backup/expired-copies.ts';
import { hasDiskSpace } from '../../data-dir/disk-reserve.ts';
import { writeWhole } from '../../data-dir/private-files.ts';
import type { Env } from '../../env.ts';
import { BackupError } from '../store/backup-file.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { openObjectStore } from '../store/open-store.ts';
import { type PrivateKey, type PublicKey, readPublicKey, seal, unseal } from '../store/seal.ts';
import { deleteOldErasures, sendErasures } from './erasure-list.ts';
import { readProofs } from './proofs.ts';
import { backupTime, bytesIn } from './write-backup.ts';

/** Where copies lie in the store. */
export const COPIES = 'backups/';
const SUFFIX = '.sealed';

export type CopySettings = Pick<
  Env,
  'dataDir' | 'diskReserveBytes' | 'backupUrl' | 'backupPublicKey'
>;

/** Encrypted files that wait to be uploaded. */
export const copiesFolder = ({ dataDir }: Pick<Env, 'dataDir'>) => join(dataDir, 'copies');

/** Key of the copy of a backup of that name. */
export const copyKey = (backup: string) => `${COPIES}${backup}${SUFFIX}`;

/** Time of the backup of which this is the copy, ms since the epoch; null = it is none. */
export function copyTime(key: string): number | null {
  return key.startsWith(COPIES) && key.endsWith(SUFFIX)
    ? backupTime(key.slice(COPIES.length, -SUFFIX.length))
    : null;
}

/**
 * Fetches a copy, decrypts it and unpacks it. The folder appears when it is complete.
 * @param folder in which the backup's own folder appears; what is there under its name is replaced
 * @returns the backup's folder
 * @throws SealError, StoreError, BackupError: one sentence
 */
export async function fetchCopy(
  key: string,
  store: ObjectStore,
  privateKey: PrivateKey,
  folder: string,
): Promise<string> {
  const name = key.slice(COPIES.length, -SUFFIX.length);
  const unfinished = join(folder, `${name}.unfinished`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const tar = spawn('tar', ['-C', unfinished, '-xf', '-'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const ended = once(tar, 'close');
    const content = Readable.from(unseal(await store.get(key), privateKey, key));
    const [read, code] = await Promise.allSettled([pipeline(content, tar.stdin), ended]);
    if (read.status === 'rejected') throw read.reason;
    if (code.status === 'rejected' || code.value[0] !== 0)
      throw new BackupError(`${key} can't be unpacked by tar.`);
    await rm(join(folder, name), { recursive: true, force: true });
    await rename(join(unfinished, name), join(folder, name));
    return join(folder, name);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The store and key of the settings; null = no copies are wanted. */
export function copyTarget(
  settings: Pick<Env, 'backupUrl' | 'backupPublicKey'>,
): { store: ObjectStore; key: PublicKey } | null {
  const key = readPublicKey(settings.backupPublicKey ?? '');
  return settings.backupUrl && key ? { store: openObjectStore(settings.backupUrl), key } : null;
}

export interface CopyOutcome {
  /** For sentences. */
  store: string;
  /** Keys that were uploaded: the backup, and perhaps one whose upload had been cut off. */
  uploaded: string[];
  /** Keys of copies that had been there long enough. */
  removed: string[];
}

/**
 * Uploads the copy of a backup. One whose upload was cut off is finished first; others that still wait are dropped, because this one is
 * newer. What was erased is sent before, so that no copy is without it.
 * @param backup folder of a complete backup
 * @returns null when BACKUP_URL is not set
 * @throws StoreError, BackupError: one sentence. The encrypted file stays, and the next call goes on with it.
 */
export async function copyAway(
  backup: string,
  settings: CopySettings,
  rule: CopyRule,
  now = Date.now(),
): Promise<CopyOutcome | null> {
  const target = copyTarget(settings);
  if (!target) return null;
  const folder = copiesFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return withLock(join(folder, 'lock'), async () => {
    const { store } = target;
    await sendErasures(folder, store);
    const begun: string[] = [];
    for (const file of await waitingFiles(folder)) {
      if (existsSync(noteOf(file))) begun.push(file);
      else await rm(file);
    }
    const uploaded: string[] = [];
    for (const file of begun) uploaded.push(await upload(file, store));
    const name = basename(backup);
    if (!uploaded.includes(copyKey(name)))
      uploaded.push(await upload(await sealFolder(backup, settings, target.key), store));
    const copiedAt = backupTime(name) ?? now;
    await noteState(folder, { ...(await readCopyState(settings)), copied_at: copiedAt });
    const proofs = await readProofs(store, target.key);
    await noteState(folder, {
      copied_at: copiedAt,
      proved_at: proofs.find(({ failure }) => failure === null)?.proved_at ?? null,
      failure: proofs[0]?.failure ?? null,
    });
    return { store: store.name, uploaded, removed: await removeExpired(store, rule, now) };
  });
}

/** What is known here of the copies elsewhere; every time in ms since the epoch. */
const CopyState = v.object({
  /** When the newest backup that was copied was made; null = none was. */
  copied_at: v.nullable(v.number()),
  /** When a copy was last restored for proof; null = never. */
  proved_at: v.nullable(v.number()),
  /** Why the newest proof failed, in one sentence; null = it did not, or there is none. */
  failure: v.nullable(v.string()),
});
export type CopyState = v.InferOutput<typeof CopyState>;

export async function readCopyState(settings: Pick<Env, 'dataDir'>): Promise<CopyState> {
  const text = await readFile(stateFile(copiesFolder(settings)), 'utf8').catch(() => '{}');
  try {
    return v.parse(CopyState, JSON.parse(text));
  } catch {
    return { copied_at: null, proved_at: null, failure: null };
  }
}

const stateFile = (folder: string) => join(folder, 'state.json');

async function noteState(folder: string, state: CopyState): Promise<void> {
  await writeWhole(stateFile(folder), JSON.stringify(state));
}

async function upload(file: string, store: ObjectStore): Promise<string> {
  const key = `${COPIES}${basename(file)}`;
  await store.putFile(key, file);
  await rm(file);
  return key;
}

/** Encrypted files of the folder, also those whose writing was cut off, oldest first. */
async function waitingFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith(SUFFIX) || name.endsWith(`${SUFFIX}.tmp`))
    .map((name) => join(folder, name))
    .sort();
}

/** putFile writes it while it uploads in parts. */
const noteOf = (file: string) => `${file}.upload.json`;

/** The whole folder as one encrypted tar file. */
async function sealFolder(backup: string, settings: CopySettings, key: PublicKey): Promise<string> {
  const name = basename(backup);
  const file = join(copiesFolder(settings), `${name}${SUFFIX}`);
  if (!(await hasDiskSpace(settings, await bytesIn(backup))))
    throw new BackupError(
      `${settings.dataDir} has too little room for the encrypted file: the last ${settings.diskReserveBytes} bytes are kept for leads (DISK_RESERVE_BYTES).`,
    );
  const tar = spawn('tar', ['-C', dirname(backup), '-cf', '-', '--', name], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(tar, 'close');
  const written = pipeline(
    Readable.from(seal(tar.stdout, key, copyKey(name))),
    createWriteStream(`${file}.tmp`, { mode: 0o600, flush: true }),
  );
  const [, [code]] = await Promise.all([written, ended]);
  if (code !== 0) throw new BackupError(`tar ended with ${code} while it read ${backup}.`);
  await rename(`${file}.tmp`, file);
  return file;
}

async function removeExpired(store: ObjectStore, rule: CopyRule, now: number): Promise<string[]> {
  const keys = new Map<number, string>();
  for (const { key } of await store.list(COPIES)) {
    const time = copyTime(key);
    if (time !== null) keys.set(time, key);
  }
  const removed: string[] = [];
  for (const time of expiredCopies([...keys.keys()], now, rule)) {
    const key = keys.get(time) ?? '';
    await store.remove(key);
    removed.push(key);
    keys.delete(time);
  }
  await deleteOldErasures(store, Math.min(...keys.keys()));
  // Not by a copy that a clock which was ahead has named.
  await removeRecordsBefore(store, Math.min(now, Math.max(...keys.keys())) - RECORDS_FOR_MS);
  return removed;
}

/** Where what is newest lies, one object for each request (server/copies). */
export const NEWEST = 'newest/';

/** @param id of a request or sign-up, or hash of a mailbox */
export const recordKey = (id: string) => `${NEWEST}${id}.sealed`;

/** So long it is there besides the backups that have it, ms: also an older one of the last day is then made up to date. */
const RECORDS_FOR_MS = 86_400_000;

async function removeRecordsBefore(store: ObjectStore, time: number): Promise<void> {
  for (const { key, modifiedAt } of await store.list(NEWEST))
    if (modifiedAt < time) await store.remove(key);
}

/** A lock that nobody has renewed for so long is of a process that was killed, ms. */
const LOCK_LIFETIME_MS = 120_000;

/** One process at a time copies: the timer's, or a job of the office. */
async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const renewed = await stat(file).catch(() => null);
  if (renewed && Date.now() - renewed.mtimeMs > LOCK_LIFETIME_MS) await rm(file, { force: true });
  const lock = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new BackupError('Another process is copying a backup at this moment.');
  });
  await lock.close();
  const renewal = setInterval(
    () => void utimes(file, new Date(), new Date()).catch(() => {}),
    LOCK_LIFETIME_MS / 4,
  );
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await rm(file, { force: true });
  }
}
