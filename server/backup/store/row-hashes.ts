/** Proof that rows are the same: a count and a hash per table that do not depend on the rows' order. */
import { createHash } from 'node:crypto';
import type { TableRow, Value } from './snapshot.ts';

export interface TableHash {
  rows: number;
  /** Sum of the rows' SHA-256 hashes modulo 2^256, hexadecimal. */
  hash: string;
}
/** By table; a table without rows is not named. */
export type RowHashes = Record<string, TableHash>;

export interface RowHasher {
  add(row: TableRow): void;
  result(): RowHashes;
}

/** @param columns which columns count, by table; absent = all of them. */
export function createRowHasher(columns?: Record<string, string[]>): RowHasher {
  const tables = new Map<string, { rows: number; sum: bigint }>();
  return {
    add({ table, row }) {
      const counted = columns?.[table] ?? Object.keys(row);
      const values = counted.toSorted().map((column) => [column, hashable(row[column])]);
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
      const known = tables.get(table) ?? { rows: 0, sum: 0n };
      const sum = (known.sum + BigInt(`0x${hash}`)) % 2n ** 256n;
      tables.set(table, { rows: known.rows + 1, sum });
    },
    result: () =>
      Object.fromEntries(
        [...tables].map(([table, { rows, sum }]) => [
          table,
          { rows, hash: sum.toString(16).padStart(64, '0') },
        ]),
      ),
  };
}

/** Of a picture its own hash: the same for whatever array the database gave. */
function hashable(value: Value | undefined) {
  if (!(value instanceof Uint8Array)) return value;
  return { sha256: createHash('sha256').update(value).digest('hex') };
}

export async function hashRows(
  rows: AsyncIterable<TableRow>,
  columns?: Record<string, string[]>,
): Promise<RowHashes> {
  const hasher = createRowHasher(columns);
  for await (const row of rows) hasher.add(row);
  return hasher.result();
}
