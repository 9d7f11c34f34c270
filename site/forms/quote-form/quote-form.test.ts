import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Person } from '../../../domain/content/site-schema.ts';
import type { Language } from '../../../domain/language/language.ts';
import { inLanguage } from '../../../domain/messages/message-language.ts';
import type { SizedPhoto } from '../../../publisher/page-data/page-photos.ts';
import { loadSiteData } from '../../../publisher/page-data/site-data.ts';
import { answererOf } from '../../../publisher/read/company-module.ts';
import { renderOnSite } from '../../lib/testing/render-on-site.ts';
import { QuoteForm } from './quote-form.tsx';

const ANN = { key: 'ann-lee', name: 'Ann Lee', credentials: 'Entomologist', bio: 'Works here.' };
const photo = { file: 'ann.jpg' };
const portrait = { src: '/photos/ann-600x750.jpg', srcSets: {}, width: 600, height: 750 };

function formOf(people: Person[], language: Language = 'en'): string {
  return inLanguage(language, () => {
    const answers = answererOf(people, ({ photo }, alt) =>
      photo ? ({ ...portrait, alt } as unknown as SizedPhoto) : null,
    );
    const settings = { ...loadSiteData().settings, ...(answers && { answers }) };
    return renderOnSite(createElement(QuoteForm, { place: 'frame' }), { settings });
  });
}

test('the head of the form shows who answers the phone', () => {
  const people = [
    { ...ANN, answers: true },
    { ...ANN, key: 'jo', name: 'Jo Wu', answers: true, photo },
  ];
  expect(formOf(people)).toMatch(
    /<p class="quote-answers"><picture>.*ann-600x750\.jpg.*<live-promise about="answer" name="Jo Wu">Jo Wu answers the phone\.</,
  );
  expect(formOf(people, 'es')).toContain('>Jo Wu contesta el teléfono.<');
});

test.each([
  ['without a photo', { ...ANN, answers: true }],
  ['who does not answer the phone', { ...ANN, photo }],
])('it shows no person %s', (_, person) => {
  expect(formOf([person])).not.toContain('quote-answers');
});
