/** What YAML texts were parsed to, stored for the next process: reading them takes longer than anything else of a small change. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** JSON by hash of the text. */
let stored: Map<string, string> | null = null;
const used = new Map<string, string>();

/** From now on texts that are in this file are not parsed again. It may be deleted at any time. */
export function readParsed(file: string): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  stored = new Map(Object.entries(known));
  used.clear();
}

/** Stores what this process has read, and no more. */
export function writeParsed(file: string): void {
  if (!stored || [...used.keys()].every((key) => stored?.has(key))) return;
  mkdirSync(dirname(file), { recursive: true });
  // In one step: another process may be reading it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(used)));
  renameSync(`${file}.${process.pid}`, file);
}

/** @param parse is called only where the text is not stored. */
export function parsedOnce(source: string, parse: (source: string) => unknown): unknown {
  if (!stored) return parse(source);
  const key = createHash('sha256').update(source).digest('base64url');
  const known = used.get(key) ?? stored.get(key);
  if (known !== undefined) {
    used.set(key, known);
    return JSON.parse(known);
  }
  const value = parse(source);
  const json = JSON.stringify(value) ?? '';
  // JSON has no infinity, for one.
  if (json && isDeepStrictEqual(JSON.parse(json), value)) used.set(key, json);
  return value;
}
