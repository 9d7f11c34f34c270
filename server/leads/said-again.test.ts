/** A lead that is sent again under its id: with any answer changed it is a correction, and the last word counts. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toContactSubmission } from '../../domain/chat/chat-lead.ts';
import { chatForm } from '../../domain/forms/chat-form.ts';
import type { Field, Form } from '../../domain/forms/form.ts';
import { letterForm } from '../../domain/forms/letter-states.ts';
import { photoForm } from '../../domain/forms/photo-form.ts';
import { quoteForm } from '../../domain/forms/quote-form.ts';
import { toSubmission } from '../../domain/forms/read-form.ts';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { isOfKind } from '../outbox/outbox-channel.ts';
import { namePictures } from '../photos/store/lead-pictures.ts';
import { fixtureAreas } from '../testing/fixture-site.ts';
import {
  createTestDatabase,
  newSubmission,
  serverForAllTests,
  type TestDatabase,
} from '../testing/test-server.ts';
import { saveSubmission } from './lead-service.ts';
import { webhookEvent } from './messages/lead-record.ts';

/** Two answers that differ, of any question. */
const ANSWERS: { [type in Field['type']]?: [string, string] } = {
  tel: ['(804) 555-0142', '(804) 555-0199'],
  email: ['sam@example.com', 'alex@example.com'],
  zip: ['23220', '23221'],
  date: ['2027-01-04', '2027-01-05'],
  tick: ['on', ''],
  photos: ['one picture', 'another picture'],
};
const answersOf = ({ type, choices }: Field): [string, string] =>
  choices ? [choices[0] ?? '', choices[1] ?? ''] : (ANSWERS[type] ?? ['An answer', 'Another']);

/** What a form sends, from all its answers. */
function submissionOf(form: Form, answers: Record<string, string>, submission_id: string) {
  if (form.name !== 'chat')
    return toSubmission(form, answers, {
      ...answers,
      submission_id,
      consent_version: 'v1',
    });
  const { hasPestIssue, ...lead } = answers as Record<keyof typeof chatForm.fields, string>;
  return toContactSubmission({ ...lead, hasPestIssue: hasPestIssue === 'An answer' }, 'complete', {
    submissionId: submission_id,
    page: '/',
    territory: 'richmond',
    consentVersion: 'v1',
  });
}

describe('under the same id', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
  });
  afterAll(() => database.remove());

  async function save(form: Form, answers: Record<string, string>, id: string) {
    const parsed = v.safeParse(ContactSubmission, submissionOf(form, answers, id));
    if (!parsed.success) return 'refused';
    const pictures = answers.photos ? namePictures(id, [Buffer.from(answers.photos)]) : undefined;
    return saveSubmission(parsed.output, {
      db: database.db,
      notifications: { messageIdDomain: 'fixture.example', receivers: [], remindAt: () => null },
      now: Date.now(),
      ...(pictures && { pictures }),
    });
  }

  describe.each(
    [quoteForm, letterForm, photoForm, chatForm].map((form: Form) => [form.name, form] as const),
  )('the form %s', (_name, form) => {
    const first = Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [name, answersOf(field)[0]]),
    );
    test('unchanged it is a repeat; with any other answer, or without one, a correction', async () => {
      const id = randomUUID();
      expect(await save(form, first, id)).toBe('created');
      expect(await save(form, first, id)).toBe('repeated');
      for (const [name, field] of Object.entries(form.fields)) {
        const changed = { ...first, [name]: answersOf(field)[1] };
        expect(await save(form, changed, id), name).toBe('conflict');
        expect(await save(form, { ...first, [name]: '' }, id), name).toMatch(/conflict|refused/);
      }
    });
  });
});

