import { deviceStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';

/** What the visitor chose by the switch, or by dismissing the offer. Where storage is refused, nothing is remembered. */
const LANGUAGE_KEY = 'language';

/** Remembers what the switch chose; offers the Spanish page to whom it may suit, once the page is there. */
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
 * Whether a page in Spanish suits a visitor better: by what they chose, otherwise by the first language of their browser that
 * we speak.
 */
export function wantsSpanish(chosen: string | null, languages: readonly string[] = []): boolean {
  const known = chosen ?? languages.find((language) => /^(en|es)\b/.test(language)) ?? '';
  return known.startsWith('es');
}
