/** What led to a page: its campaign, or the other site that the visitor came from. Pure; nothing of it names a visitor. */

/** Longest name that is stored, characters. */
const MAX_LENGTH = 80;

/** Begins the origin of a view that a campaign brought. */
const CAMPAIGN = 'campaign: ';

/**
 * @param query of the page's URL, with its question mark or empty
 * @param referrer the browser's Referer; empty = it named none
 * @param host this site's
 * @returns `campaign: spring`, a host as `neighbors.example`, or empty for a visitor who came by themselves
 */
export function viewOrigin(query: string, referrer: string, host: string): string {
  if (query !== '') {
    const campaign = plain(new URLSearchParams(query).get('utm_campaign') ?? '');
    if (campaign) return CAMPAIGN + campaign;
  }
  const from = referrer === '' ? null : URL.parse(referrer);
  if (!from || from.host === host) return '';
  return plain(from.hostname.replace(/^www\./, ''));
}

const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);
