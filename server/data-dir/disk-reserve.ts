/**
 * Disk space reserved for leads: photos, mail files, backups and content drafts are refused before the reserve is
 * touched. It is measured on the disk of DATA_DIR; a PostgreSQL server's disk can't be seen from here.
 */
import { statfs } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { OpenDatabase } from '../database/database.ts';
import { reusableBytes } from '../database/dialect.ts';
import type { Env } from '../env.ts';

export interface DiskReserve {
  /** True if so many bytes fit into the database without touching the reserve. */
  hasRoom(bytes: number): Promise<boolean>;
}

/** Size of a request body: the announced length, otherwise the most that is read. @param most bytes that are read */
export function announcedBytes(
  { headers }: { headers: IncomingHttpHeaders },
  most: number,
): number {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  return Number.isNaN(announced) ? most : announced;
}

export type ReserveSettings = Pick<Env, 'dataDir' | 'diskReserveBytes'>;

/** @param database free pages inside the SQLite file count as space for photos, but not as disk space */
export function diskReserve(
  settings: ReserveSettings,
  { db }: Pick<OpenDatabase, 'db'>,
): DiskReserve {
  return {
    async hasRoom(bytes) {
      if (await hasDiskSpace(settings, bytes)) return true;
      const free = (await freeBytes(settings.dataDir)) ?? 0;
      return free + (await reusableBytes(db)) >= bytes + settings.diskReserveBytes;
    },
  };
}

/** True if so many bytes fit into a file in DATA_DIR without touching the reserve. */
export async function hasDiskSpace(settings: ReserveSettings, bytes: number): Promise<boolean> {
  const free = await freeBytes(settings.dataDir);
  return free === null || free >= bytes + settings.diskReserveBytes;
}

/** Free bytes for this user on the disk; null if unknown, as before the folder exists. */
export async function freeBytes(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}
