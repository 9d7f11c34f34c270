import { describe, expect, test } from 'vitest';
import { suppress } from '../newsletter/newsletter-service.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { callerForEachTest, officeForEachTest } from '../testing/office-client.ts';
import { waitingMails } from '../testing/test-server.ts';
import { reviewRequestState } from './review-request-service.ts';

describe('asking for a review', () => {
  const office = officeForEachTest('sqlite');
  const bob = callerForEachTest(office, 'bob@fixture.example', 'office');
  const won = async (email: string, more: object = {}) => {
    const id = await office.arrivedLead({ email, first_name: 'Sam Carter', ...more });
    await bob.act(id, { type: 'status', status: 'won' });
    return id;
  };
  const state = async (id: string) => (await bob.get(`/leads/${id}/review-request`)).body;
  const ask = (id: string, body: object = { consent: true }) =>
    bob.send('POST', `/leads/${id}/review-request`, body);
  const mails = () => waitingMails(office.server.database.db, 'review_request');
  const unsubscribe = (email: string) =>
    suppress(email, { db: office.server.database.db, now: 1, receivers: [] });

  test('one mail with the links of the company and the number that the customer saw', async () => {
    const { virginia_beach, richmond } = fixtureSite.territories;
    const id = await won('sam@example.com', { territory: 'virginia_beach' });
    expect(await state(id)).toEqual({ state: 'ready' });
    expect((await ask(id)).body).toMatchObject({ state: 'asked' });
    const [mail] = await mails();
    expect(mail?.to).toEqual(['sam@example.com']);
    for (const part of [mail?.text, mail?.html])
      for (const words of [
        ...['Hello Sam,', 'https://maps.example/fixture', virginia_beach?.phone],
        fixtureSite.contact.postal_address,
      ])
        expect(part).toContain(words);
    expect(mail?.text).not.toContain(richmond?.phone);
    // Nobody is asked how many stars it would be before they see the links.
    expect(mail?.text).not.toMatch(/star|satisf|happy/i);
    const owner = await office.signIn('ann@fixture.example', 'owner');
    const agreed = { what: 'lead.review-request', who: 'bob' };
    const { entries } = (await owner.get('/audit')).body;
    expect(entries).toContainEqual(expect.objectContaining(agreed));
  });

  test('a mailbox is asked once: for whichever request, in any spelling, also at once', async () => {
    const [first, second] = [await won('cust@gmail.com'), await won('C.ust+a@googlemail.com')];
    await Promise.all([ask(first), ask(first), ask(second)]);
    expect(await mails()).toHaveLength(1);
    expect(await state(second)).toMatchObject({ state: 'asked', at: office.clock.now });
  });

  test('not before the work is won, nor without the customer’s consent', async () => {
    const id = await office.arrivedLead({ email: 'sam@example.com' });
    expect((await ask(id)).body).toEqual({ state: 'not-won' });
    await bob.act(id, { type: 'status', status: 'won' });
    for (const body of [{}, { consent: false }, { consent: true, email: 'v@example.com' }])
      expect((await ask(id, body)).status).toBe(422);
    expect(await mails()).toEqual([]);
  });

  test('not without an address, not one that has unsubscribed, not without a place to write', async () => {
    expect(await state(await won(''))).toEqual({ state: 'no-email' });
    const id = await won('victim+9@gmail.com');
    const { db } = office.server.database;
    expect(await reviewRequestState(id, { db, site: { review_links: [] } })).toEqual({
      state: 'no-links',
    });
    await unsubscribe('v.ictim@gmail.com');
    expect((await ask(id)).body).toEqual({ state: 'suppressed' });
    expect(await mails()).toEqual([]);
  });
});
