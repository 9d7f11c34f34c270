/**
 * The not-found page is one file, served for any unknown path, and was rendered as /404. The router must
 * start from that path, or an unknown path of a known pattern (/pest-info/unicorns) would ask for data that
 * does not exist. The visitor's address is put back as soon as the page has hydrated.
 */
import { replaceAddress } from '../browser/history.ts';

let asked: string | null = null;

export function hydrateAs404(): void {
  if (document.documentElement.dataset.notFound === undefined || location.pathname === '/404')
    return;
  keepAskedAddress();
  replaceAddress('/404');
}

/** Call before the router goes to /404. */
export function keepAskedAddress(): void {
  asked = location.href;
}

export function restoreAskedAddress(): void {
  if (asked) replaceAddress(asked);
  asked = null;
}
