/** Changes that bind the company: legal pages, offers, prices, guarantees and what visitors agree to. */
import type { FieldPath } from './edit-text.ts';
import { changesOf } from './field-changes.ts';

/** In each language; no other page has the template legal (page-addresses.ts). */
const BINDING_PAGE = /^pages\/(offers\/|privacy-policy\.|terms-of-service\.)/;
/** Groups of fields, wherever they stand in a file. */
const GROUPS = ['prices', 'promises', 'consent', 'guarantee', 'guarantee_scope', 'free_reservice'];
const ANY_GROUP = new RegExp(`^\\s*(${GROUPS.join('|')}):`, 'm');

/**
 * Whether somebody has to confirm who they are before visitors read it.
 * @param before, after null = there is no such file
 */
export function isBinding(file: string, before: string | null, after: string | null): boolean {
  if (before === after) return false;
  if (BINDING_PAGE.test(file)) return true;
  // A file that is new or goes is one change.
  if (before === null || after === null) return ANY_GROUP.test(before ?? after ?? '');
  return changesOf(file, before, after).some(({ path }) => isOfGroup(path));
}

const isOfGroup = (path: FieldPath) => path.some((name) => GROUPS.includes(String(name)));
