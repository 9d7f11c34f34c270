/**
 * The current language of `#messages` in a process that uses several: the server and the build. Scripts of pages are bundled for
 * each language and have no such choice (tools/build/page-scripts.ts).
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Same as `CATALOGUES` in tools/build/compile-messages.ts. */
type Language = 'en' | 'es';

const chosen = new AsyncLocalStorage<Language>();

/** The default language of the process: SITE_LANGUAGE, which is set for the thread that renders the Spanish pages. */
const OF_PROCESS: Language = process.env.SITE_LANGUAGE === 'es' ? 'es' : 'en';

/** Runs `work`, and everything it starts and awaits, in a language. Concurrent requests don't affect each other. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return chosen.run(language, work);
}

export function currentLanguage(): Language {
  return chosen.getStore() ?? OF_PROCESS;
}
