import { deviceStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';

/** Storage key of the language chosen by the switch or by dismissing the offer. */
const LANGUAGE_KEY = 'language';

/** Stores the choice of the language switch, and offers the Spanish page to visitors it may suit. */
export function attachLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.language');
  if (!link) return;
  document.addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest<HTMLAnchorElement>('a.language');
    if (chosen) deviceStorage.write(LANGUAGE_KEY, chosen.hreflang);
  });
  const { hreflang, href, dataset } = link;
  if (hreflang !== 'es' || dataset.nearest !== undefined) return;
  if (!wantsSpanish(deviceStorage.read(LANGUAGE_KEY), navigator.languages)) return;
  importPart(() => import('./language-offer.ts')).then(
    (part) => part?.offerSpanish(href, () => deviceStorage.write(LANGUAGE_KEY, 'en')),
    () => undefined,
  );
}

/**
 * True if Spanish suits the visitor: by their choice, else by the first language of their browser that the site has.
 */
export function wantsSpanish(chosen: string | null, languages: readonly string[] = []): boolean {
  const known = chosen ?? languages.find((language) => /^(en|es)\b/.test(language)) ?? '';
  return known.startsWith('es');
}
