/** The `now` of every pest page, with the names by which people call that pest. */
import { pestNameOf } from '../domain/chat/answer-words.ts';
import type { PestAdvice } from '../domain/content/pest-advice.ts';
import { loadPages } from './load.ts';
import { labelOf } from './navigation.ts';

/** In the language that is spoken; a page without `now` gives none. */
export function loadPestAdvice(): PestAdvice[] {
  return loadPages().flatMap(({ matter }) => {
    if (matter.template !== 'pest' || !matter.now) return [];
    const { commands, help } = matter.now;
    const names = [
      ...labelOf(matter).split(/&| y /),
      ...matter.also_called,
      ...matter.species.map(({ name }) => name.replace(/[,(].*/, '')),
    ];
    return [{ names: [...new Set(names.map(pestNameOf))].filter(Boolean), commands, help }];
  });
}
