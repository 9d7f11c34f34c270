/** What brought a request, of what its attribution says (domain/attribution). */

/** @param attribution JSON object, or null @returns `campaign: spring`, a host, `ads`, or empty where nothing is known */
export function leadOrigin(attribution: string | null): string {
  if (attribution === null) return '';
  const last = JSON.parse(attribution) as Record<string, string | undefined>;
  const campaign = last.last_utm_campaign ?? last.last_utm_source;
  if (campaign) return `campaign: ${campaign}`;
  if (last.last_gclid || last.last_gbraid || last.last_wbraid || last.last_msclkid) return 'ads';
  const referrer = last.last_referrer ? URL.parse(last.last_referrer) : null;
  return referrer?.hostname.replace(/^www\./, '') ?? '';
}
