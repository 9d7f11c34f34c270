/**
 * Room on the disk that is kept for leads: pictures, mail files, backups and what the office writes of the website stop before it is
 * touched. It is looked for
 * where DATA_DIR lies; what a PostgreSQL server on another machine has left can't be seen from here.
 */
import { statfs } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { OpenDatabase } from '../database/database.ts';
import { reusableBytes } from '../database/dialect.ts';
import type { Env } from '../env.ts';

export interface DiskReserve {
  /** True when so many bytes can be written to the database and the reserve stays whole. */
  hasRoom(bytes: number): Promise<boolean>;
}

/** Bytes that a body may bring: what its request announces, else as many as are read of it. @param most bytes that are read of it */
export function announcedBytes(
  { headers }: { headers: IncomingHttpHeaders },
  most: number,
): number {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  return Number.isNaN(announced) ? most : announced;
}

export type ReserveSettings = Pick<Env, 'dataDir' | 'diskReserveBytes'>;

/** @param database bytes that it can use again count, too: what has been deleted makes room for pictures, not on the disk. */
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

/** True when so many bytes can be written to a file in DATA_DIR and the reserve stays whole. */
export async function hasDiskSpace(settings: ReserveSettings, bytes: number): Promise<boolean> {
  const free = await freeBytes(settings.dataDir);
  return free === null || free >= bytes + settings.diskReserveBytes;
}

/** Bytes that this user may write there; null = that can't be told, as before the folder exists. */
export async function freeBytes(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}
