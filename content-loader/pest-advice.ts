/** The `now` of every pest page and the `preparation` of every service page, with the names by which people call them. */
import { pestNameOf } from '../domain/chat/answer-words.ts';
import type { PestAdvice, Preparation } from '../domain/content/pest-advice.ts';
import { pageLanguage, splitLanguage } from '../domain/language/language.ts';
import { inLanguage } from '../messages/language.ts';
import { loadCoverage } from './coverage.ts';
import { loadPages, type Page } from './load.ts';
import { labelOf } from './navigation.ts';

/** In the language that is spoken; a page without `now` gives none. */
export function loadPestAdvice(): PestAdvice[] {
  return loadPages().flatMap(({ matter }) => {
    if (matter.template !== 'pest' || !matter.now) return [];
    const { commands, help, urgent } = matter.now;
    return [{ names: namesOf(matter), commands, help, urgent }];
  });
}

/** In the language that is spoken, with the English names, too, which requests hold. A service without a page there has no entry. */
export function loadPreparation(): Preparation[] {
  const named = ['en' as const, pageLanguage()].map((language) =>
    inLanguage(language, namesByService),
  );
  return loadPages().flatMap(({ url, matter }) => {
    if (matter.template !== 'service') return [];
    const { path } = splitLanguage(url);
    const names = named.flatMap((services) => services.get(path) ?? []);
    return [{ names: [...new Set(names)], steps: matter.preparation }];
  });
}

/** Its own name, and the names of the pests whose first service it is. */
function namesByService(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (path: string, more: string[]) =>
    names.set(path, [...(names.get(path) ?? []), ...more]);
  for (const { url, matter } of loadPages()) {
    const { path } = splitLanguage(url);
    if (matter.template === 'service') add(path, [pestNameOf(labelOf(matter))]);
    const [first] = Object.keys(loadCoverage()[path] ?? {});
    if (matter.template === 'pest' && first) add(first, namesOf(matter));
  }
  return names;
}

/** Of a pest page: its label, its other names and its species, as pestNameOf gives them. */
export function namesOf(matter: Extract<Page['matter'], { template: 'pest' }>): string[] {
  const names = [
    ...labelOf(matter).split(/&| y /),
    ...matter.also_called,
    ...matter.species.map(({ name }) => name.replace(/[,(].*/, '')),
  ];
  return [...new Set(names.map(pestNameOf))].filter(Boolean);
}
