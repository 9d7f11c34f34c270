import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../testing/built-site.ts';
import {
  type Caller,
  SITE_URL,
  startTestOffice,
  type TestOffice,
} from '../../testing/office-client.ts';
import { mailActLinks } from '../messages/mail-links.ts';
import { linkKey } from '../store/office-keys.ts';

describe('the pages of the office', () => {
  let office: TestOffice;
  beforeEach(async () => {
    const { served } = await buildSite({
      '/office/index.html': '<!doctype html><title>Office</title>',
      '/office/assets/app-1.js': 'export {};',
      '/office/service-worker.js': '',
    });
    office = await startTestOffice('sqlite', { served });
  });
  afterEach(async () => {
    await office.close();
  });
  const get = (url: string) => office.server.app.inject({ url });

  test('say how to invite the first user, and are the app from then on', async () => {
    expect((await get('/office/')).body).toContain('npm run office -- invite');
    await office.signIn('owner@fixture.example');
    expect((await get('/office')).headers.location).toBe('/office/');
    for (const url of ['/office/', '/office/leads/1', '/office/sign-in']) {
      const page = await get(url);
      expect([url, page.statusCode, page.body]).toEqual([
        url,
        200,
        expect.stringContaining('Office'),
      ]);
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect(page.headers['content-security-policy']).toContain(
        "default-src 'none'; script-src 'self'",
      );
    }
    const script = await get('/office/assets/app-1.js');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect((await get('/office/service-worker.js')).headers['cache-control']).toBe('no-store');
    for (const url of ['/office/assets/none.js', '/office/../package.json', '/office/none.map'])
      expect((await get(url)).statusCode).toBe(404);
  });

  const links = async (id: string) =>
    mailActLinks(await linkKey(office.server.database.db), SITE_URL, id, office.clock.now);
  const press = (url: string, headers: Record<string, string> = { origin: SITE_URL }) =>
    office.server.app.inject({
      method: 'POST',
      url: url.slice(SITE_URL.length),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: '',
    });
  const statusOf = async (owner: Caller, id: string) =>
    (await owner.get(`/leads/${id}`)).body.lead.status;

  test('a link of a mail asks when it is opened, acts when it is pressed, once', async () => {
    const owner = await office.signIn('owner@fixture.example');
    const id = await office.arrivedLead();
    const { booked, spam } = await links(id);
    const opened = await get(booked.slice(SITE_URL.length));
    expect(opened.body).toContain('Mark the request as booked?');
    // A leaked link reveals nothing about the visitor.
    expect(opened.body).not.toContain('Sam');
    expect(await statusOf(owner, id)).toBe('new');
    expect((await press(booked, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await press(booked)).body).toContain('is marked as booked');
    expect((await press(booked)).statusCode).toBe(200);
    expect((await owner.get(`/leads/${id}`)).body).toMatchObject({
      lead: { status: 'booked' },
      acts: [{ via: 'mail-link', by: null, status: 'booked' }],
    });
    await owner.act(id, { type: 'status', status: 'lost' });
    expect((await get(booked.slice(SITE_URL.length))).statusCode).toBe(410);
    await press(booked);
    expect(await statusOf(owner, id)).toBe('lost');
    office.clock.now += 9 * 86_400_000;
    expect((await press(spam)).statusCode).toBe(410);
  });

  test('a link that was made up or changed does nothing', async () => {
    const owner = await office.signIn('owner@fixture.example');
    const [one, other] = [await office.lead(), await office.lead()];
    await office.work();
    const { contacted } = await links(one);
    for (const wrong of [
      contacted.replace(one, other),
      contacted.replace('/contacted', '/spam'),
      contacted.replace(/until=\d/, 'until=9'),
      contacted.replace(/key=.{4}/, 'key=AAAA'),
      contacted.replace(/key=.*/, ''),
      `${contacted}&lead=${other}`,
    ])
      expect([wrong, (await press(wrong)).statusCode]).toEqual([wrong, 410]);
    expect([await statusOf(owner, one), await statusOf(owner, other)]).toEqual(['new', 'new']);
  });
});
