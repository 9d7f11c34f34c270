/** One entry in the description of a form, and the question is everywhere (docs/recipes.md). */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Form } from '../../domain/forms/form.ts';
import { problemSentences } from '../../domain/forms/forms.ts';
import { quoteForm } from '../../domain/forms/quote-form.ts';
import { readForm, toSubmission } from '../../domain/forms/read-form.ts';
import type { SiteData } from '../../publisher/page-data/site-data.ts';
import { loadSite } from '../../publisher/read/load.ts';
import type { Json } from '../../server/database/json.ts';
import type { LeadPayload } from '../../server/database/tables.ts';
import { renderLeadMail } from '../../server/leads/messages/lead-mail.ts';
import { fixtureAreas, fixtureSite } from '../../server/testing/fixture-site.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { SettingsContext, SiteContext } from '../lib/use-site.ts';
import { QuoteForm } from './quote-form/quote-form.tsx';

const TOO_LONG = 'Please shorten this to 60 characters.';

vi.mock(import('../../domain/forms/quote-form.ts'), async (original) => {
  const real = await original();
  const { marketing_texts, ...questions } = real.quoteForm.fields;
  const fields = {
    ...questions,
    heard_from: {
      label: 'Who told you about us?',
      type: 'text',
      stored: 'details.heard_from',
      max: 60,
      problems: { 'too-long': 'Please shorten this to 60 characters.' },
    },
    marketing_texts,
  };
  return { ...real, quoteForm: { ...real.quoteForm, fields } as typeof real.quoteForm };
});

const ID = '0b9c2f0e-3b1f-4b56-9d5f-1f2f3a4b5c6d';
const TYPED = { name: 'Sam Carter', phone: '(804) 555-0142', heard_from: 'A neighbor' };
const PATH = '/api/contact-submissions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite', {});
  const read = readForm(quoteForm, TYPED);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  await server.post(PATH, toSubmission(quoteForm, read.answers, { ...TYPED, submission_id: ID }));
});
afterAll(async () => {
  await server.close();
});
const officeRow = () =>
  server.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'lead')
    .where('submission_id', '=', ID)
    .$narrowType<{ kind: 'lead'; payload: Json<LeadPayload> }>()
    .executeTakeFirstOrThrow();

test('it stands in the form with its label, and need not be answered', () => {
  const site = { site: loadSite(), areas: [], navigation: {} } as unknown as SiteData;
  const form = createElement(QuoteForm, { place: 'page' });
  const settings = createElement(SettingsContext, { value: site.site as never }, form);
  const markup = renderToStaticMarkup(createElement(SiteContext, { value: site }, settings));
  expect(markup).toMatch(
    /<label for="heard_from">Who told you about us\?<span[^>]*> \(optional\)<\/span><\/label><input type="text" id="heard_from" autoComplete="off" name="heard_from"\/>/,
  );
});

test('the browser and the server refuse the same answer with its sentence', async () => {
  const tooLong = { ...TYPED, heard_from: 'x'.repeat(61) };
  expect(readForm(quoteForm as Form, tooLong)).toEqual({
    ok: false,
    problems: { heard_from: TOO_LONG },
  });
  const answer = await server.postForm(PATH, tooLong);
  expect(answer.headers.location).toBe('/problem/invalid-quote#heard_from-too-long');
  expect(problemSentences('quote')).toContainEqual({
    anchor: 'heard_from-too-long',
    sentence: TOO_LONG,
  });
  const details = { form: 'quote', version: 1, heard_from: tooLong.heard_from };
  const json = await server.post(PATH, { ...(await sent()), submission_id: undefined, details });
  expect(json.json().errors).toContainEqual({
    field: 'details.heard_from',
    message: TOO_LONG,
    reason: 'too-long',
  });
});

test('the lead holds it, also without JavaScript', async () => {
  await server.postForm(PATH, { ...TYPED, name: 'Nora Noscript' });
  const rows = await server.database.db
    .selectFrom('contact_submissions')
    .select(['first_name', 'details', 'description'])
    .orderBy('first_name')
    .execute();
  expect(rows).toEqual(
    ['Nora Noscript', 'Sam Carter'].map((first_name) => ({
      first_name,
      details: JSON.stringify({ form: 'quote', version: 1, heard_from: 'A neighbor' }),
      description: 'Who told you about us?: A neighbor',
    })),
  );
});

test('the office reads it in the mail', async () => {
  const context = {
    site: fixtureSite,
    areas: fixtureAreas,
    siteUrl: 'https://fixture.example',
    leadsTo: ['leads@fixture.example'],
  };
  expect(renderLeadMail(await officeRow(), context).text).toContain(
    'Who told you about us?: A neighbor',
  );
});

async function sent() {
  const { payload } = await officeRow();
  const { name: _none, ...record } = JSON.parse(payload);
  return { first_name: record.first_name, phone: record.phone, source: record.source };
}
