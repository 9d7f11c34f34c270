/**
 * The list of who was erased, kept apart from the copies: each restore of a copy erases them again. An entry holds ids and hashes of
 * mailboxes, encrypted like the copies, and goes with the last copy that is older than it.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeWhole } from '../../data-dir/private-files.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { type PrivateKey, type PublicKey, sealBytes, unsealBytes } from '../store/seal.ts';

const ERASED = 'erased/';
/** The clocks of two machines may differ by so much, ms. */
export const CLOCK_TOLERANCE_MS = 600_000;

const ErasedEntry = v.object({
  /** When, ms since the epoch. */
  at: v.number(),
  submission_ids: v.array(v.string()),
  /** SHA-256 of mailboxes and their spellings. */
  address_hashes: v.array(v.string()),
});
export type ErasedEntry = v.InferOutput<typeof ErasedEntry>;

/** Notes an erasure in a folder of files that wait to be sent, before it is done. */
export async function noteErasure(
  folder: string,
  key: PublicKey,
  entry: ErasedEntry,
): Promise<void> {
  const waiting = join(folder, 'erased');
  await mkdir(waiting, { recursive: true, mode: 0o700 });
  const name = `${timeName(entry.at)}-${randomUUID()}`;
  const content = await sealBytes(Buffer.from(JSON.stringify(entry)), key, `${ERASED}${name}`);
  await writeWhole(join(waiting, name), content);
}

/** Sends what waits. @throws StoreError; what was not sent waits on. */
export async function sendErasures(folder: string, store: ObjectStore): Promise<void> {
  const waiting = join(folder, 'erased');
  const names = await readdir(waiting).catch(() => []);
  for (const name of names.filter((name) => !name.endsWith('.tmp'))) {
    // An erasure and a copy may send at the same time: one of them finds it sent.
    const content = await readFile(join(waiting, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!content) continue;
    await store.put(`${ERASED}${name}`, content);
    await rm(join(waiting, name), { force: true });
  }
}

/** @returns those of this time and later, with some time before for clocks that differ, oldest first. */
export async function readErasures(
  store: ObjectStore,
  key: PrivateKey,
  since: number,
): Promise<ErasedEntry[]> {
  const entries: ErasedEntry[] = [];
  const first = firstName(since);
  for (const { key: name } of await store.list(ERASED)) {
    // Older ones may be encrypted for a key of before.
    if (name < first) continue;
    const content = await unsealBytes(await store.get(name), key, name);
    const entry = v.parse(ErasedEntry, JSON.parse(content.toString()));
    if (entry.at >= since - CLOCK_TOLERANCE_MS) entries.push(entry);
  }
  return entries.sort((a, b) => a.at - b.at);
}

/** Of whom no copy knows any more. @param oldestCopy ms since the epoch; Infinity = there is none */
export async function deleteOldErasures(store: ObjectStore, oldestCopy: number): Promise<void> {
  if (!Number.isFinite(oldestCopy)) return;
  const first = firstName(oldestCopy);
  for (const { key } of await store.list(ERASED)) if (key < first) await store.remove(key);
}

/** Entries whose name is smaller than this were made before a copy of that time, ms since the epoch. */
const firstName = (time: number) => `${ERASED}${timeName(time - 2 * CLOCK_TOLERANCE_MS)}`;

const timeName = (time: number) => new Date(time).toISOString().replaceAll(':', '-');
