/** Captions for whoever looks at the scenes without the site's content: tests, and npm run draw. */
import type { Caption } from './film.ts';

export const EXAMPLE_CAPTIONS: readonly Caption[] = [
  { seconds: 5, words: 'Ants by the sink. You call.' },
  { seconds: 4, words: 'We come in the morning.' },
  { seconds: 5, words: 'First we ask.' },
  { seconds: 6, words: 'Then we look, from the attic to the sill.' },
  { seconds: 5, words: 'We treat the line they cross.' },
  { seconds: 4, words: 'You get it in writing.' },
  { seconds: 5, words: 'Good night.' },
];
