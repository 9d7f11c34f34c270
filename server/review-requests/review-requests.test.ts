import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { suppress } from '../newsletter/service.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { type Caller, startTestOffice, type TestOffice } from '../testing/office.ts';
import { waitingMails } from '../testing/test-server.ts';

describe('asking for a review', () => {
  let office: TestOffice;
  let caller: Caller;
  const start = async (review_links = fixtureSite.review_links) => {
    office = await startTestOffice('sqlite', { site: { ...fixtureSite, review_links } });
    caller = await office.signIn('bob@fixture.example', 'office');
  };
  beforeEach(() => start());
  afterEach(() => office.close());

  const won = async (email: string, more: object = {}) => {
    const id = await office.arrivedLead({ email, first_name: 'Sam Carter', ...more });
    await caller.act(id, { type: 'status', status: 'won' });
    return id;
  };
  const state = async (id: string) => (await caller.get(`/leads/${id}/review-request`)).body;
  const ask = (id: string, body: object = { consent: true }) =>
    caller.send('POST', `/leads/${id}/review-request`, body);
  const mails = () => waitingMails(office.server.database.db, 'review_request');

  test('one mail with the links of the company, the same for everybody', async () => {
    const id = await won('sam@example.com');
    expect(await state(id)).toEqual({ state: 'ready' });
    expect((await ask(id)).body).toMatchObject({ state: 'asked' });
    const [mail] = await mails();
    if (!mail) throw new Error('no mail');
    expect(mail.to).toEqual(['sam@example.com']);
    expect(mail.text).toContain('Hello Sam,');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('https://maps.example/fixture');
      expect(part).toContain(fixtureSite.contact.postal_address);
    }
    // Nobody is asked how many stars it would be before they see the links.
    expect(mail.text).not.toMatch(/star|satisf|happy/i);
  });

  test('who asked for help in Spanish is asked in Spanish', async () => {
    await ask(await won('sam@example.com', { language: 'es' }));
    expect((await mails())[0]?.text).toContain('Hola, Sam:');
  });

  test('the mail names the number that the customer saw', async () => {
    const { virginia_beach, richmond } = fixtureSite.territories;
    await ask(await won('sam@example.com', { territory: 'virginia_beach' }));
    const [mail] = await mails();
    expect(mail?.text).toContain(virginia_beach?.phone);
    expect(mail?.text).not.toContain(richmond?.phone);
  });

  test('nobody is asked twice: not for the same request, another one, or by two who press at once', async () => {
    const [first, second] = [await won('sam@example.com'), await won('Sam@Example.com')];
    await Promise.all([ask(first), ask(first), ask(second)]);
    expect(await mails()).toHaveLength(1);
    expect(await state(second)).toMatchObject({ state: 'asked', at: office.clock.now });
  });

  test('a mailbox is asked once, and not after it has unsubscribed, however it is spelled', async () => {
    const { db } = office.server.database;
    await ask(await won('cust@gmail.com'));
    for (const email of ['c.ust@gmail.com', 'cust+a@gmail.com', 'Cust@googlemail.com'])
      expect((await ask(await won(email))).body).toMatchObject({ state: 'asked' });
    expect(await mails()).toHaveLength(1);
    await suppress('v.ictim@gmail.com', { db, now: 1, receivers: [] });
    expect(await state(await won('victim+9@gmail.com'))).toEqual({ state: 'suppressed' });
  });

  test('not before the work is won, nor without the customer’s consent', async () => {
    const id = await office.arrivedLead({ email: 'sam@example.com' });
    expect((await ask(id)).body).toEqual({ state: 'not-won' });
    await caller.act(id, { type: 'status', status: 'won' });
    for (const body of [{}, { consent: false }, { consent: true, email: 'v@example.com' }])
      expect((await ask(id, body)).status).toBe(422);
    expect(await mails()).toEqual([]);
  });

  test('not without an address, and not one that is never written to', async () => {
    expect(await state(await won(''))).toEqual({ state: 'no-email' });
    const { db } = office.server.database;
    await suppress('sam@example.com', { db, now: office.clock.now, receivers: [] });
    const id = await won('sam@example.com');
    expect((await ask(id)).body).toEqual({ state: 'suppressed' });
    expect(await mails()).toEqual([]);
  });

  test('not for a request that the office does not see', async () => {
    const partial = await office.arrivedLead({ source: 'chatbot_partial', email: 's@example.com' });
    for (const id of [partial, randomUUID(), encodeURIComponent("x' or 1=1 --")]) {
      expect(await state(id)).toMatchObject({ code: 'not-found' });
      expect((await ask(id)).status).toBe(404);
    }
    expect(await mails()).toEqual([]);
  });

  test('not where site.yaml names no place to write one', async () => {
    await office.close();
    await start([]);
    expect(await state(await won('sam@example.com'))).toEqual({ state: 'no-links' });
  });

  test('who agreed to it and when stands in the audit log', async () => {
    await ask(await won('sam@example.com'));
    const owner = await office.signIn('ann@fixture.example', 'owner');
    const { entries } = (await owner.get('/audit')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        what: 'lead.review-request',
        who: 'bob',
        detail: 'the customer agreed to be mailed',
      }),
    );
  });
});
