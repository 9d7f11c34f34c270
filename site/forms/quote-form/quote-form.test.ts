import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../domain/content/site-schema.ts';
import { LANGUAGES, type Language } from '../../../domain/language/language.ts';
import { inLanguage } from '../../../domain/messages/message-language.ts';
import { photosOf } from '../../../publisher/page-data/page-photos.ts';
import { loadSiteData } from '../../../publisher/page-data/site-data.ts';
import { answererOf } from '../../../publisher/read/company-module.ts';
import { SettingsContext, SiteContext } from '../../lib/use-site.ts';
import { QuoteForm } from './quote-form.tsx';

const root = mkdtempSync(join(tmpdir(), 'answers-'));
const originals = join(root, 'photos');
const ANN = { key: 'ann-lee', name: 'Ann Lee', credentials: 'Entomologist', bio: 'Works here.' };
const photo = { file: 'ann.jpg' };

beforeAll(async () => {
  mkdirSync(originals);
  await sharp({ create: { width: 600, height: 750, channels: 3, background: '#a86' } })
    .jpeg()
    .toFile(join(originals, 'ann.jpg'));
});

function formOf(people: Person[], language: Language): string {
  return inLanguage(language, () => {
    const answers = answererOf(people, ({ photo }, alt) =>
      photo ? (photosOf(pageWith({ ...photo, alt }), originals)[0] ?? null) : null,
    );
    const { settings, ...data } = loadSiteData();
    const withFace = { ...settings, ...(answers && { answers }) };
    const form = createElement(QuoteForm, { place: 'frame' });
    return renderToStaticMarkup(
      createElement(
        SiteContext.Provider,
        { value: { ...data, settings } },
        createElement(SettingsContext.Provider, { value: withFace }, form),
      ),
    );
  });
}

const pageWith = (photo: { file: string; alt: string }) =>
  ({ file: 'site.yaml', matter: { photos: [photo] } }) as unknown as Parameters<typeof photosOf>[0];

test('who answers the phone has a face at the head of the form', () => {
  const [en = '', es = ''] = LANGUAGES.map((language) =>
    formOf(
      [
        { ...ANN, answers: true },
        { ...ANN, key: 'jo', name: 'Jo Wu', answers: true, photo },
      ],
      language,
    ),
  );
  expect(en).toMatch(
    /<\/live-promise><\/p><p class="quote-answers"><picture>.*-600x750\.jpg.*<\/picture>/,
  );
  expect(en).toMatch(/<live-promise about="answer" name="Jo Wu">Jo Wu answers the phone\.</);
  expect(es).toContain('>Jo Wu contesta el teléfono.<');
});

test('without a photo, or without the word that they answer, nobody is shown', () => {
  for (const person of [
    { ...ANN, answers: true },
    { ...ANN, photo },
  ])
    expect(formOf([person], 'en')).not.toContain('quote-answers');
});
