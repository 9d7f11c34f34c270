/**
 * The file inside a backup: gzipped lines of JSON. First the schema's history, then one row per line, last the
 * count and hash of every table, so that half a file is never taken for a whole one. It is written and read row by row:
 * pictures need no more memory than the largest of them.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { createRowHasher, type RowHashes } from './row-hashes.ts';
import type { Snapshot, TableRow } from './snapshot.ts';

const Head = v.object({
  format: v.literal('leads-backup-1'),
  /** When the snapshot was taken, ms since the epoch. */
  taken_at: v.number(),
  migrations: v.array(v.string()),
});
export type BackupHead = v.InferOutput<typeof Head>;

const Row = v.object({
  table: v.pipe(v.string(), v.regex(/^[a-z_]+$/)),
  row: v.record(
    v.string(),
    v.union([
      v.string(),
      v.number(),
      v.null(),
      // A picture: JSON has no bytes.
      v.pipe(
        v.strictObject({ base64: v.string() }),
        v.transform(({ base64 }): Uint8Array => Buffer.from(base64, 'base64')),
      ),
    ]),
  ),
});
const End = v.object({
  end: v.record(v.string(), v.object({ rows: v.number(), hash: v.string() })),
});

/** A file that is cut, changed or no backup at all; the message is one sentence. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Writes the file and brings it to the disk.
 * @param beforeMore is called before every further megabytes with their number in bytes; it may throw.
 * @returns what is in it.
 */
export async function writeBackupFile(
  file: string,
  snapshot: Snapshot,
  takenAt: number,
  beforeMore: (bytes: number) => Promise<void> = async () => {},
): Promise<RowHashes> {
  const hasher = createRowHasher();
  async function* lines() {
    const head: BackupHead = {
      format: 'leads-backup-1',
      taken_at: takenAt,
      migrations: snapshot.migrations,
    };
    yield `${JSON.stringify(head)}\n`;
    let written = AT_ONCE_BYTES;
    for await (const row of snapshot.rows()) {
      if (written >= AT_ONCE_BYTES) {
        await beforeMore(AT_ONCE_BYTES);
        written = 0;
      }
      hasher.add(row);
      const line = `${JSON.stringify(encodeRow(row))}\n`;
      written += line.length;
      yield line;
    }
    yield `${JSON.stringify({ end: hasher.result() })}\n`;
  }
  // Level 1: pictures don't get smaller, and the usual level takes three times as long to find that out.
  const zip = createGzip({ level: 1 });
  await pipeline(Readable.from(lines()), zip, createWriteStream(file, { mode: 0o600 }));
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
  return hasher.result();
}

/** Bytes after which the disk is looked at again. */
const AT_ONCE_BYTES = 16_000_000;

/** A row as JSON can hold it. */
export function encodeRow({ table, row }: TableRow): { table: string; row: object } {
  const encoded: Record<string, unknown> = { ...row };
  for (const [column, value] of Object.entries(row)) {
    if (!(value instanceof Uint8Array)) continue;
    const { buffer, byteOffset, byteLength } = value;
    encoded[column] = { base64: Buffer.from(buffer, byteOffset, byteLength).toString('base64') };
  }
  return { table, row: encoded };
}

/** @returns null when it is no row */
export function decodeRow(encoded: unknown): TableRow | null {
  const row = v.safeParse(Row, encoded);
  return row.success ? row.output : null;
}

export interface BackupContent {
  head: BackupHead;
  /** @throws {BackupError} after the last row when the rows are not those that were written. */
  rows: AsyncIterable<TableRow>;
}

/** Opens the file. @throws {BackupError} when it does not begin like one of ours. */
export async function readBackupFile(file: string): Promise<BackupContent> {
  const lines = readLines(file);
  const head = v.safeParse(Head, (await lines.next()).value);
  if (!head.success) throw new BackupError(`${file} is not a backup of this site.`);
  return { head: head.output, rows: checkedRows(file, lines) };
}

async function* checkedRows(
  file: string,
  lines: AsyncGenerator<unknown, void>,
): AsyncGenerator<TableRow, void> {
  const hasher = createRowHasher();
  for await (const line of lines) {
    const end = v.safeParse(End, line);
    if (end.success) {
      if (sameHashes(end.output.end, hasher.result())) return;
      throw new BackupError(`${file} was changed after it was written.`);
    }
    const row = decodeRow(line);
    if (!row) throw new BackupError(`${file} holds a row that can't be read.`);
    hasher.add(row);
    yield row;
  }
  throw new BackupError(`${file} is not complete: its last line is missing.`);
}

export function sameHashes(one: RowHashes, other: RowHashes): boolean {
  const sorted = (hashes: RowHashes) => JSON.stringify(Object.entries(hashes).sort());
  return sorted(one) === sorted(other);
}

async function* readLines(file: string): AsyncGenerator<unknown, void> {
  const unzipped = createGunzip();
  const finished = pipeline(createReadStream(file), unzipped).catch((error) => error as Error);
  try {
    // Not by node:readline: it reads a thousand lines ahead, which are a thousand pictures.
    let parts: Buffer[] = [];
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
        parts.push(chunk.subarray(start, end));
        yield JSON.parse(Buffer.concat(parts).toString());
        parts = [];
        start = end + 1;
      }
      if (start < chunk.length) parts.push(chunk.subarray(start));
    }
    if (parts.length > 0) yield JSON.parse(Buffer.concat(parts).toString());
  } catch (error) {
    const { code } = error as { code?: string };
    const isDamaged = error instanceof SyntaxError || code?.startsWith('Z_');
    throw isDamaged ? new BackupError(`${file} can't be read to its end.`) : error;
  }
  if (await finished) throw new BackupError(`${file} can't be read to its end.`);
}
