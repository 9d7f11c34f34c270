import { expect, it } from 'vitest';
import { wantsSpanish } from './attach-language.ts';

it.each([
  [null, ['es-MX', 'en-US'], true],
  [null, ['en-US', 'es'], false],
  [null, ['fr-FR', 'es-ES', 'en'], true],
  [null, undefined, false],
  ['en', ['es-MX'], false],
  ['es', ['en-US'], true],
])('chosen %s, browser %s: Spanish is offered %s', (chosen, languages, offered) => {
  expect(wantsSpanish(chosen, languages)).toBe(offered);
});
