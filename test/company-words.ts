/** The words by which our own company is recognized, to find them where they must not be. */
import { loadAreas, loadSite } from '../content-loader/load.ts';

/** What belongs to us, with how to find it. */
export function ours(): { anywhere: RegExp; inProse: RegExp; facts: RegExp } {
  const { brand, contact, territories, licenses, social, claims, prices, consent, colors } =
    loadSite();
  const areas = loadAreas();
  const names = [
    brand.short_name,
    brand.slug,
    brand.serves,
    contact.email,
    contact.postal_address,
    ...Object.keys(territories).filter((name) => name !== 'other'),
    ...Object.values(territories).flatMap(({ label, phone }) => [
      label,
      phone,
      phone.replace(/\D/g, ''),
    ]),
    ...licenses.flatMap(({ state, regulator, number }) => [state, number, ...wordsOf(regulator)]),
    ...social.map(({ url }) => url),
    ...areas.flatMap(({ id, label, short_label, cities }) => [id, label, short_label, ...cities]),
  ];
  const facts = [
    claims.response_promise,
    claims.next_day,
    consent.notice,
    ...Object.values(prices).flatMap((price) => (price ? [price.name, price.label] : [])),
    ...Object.values(colors ?? {}),
  ];
  return {
    anywhere: anyOf(names),
    facts: anyOf(facts),
    inProse: anyOf(areas.flatMap(({ zips }) => zips)),
  };
}

/** The names in "Virginia Department of Agriculture and Consumer Services (VDACS)": the whole, and what is unusual. */
function wordsOf(regulator: string): string[] {
  return [regulator, ...(regulator.match(/\b(?:[A-Z]{3,}|Clemson)\b/g) ?? [])];
}

function anyOf(texts: string[]): RegExp {
  const parts = [...new Set(texts)].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![A-Za-z0-9])(?:${parts.join('|')})(?![A-Za-z0-9])`, 'gi');
}

/** One line per thing found, with what stands around it. */
export function hits(where: string, text: string, pattern: RegExp): string[] {
  const seen = new Set<string>();
  return [...text.matchAll(pattern)].flatMap((match) => {
    if (seen.has(match[0])) return [];
    seen.add(match[0]);
    const around = text.slice(Math.max(0, match.index - 50), match.index + 50);
    return [`${where}: "${match[0]}" in …${around.replace(/\s+/g, ' ')}…`];
  });
}
