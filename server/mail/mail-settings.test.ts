import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { buildSite } from '../testing/built-site.ts';
import { fixtureAreas, fixtureSite } from '../testing/fixture-site.ts';
import { mailContext, mailerSettings } from './mail-settings.ts';

test('mails in Spanish have the words that visitors see, whatever the content folder holds', async () => {
  const es = { ...fixtureSite, brand: { ...fixtureSite.brand, tagline: 'Otro lema' } };
  const company = { sites: { en: fixtureSite, es }, areas: fixtureAreas, visits: null };
  const { served } = await buildSite({}, { company });
  const { sites } = mailContext(readEnv({}), { site: fixtureSite, areas: fixtureAreas, served });
  expect(sites?.es?.brand.tagline).toBe('Otro lema');
});

test('advice in mails is that of the pages', async () => {
  const advice = [{ names: ['ant'], steps: ['Do not spray.'] }];
  const { served } = await buildSite({ '/es/pest-advice.json': JSON.stringify(advice) });
  const context = mailContext(readEnv({}), { site: fixtureSite, areas: fixtureAreas, served });
  expect(context.advice?.('es')).toEqual(advice);
  expect(context.advice?.('en')).toEqual([]);
});

test('another address of the company is that of the next mail', () => {
  const contact = { ...fixtureSite.contact, email: '' };
  const site = { ...fixtureSite, contact };
  const env = readEnv({ SITE_URL: 'https://www.soonerstate.com' });
  const [mailer, context] = [mailerSettings(env, site), mailContext(env, { site, areas: [] })];
  expect([mailer.from, ...context.leadsTo]).toEqual(Array(2).fill('office@www.soonerstate.com'));
  contact.email = 'hello@soonerstate.com';
  expect([mailer.from, ...context.leadsTo]).toEqual(Array(2).fill('hello@soonerstate.com'));
});
