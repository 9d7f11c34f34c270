/** The company's settings for the server's mails, forms and visits. */
import type { Area, Site } from '../../domain/content/site-schema.ts';
import type { Language } from '../../domain/language/language.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import type { VisitRules } from '../../domain/visits/visit-windows.ts';
import { contentDir, loadAreas, loadLanguages, loadSite } from './load.ts';
import { loadVisitRules } from './visit-rules.ts';

export interface Company {
  /** By language; always includes English. */
  sites: Partial<Record<Language, Site>> & { en: Site };
  areas: Area[];
  /** null if the company offers no visits. */
  visits: VisitRules | null;
}

export function loadCompany(dir = contentDir): Company {
  const sites = loadLanguages(dir).map((language) => [
    language,
    inLanguage(language, () => loadSite(dir)),
  ]);
  return {
    sites: { ...Object.fromEntries(sites), en: inLanguage('en', () => loadSite(dir)) },
    areas: loadAreas(dir),
    visits: loadVisitRules(dir),
  };
}
