/** What a record is when it lies elsewhere: one encrypted object for each request, sign-up or choice, written over at each change. */
import * as v from 'valibot';
import { decodeRow, encodeRow } from '../backup/store/backup-file.ts';
import type { TableRow } from '../backup/store/snapshot.ts';

const StoredRecord = v.object({
  format: v.literal('leads-record-1'),
  /** When it was read, ms since the epoch. */
  at: v.number(),
  migrations: v.array(v.string()),
  id: v.string(),
  rows: v.array(v.unknown()),
});

export interface CopyRecord {
  /** When it was read, ms since the epoch: all that was committed before is in it. */
  at: number;
  /** Names of the migrations that the schema had had. */
  migrations: string[];
  id: string;
  rows: TableRow[];
}

export const recordText = (record: CopyRecord): string =>
  JSON.stringify({
    format: 'leads-record-1',
    ...record,
    rows: record.rows.map(encodeRow),
  } satisfies v.InferInput<typeof StoredRecord>);

/** @returns null when it is of another version */
export function readRecordText(text: string): CopyRecord | null {
  const read = v.safeParse(StoredRecord, JSON.parse(text));
  if (!read.success) return null;
  const { rows, at, migrations, id } = read.output;
  const decoded = rows.map(decodeRow);
  return decoded.some((row) => row === null)
    ? null
    : { at, migrations, id, rows: decoded.filter((row) => row !== null) };
}
