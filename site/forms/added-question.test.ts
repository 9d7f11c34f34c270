/** A question added to a form's description reaches page, checks, database and mail (docs/recipes.md). */
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { problemSentences } from '../../domain/forms/forms.ts';
import { quoteForm } from '../../domain/forms/quote-form.ts';
import { readForm } from '../../domain/forms/read-form.ts';
import type { Json } from '../../server/database/json.ts';
import type { LeadPayload } from '../../server/database/tables.ts';
import { renderLeadMail } from '../../server/leads/messages/lead-mail.ts';
import { fixtureAreas, fixtureSite } from '../../server/testing/fixture-site.ts';
import { serverForEachTest } from '../../server/testing/test-server.ts';
import { renderOnSite } from '../lib/testing/render-on-site.ts';
import { QuoteForm } from './quote-form/quote-form.tsx';

const TOO_LONG = 'Please shorten this to 60 characters.';

vi.mock(import('../../domain/forms/quote-form.ts'), async (original) => {
  const real = await original();
  const { marketing_texts, ...questions } = real.quoteForm.fields;
  const heard_from = {
    label: () => 'Who told you about us?',
    type: 'text',
    stored: 'details.heard_from',
    max: 60,
    problems: { 'too-long': () => 'Please shorten this to 60 characters.' },
  };
  const fields = { ...questions, heard_from, marketing_texts };
  return { ...real, quoteForm: { ...real.quoteForm, fields } as typeof real.quoteForm };
});

const server = serverForEachTest('sqlite');
const PATH = '/api/contact-submissions';
const TYPED = { name: 'Nora Noscript', phone: '(804) 555-0142', heard_from: 'A neighbor' };

test('the form has it with its label, as an optional question', () => {
  expect(renderOnSite(createElement(QuoteForm, { place: 'page' }))).toMatch(
    /<label for="heard_from">Who told you about us\?<span[^>]*> \(optional\)<\/span><\/label><input type="text" id="heard_from" autoComplete="off" name="heard_from"\/>/,
  );
});

test('browser and server refuse the same answer with its sentence', async () => {
  const tooLong = { ...TYPED, heard_from: 'x'.repeat(61) };
  expect(readForm(quoteForm, tooLong)).toEqual({ ok: false, problems: { heard_from: TOO_LONG } });
  const answer = await server.postForm(PATH, tooLong);
  expect(answer.headers.location).toBe('/problem/invalid-quote#heard_from-too-long');
  const problem = { anchor: 'heard_from-too-long', sentence: TOO_LONG };
  expect(problemSentences('quote')).toContainEqual(problem);
});

test('the lead and its mail have the answer', async () => {
  await server.postForm(PATH, TYPED);
  const { db } = server.database;
  const columns = ['details', 'description'] as const;
  expect(await db.selectFrom('contact_submissions').select(columns).execute()).toEqual([
    {
      details: JSON.stringify({ form: 'quote', version: 1, heard_from: 'A neighbor' }),
      description: 'Who told you about us?: A neighbor',
    },
  ]);
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'lead')
    .$narrowType<{ kind: 'lead'; payload: Json<LeadPayload> }>()
    .executeTakeFirstOrThrow();
  const { text } = renderLeadMail(row, {
    site: fixtureSite,
    areas: fixtureAreas,
    siteUrl: 'https://fixture.example',
    leadsTo: ['leads@fixture.example'],
  });
  expect(text).toContain('Who told you about us?: A neighbor');
});
