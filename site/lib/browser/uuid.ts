/** Random UUIDs. crypto.randomUUID exists only on https and localhost. */
import { attempt } from './attempt.ts';

/** A random UUID (version 4): the id under which a submission may be sent again. It is no secret. */
export function makeUuid(): string {
  return attempt(() => crypto.randomUUID(), '') || uuidOf(randomBytes());
}

function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  return attempt(
    () => crypto.getRandomValues(bytes),
    bytes.map(() => Math.random() * 256),
  );
}

function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
