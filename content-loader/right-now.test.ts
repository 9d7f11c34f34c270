import { expect, test } from 'vitest';
import { LANGUAGES } from '../domain/language/language.ts';
import { loadPagesIn } from './load.ts';

test.each(LANGUAGES)('every pest and service page says what to do right now, in %s', (language) => {
  const pages = loadPagesIn(language).filter(
    ({ matter }) => matter.template === 'pest' || matter.template === 'service',
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(
    pages.filter(({ matter }) => !('now' in matter && matter.now)).map(({ url }) => url),
  ).toEqual([]);
});

test('a help line and the note lower down never give the same number twice', () => {
  const twice = LANGUAGES.flatMap((language) => loadPagesIn(language)).filter(({ matter }) => {
    if (matter.template !== 'pest' && matter.template !== 'service') return false;
    const [help, safety] = [matter.now?.help ?? '', matter.safety ?? ''];
    return ['911', '1-800-222-1222'].some(
      (number) => help.includes(number) && safety.includes(number),
    );
  });
  expect(twice.map(({ file }) => file)).toEqual([]);
});
