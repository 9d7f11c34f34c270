/** The `now` of every pest page and the `preparation` of every service page, with the names that people use for them. */
import { pestNameOf } from '../../domain/chat/spoken-answers.ts';
import type { PestAdvice, Preparation } from '../../domain/content/pest-advice.ts';
import { pageLanguage, splitLanguage } from '../../domain/language/language.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { loadCoverage } from '../read/coverage.ts';
import { loadPages, type Page } from '../read/load.ts';
import { labelOf } from './navigation.ts';

/** The advice in the current language; a page without `now` gives none. */
export function loadPestAdvice(): PestAdvice[] {
  return loadPages().flatMap(({ matter }) => {
    if (matter.template !== 'pest' || !matter.now) return [];
    const { commands, help, urgent } = matter.now;
    return [{ names: namesOf(matter), commands, help, urgent }];
  });
}

/**
 * The preparation in the current language, with the English names, which requests use. A service without a page in that
 * language is left out.
 */
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

/** Names of each service and of the pests that it is the first to cover. */
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

/** The label of a pest page, its other names and its species, as results of pestNameOf. */
export function namesOf(matter: Extract<Page['matter'], { template: 'pest' }>): string[] {
  const names = [
    ...labelOf(matter).split(/&| y /),
    ...matter.also_called,
    ...matter.species.map(({ name }) => name.replace(/[,(].*/, '')),
  ];
  return [...new Set(names.map(pestNameOf))].filter(Boolean);
}
