import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { buildSite } from '../testing/built-site.ts';
import { fixtureAreas, fixtureSite } from '../testing/fixture-site.ts';
import { mailContext, mailerSettings } from './mail-settings.ts';

const settings = { site: fixtureSite, areas: fixtureAreas, sites: { en: fixtureSite } };

test('advice in mails is that of the pages', async () => {
  const advice = [{ names: ['ant'], steps: ['Do not spray.'] }];
  const { served } = await buildSite({ '/es/pest-advice.json': JSON.stringify(advice) });
  const context = mailContext(readEnv({}), settings, served.readText);
  expect(context.advice?.('es')).toEqual(advice);
  expect(context.advice?.('en')).toEqual([]);
});

test('another address of the company is that of the next mail', () => {
  const contact = { ...fixtureSite.contact, email: '' };
  const site = { ...fixtureSite, contact };
  const env = readEnv({ SITE_URL: 'https://www.soonerstate.com' });
  const [mailer, context] = [mailerSettings(env, site), mailContext(env, { ...settings, site })];
  expect([mailer.from, ...context.leadsTo]).toEqual(Array(2).fill('office@www.soonerstate.com'));
  contact.email = 'hello@soonerstate.com';
  expect([mailer.from, ...context.leadsTo]).toEqual(Array(2).fill('hello@soonerstate.com'));
});
