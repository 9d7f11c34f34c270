/** Pictures of a request that waits on this device: too large for the storage that holds its words (pending-store.ts). */
import { openDeviceDatabase } from '../../lib/browser/database.ts';
import type { SentPhoto } from './post-photos.ts';

/** As bytes: some browsers can't keep a Blob. */
interface StoredPhoto {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

const database = openDeviceDatabase('kept-photos');

/** False when this device keeps no pictures. */
export async function savePhotos(
  submissionId: string,
  photos: readonly SentPhoto[],
): Promise<boolean> {
  const stored: StoredPhoto[] = await Promise.all(
    photos.map(async ({ name, content }) => ({
      name,
      type: content.type,
      bytes: await content.arrayBuffer(),
    })),
  );
  return database.write(submissionId, stored);
}

/** Null when they are gone. */
export async function readPhotos(submissionId: string): Promise<SentPhoto[] | null> {
  const stored = await database.read<StoredPhoto[]>(submissionId);
  return (
    stored?.map(({ name, type, bytes }) => ({ name, content: new Blob([bytes], { type }) })) ?? null
  );
}

export function deletePhotos(submissionId: string): Promise<void> {
  return database.remove(submissionId);
}
