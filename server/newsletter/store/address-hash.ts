import { createHash } from 'node:crypto';

/** What stands for an address in tables that must not name it: SHA-256 of it in lower case. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}
