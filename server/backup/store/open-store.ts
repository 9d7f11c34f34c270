/** Opens the place that BACKUP_URL names. */
import { fileURLToPath } from 'node:url';
import { openFolderStore } from './folder-store.ts';
import { type ObjectStore, StoreError } from './object-store.ts';
import { openS3Store, readS3Address } from './s3-store.ts';

/** What is wrong with an address, after "must be"; null = it can be used. */
export function faultOfStoreAddress(address: string): string | null {
  if (folderOf(address) !== null || readS3Address(address)) return null;
  return 'https://KEY_ID:SECRET@host/bucket/folder, or file:///folder';
}

/**
 * @param address as faultOfStoreAddress has found usable
 * @param retryDelaysMs before a request that failed is sent again. Default: half a second, then three.
 */
export function openObjectStore(address: string, retryDelaysMs?: number[]): ObjectStore {
  const folder = folderOf(address);
  if (folder !== null) return openFolderStore(folder);
  const s3 = readS3Address(address);
  if (!s3) throw new StoreError('broken', `The address must be ${faultOfStoreAddress(address)}.`);
  return openS3Store(s3, retryDelaysMs);
}

function folderOf(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'file:' || url.host !== '' || url.pathname.length < 2) return null;
  return fileURLToPath(url);
}
