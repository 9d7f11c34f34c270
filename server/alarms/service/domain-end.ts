/** When the registration of the site's domain ends, as its registry publishes it (RDAP, RFC 9083). */
import { isIP } from 'node:net';
import * as v from 'valibot';
import { type Ask, askForJson } from './ask-for-json.ts';

/** Which registry answers for which top-level domain (RFC 9224). */
const REGISTRIES_URL = 'https://data.iana.org/rdap/dns.json';
const Registries = v.object({
  services: v.array(v.tuple([v.array(v.string()), v.array(v.string())])),
});
const Registration = v.object({
  events: v.optional(v.array(v.object({ eventAction: v.string(), eventDate: v.string() })), []),
});

/**
 * @returns ms since the epoch; null = the site's address has no registered domain, as on a developer's machine
 * @throws Error with one sentence when it can't be known: some registries have no such service, or leave the date out
 */
export async function readDomainEnd(siteUrl: string, ask: Ask = fetch): Promise<number | null> {
  const { hostname } = new URL(siteUrl);
  const labels = hostname.split('.');
  const zone = labels.at(-1) ?? '';
  if (labels.length < 2 || isIP(hostname) !== 0) return null;
  const registries = await askForJson(REGISTRIES_URL, Registries, ask);
  const [, addresses = []] = registries?.services.find(([zones]) => zones.includes(zone)) ?? [];
  const registry = addresses.find((address) => address.startsWith('https://'));
  if (!registry) throw new Error(`The registry of .${zone} publishes no dates.`);
  // Only the registered name is known there, which may have three parts (example.co.uk).
  for (let first = 0; first <= labels.length - 2; first++) {
    const name = labels.slice(first).join('.');
    const answer = await askForJson(new URL(`domain/${name}`, registry).href, Registration, ask);
    const end = answer?.events.find(({ eventAction }) => eventAction === 'expiration');
    const endsAt = Date.parse(end?.eventDate ?? '');
    if (!Number.isNaN(endsAt)) return endsAt;
  }
  throw new Error(`The registry of .${zone} publishes no date for ${hostname}.`);
}
