/** What YAML texts were parsed to: reading them takes longer than anything else of a small change. Stored for the next process, too. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildEnv } from './build-env.ts';

/** Of each file what this process has read last. */
const parsed = new Map<string, { source: string; value: unknown }>();
/** Of an earlier process: JSON by hash of the text. */
let stored: ReadonlyMap<string, string> = new Map();

/** From now on texts that are in this file are not parsed again. It may be deleted at any time. */
export function readParsed(file: string): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  stored = new Map(Object.entries(known));
}

/** Stores what this process has read, and no more. */
export function writeParsed(file: string): void {
  const entries = [...parsed.values()].map(({ source, value }) => ({ key: keyOf(source), value }));
  if (entries.every(({ key }) => stored.has(key))) return;
  const json = entries.map(({ key, value }) => [key, stored.get(key) ?? jsonOf(value)]);
  mkdirSync(dirname(file), { recursive: true });
  // In one step: another process may be reading it.
  const known = Object.fromEntries(json.filter(([, text]) => text !== undefined));
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(known));
  renameSync(`${file}.${process.pid}`, file);
}

/** @param parse is called only where the text is not known. */
export function parsedOnce(
  file: string,
  source: string,
  parse: (source: string) => unknown,
): unknown {
  if (!buildEnv.production) return parse(source);
  const last = parsed.get(file);
  if (last?.source === source) return last.value;
  const known = stored.get(keyOf(source));
  const value = known === undefined ? parse(source) : JSON.parse(known);
  parsed.set(file, { source, value });
  return value;
}

const keyOf = (source: string) => createHash('sha256').update(source).digest('base64url');

/** @returns undefined for what JSON does not have, as infinity */
function jsonOf(value: unknown): string | undefined {
  const json = JSON.stringify(value);
  return json && isDeepStrictEqual(JSON.parse(json), value) ? json : undefined;
}