describe('the last word', () => {
  const PATH = '/api/contact-submissions';
  const server = serverForAllTests('sqlite', () => ({
    env: { WEBHOOK_URLS: 'https://crm.example/leads', WEBHOOK_SECRET: 'x'.repeat(16) },
  }));

  const row = (id: string) =>
    server.database.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow();
  const consentOf = async (id: string) => JSON.parse((await row(id)).consent ?? 'null');
  const consentsInMessages = async (id: string) => {
    const rows = await server.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('submission_id', '=', id)
      .where('kind', 'in', ['lead', 'webhook'])
      .execute();
    expect(rows).toHaveLength(2);
    return rows
      .filter((one) => isOfKind(one, 'lead', 'webhook'))
      .map((one) => webhookEvent(one, fixtureAreas).body.data.consent?.marketing_texts);
  };
  const agreed = (marketing_texts: boolean, changes: Record<string, unknown> = {}) =>
    newSubmission({ consent: { version: 'v1', marketing_texts }, ...changes });

  test('consent that a correction takes back is withdrawn from all that it corrects', async () => {
    const first = agreed(true);
    const second = agreed(true, { replaces: first.submission_id, phone: '804 555 0199' });
    const third = agreed(false, { replaces: second.submission_id, phone: '804 555 0199' });
    for (const one of [first, second, third]) await server.post(PATH, one);
    for (const { submission_id } of [first, second, third]) {
      expect(await consentOf(submission_id)).toMatchObject({ marketing_texts: false });
      expect(await consentsInMessages(submission_id)).toEqual([false, false]);
    }
    expect(await consentOf(first.submission_id)).toHaveProperty('withdrawn_at');
    expect(await consentOf(third.submission_id)).not.toHaveProperty('withdrawn_at');
  });

  test('consent is withdrawn from a request that arrives together with its correction', async () => {
    const first = agreed(true);
    const second = agreed(false, { replaces: first.submission_id });
    const answers = await Promise.all([server.post(PATH, first), server.post(PATH, second)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await consentOf(first.submission_id)).toMatchObject({ marketing_texts: false });
    expect(await consentsInMessages(first.submission_id)).toEqual([false, false]);
  });

  test('consent is withdrawn by a chat that names what it corrects only when it is finished', async () => {
    const first = agreed(true);
    const chat = agreed(true, { source: 'chatbot_partial' });
    await server.post(PATH, first);
    await server.post(PATH, chat);
    const finished = { ...chat, source: 'chatbot', replaces: first.submission_id };
    const consent = { version: 'v1', marketing_texts: false };
    expect((await server.post(PATH, { ...finished, consent })).statusCode).toBe(200);
    expect(await row(first.submission_id)).toMatchObject({ corrected_by: chat.submission_id });
    expect(await consentOf(first.submission_id)).toMatchObject({ marketing_texts: false });
    expect(await consentsInMessages(first.submission_id)).toEqual([false, false]);
  });

  test('a correction without any consent withdraws it, too; one that agrees leaves it', async () => {
    const [silent, agreeing] = [agreed(true), agreed(true)];
    await server.post(PATH, silent);
    await server.post(PATH, agreeing);
    await server.post(PATH, newSubmission({ replaces: silent.submission_id }));
    await server.post(PATH, agreed(true, { replaces: agreeing.submission_id, phone: '1' }));
    expect(await consentOf(silent.submission_id)).toMatchObject({ marketing_texts: false });
    expect(await consentOf(agreeing.submission_id)).toMatchObject({ marketing_texts: true });
  });

  test('an earlier answer sent again after a correction is a conflict', async () => {
    const first = newSubmission();
    const second = newSubmission({ replaces: first.submission_id, phone: '804 555 0199' });
    await server.post(PATH, first);
    await server.post(PATH, second);
    expect((await server.post(PATH, first)).statusCode).toBe(409);
    expect((await server.post(PATH, second)).statusCode).toBe(200);
  });

  test('without JavaScript each change follows the one before, and further taps change nothing', async () => {
    const fields = { name: 'Nora Noscript', submission_id: randomUUID(), consent_version: 'v1' };
    const phones = ['804 555 0101', '804 555 0102', '804 555 0101', '804 555 0102'];
    for (const phone of phones) {
      const tap = async () => {
        const answer = await server.postForm(PATH, { ...fields, phone });
        expect(answer.headers.location).toBe('/thank-you/quote');
      };
      await Promise.all([tap(), tap()]);
      await tap();
    }
    const rows = await server.database.db
      .selectFrom('contact_submissions')
      .select(['submission_id', 'phone', 'corrected_by'])
      .where('first_name', '=', 'Nora Noscript')
      .execute();
    const chain = [];
    for (let id: string | null = fields.submission_id; id; ) {
      const found = rows.find(({ submission_id }) => submission_id === id);
      chain.push(found?.phone);
      id = found?.corrected_by ?? null;
    }
    expect(chain).toEqual(phones);
    expect(rows).toHaveLength(phones.length);
  });
});
