import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { machineFindings, type World } from './launch-service.ts';

const DMARC = 'v=DMARC1; p=none';
const READY = {
  SITE_URL: 'https://www.soonerstate.com',
  SMTP_URL: 'smtps://name:secret@smtp.fastmail.com',
  MAIL_FROM: 'office@soonerstate.com',
  LEADS_TO: 'office@soonerstate.com',
  TRUST_PROXY: 'loopback',
  METRICS_TOKEN: 'a-token-of-twenty-letters',
};

function worldWith(own: Partial<World> = {}): World {
  return {
    now: Date.UTC(2026, 10, 29),
    textRecords: async (domain) =>
      domain.startsWith('_dmarc.') ? [DMARC] : ['v=spf1 include:spf.messagingengine.com ~all'],
    verifyMailServer: async () => {},
    origin: 'https://www.soonerstate.com',
    fetch: async () => new Response(''),
    ...own,
  };
}

async function found(settings: object = {}, world = worldWith(), site = fixtureSite) {
  const env = readEnv({ ...READY, ...settings });
  return machineFindings({ env, site, db: null, world });
}
const levelOf = (findings: Awaited<ReturnType<typeof found>>, words: string) =>
  findings.find(({ says }) => says.includes(words))?.level;

test('a server that is set up has one thing to do: a backup', async () => {
  const red = (await found()).filter(({ level }) => level === 'red');
  expect(red.map(({ says }) => says)).toEqual([expect.stringContaining('There is no new backup')]);
});

test.each<[string, object, string]>([
  ['without an address', { SITE_URL: '' }, 'has no address of its own'],
  ['without https', { SITE_URL: 'http://www.soonerstate.com' }, 'must begin with https'],
  ['without a mail server', { SMTP_URL: '' }, 'No mail leaves this machine'],
  ['without its limit', { RATE_LIMIT: 'off' }, 'One robot can fill'],
])('a server %s gets a red finding', async (_, settings, says) => {
  const world = worldWith({ origin: null });
  const [one] = (await found(settings, world)).filter((finding) => finding.says.includes(says));
  expect(one?.level).toBe('red');
  expect(one?.setting).toBe(Object.keys(settings)[0]);
});

test('a missing address for requests is a red finding', async () => {
  const site = { ...fixtureSite, contact: { ...fixtureSite.contact, email: '' } };
  expect(
    levelOf(await found({ LEADS_TO: '' }, worldWith(), site), 'Nobody gets the requests'),
  ).toBe('red');
});

test.each<[string, Partial<World>, string]>([
  [
    'refuses the login',
    { verifyMailServer: () => Promise.reject({ code: 'EAUTH' }) },
    'refuses: EAUTH',
  ],
  [
    'has no SPF record',
    { textRecords: async (name) => (name.startsWith('_dmarc.') ? [DMARC] : []) },
    'no SPF record',
  ],
  [
    'lets anybody send',
    { textRecords: async (name) => [name.startsWith('_dmarc.') ? DMARC : 'v=spf1 +all'] },
    '+all',
  ],
  [
    'has no DMARC policy',
    { textRecords: async (name) => (name.startsWith('_dmarc.') ? [] : ['v=spf1 ~all']) },
    'no DMARC policy',
  ],
  ['is unknown', { textRecords: async () => null }, 'No name server knows'],
])('a sender whose server %s gets a red finding', async (_, world, says) => {
  expect(levelOf(await found({}, worldWith(world)), says)).toBe('red');
});

test('a site that does not answer gets a red finding', async () => {
  const fetch = () => Promise.reject(new Error('refused'));
  expect(levelOf(await found({}, worldWith({ fetch })), 'Nothing answers')).toBe('red');
  const expired = { cause: { code: 'CERT_HAS_EXPIRED' } };
  const refused = worldWith({ fetch: () => Promise.reject(Object.assign(new Error(), expired)) });
  expect(levelOf(await found({}, refused), 'Browsers refuse the certificate')).toBe('red');
});
