/**
 * Which language the sentences of `#messages` are in, where one process speaks several: on the server and at build. Scripts
 * of pages are bundled once for each language and have no such choice (build/page-scripts.ts).
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** As `CATALOGUES` of compile.ts. */
type Language = 'en' | 'es';

const chosen = new AsyncLocalStorage<Language>();

/** What a process speaks where nothing else was chosen: SITE_LANGUAGE, as for the thread that renders the Spanish pages. */
const OF_PROCESS: Language = process.env.SITE_LANGUAGE === 'es' ? 'es' : 'en';

/** Runs `work`, and all that it starts and waits for, in a language. Two requests at the same time share nothing. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return chosen.run(language, work);
}

export function currentLanguage(): Language {
  return chosen.getStore() ?? OF_PROCESS;
}
