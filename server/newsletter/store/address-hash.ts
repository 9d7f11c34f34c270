import { createHash } from 'node:crypto';
import { mailboxHash } from '../../mail/store.ts';

/** What stands for one spelling of an address in tables that must not name it: SHA-256 of it in lower case. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}

/**
 * Under what a choice about an address may be stored: the hash of its mailbox, and that of its spelling, under which earlier
 * versions stored it. A choice is written under the first and looked up under both.
 */
export function hashesOf(address: string): string[] {
  return [...new Set([mailboxHash(address), addressHash(address)])];
}
