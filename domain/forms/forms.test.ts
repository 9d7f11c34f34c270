import { expect, test } from 'vitest';
import { inLanguage } from '../../messages/language.ts';
import { PHOTO_REFUSALS } from '../lead/pest-photos.ts';
import { FORMS, formOfSource, problemAnchor, problemSentences } from './forms.ts';
import { letterForm } from './letter-states.ts';
import { quoteForm } from './quote-form.ts';
import { readForm } from './read-form.ts';

const TYPED = ['', 'x', ' ', '12', '\u0000', 'a\u0085b', 'x'.repeat(6000), '@', '23220'];

test('whatever can be wrong with a field of the quote form has its anchor', () => {
  const anchors = new Set<string>();
  for (const typed of TYPED) {
    const posted = Object.fromEntries(Object.keys(quoteForm.fields).map((name) => [name, typed]));
    const read = readForm(quoteForm, posted);
    for (const [field, message = ''] of Object.entries(read.ok ? {} : read.problems)) {
      const anchor = problemAnchor('quote', [{ field, message }]);
      expect(anchor, `${field}: ${message}`).toMatch(new RegExp(`^${field}-`));
      anchors.add(anchor ?? '');
    }
  }
  expect([...anchors].sort()).toEqual(
    problemSentences('quote')
      .map(({ anchor }) => anchor)
      .sort(),
  );
});

test('the first field in the order of the page is the one that is named', () => {
  const read = readForm(letterForm, { property: 'x'.repeat(300), zip: '1' }, '2026-11-22');
  const errors = Object.entries(read.ok ? {} : read.problems)
    .map(([field, message = '']) => ({ field, message }))
    .reverse();
  expect(problemAnchor('letter', errors)).toBe('state-missing');
  expect(
    problemAnchor(
      'letter',
      errors.filter(({ field }) => field !== 'state'),
    ),
  ).toBe('property-too-long');
});

test('a picture that is refused has its anchor, too', () => {
  expect(problemAnchor('photo', [{ field: 'photos', message: PHOTO_REFUSALS.heic }])).toBe(
    'photos-heic',
  );
});

test('an anchor stands once on a page; words that are not ours have none', () => {
  for (const form of ['quote', 'letter', 'photo'] as const) {
    const anchors = problemSentences(form).map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  }
  expect(problemAnchor('quote', [{ field: 'name', message: 'No.' }])).toBeNull();
});

test.each([
  ['homepage-hero', 'quote'],
  ['quote-form', 'quote'],
  ['pest-photo', 'photo'],
  ['termite-letter', 'letter'],
  ['chatbot', 'chat'],
  ['chatbot_partial', 'chat'],
])('what comes from %s comes from the form %s', (source, form) => {
  expect(formOfSource(source)).toBe(form);
});

test.each(FORMS.map((form) => [form.name, form] as const))(
  'the questions of %s are asked in the language of whoever reads them',
  (_, form) => {
    const words = () =>
      Object.values(form.fields).map(({ label, problems = {} }) => [
        label,
        Object.values(problems),
      ]);
    const english = inLanguage('en', words);
    const spanish = inLanguage('es', words);
    for (const [index, said] of english.entries())
      if (said[0]) expect(spanish[index], String(said[0])).not.toEqual(said);
  },
);
