import { expect, test } from 'vitest';
import { readDomainEnd } from './domain-end.ts';

const ENDS = '2027-03-01T00:00:00Z';
const domain = (...events: [string, string][]) => ({
  objectClassName: 'domain',
  events: events.map(([eventAction, eventDate]) => ({ eventAction, eventDate })),
});
const ANSWERS: Record<string, unknown> = {
  'https://data.iana.org/rdap/dns.json': {
    version: '1.0',
    services: [
      [
        ['com', 'net'],
        ['http://rdap.registry.example/', 'https://rdap.registry.example/com/v1/'],
      ],
      [['uk'], ['https://rdap.uk.example/']],
    ],
  },
  'https://rdap.registry.example/com/v1/domain/fixture.com': domain(
    ['registration', '2020-03-01T00:00:00Z'],
    ['expiration', ENDS],
  ),
  'https://rdap.uk.example/domain/fixture.co.uk': domain(['expiration', ENDS]),
  'https://rdap.registry.example/com/v1/domain/undated.com': domain(),
};

/** Answers what stands there, else 404. */
const registry = (answers = ANSWERS) => {
  const asked: string[] = [];
  const ask = async (url: string) => {
    asked.push(url);
    const answer = answers[url];
    if (answer instanceof Response) return answer;
    return answer ? Response.json(answer) : new Response(null, { status: 404 });
  };
  return { ask, asked };
};

test.each(['https://www.fixture.com', 'https://fixture.com:8443', 'https://a.b.fixture.co.uk'])(
  'the registry of %s is asked for its domain',
  async (siteUrl) => {
    expect(await readDomainEnd(siteUrl, registry().ask)).toBe(Date.parse(ENDS));
  },
);

test('nobody is asked about an address without a registered domain', async () => {
  const { ask, asked } = registry();
  for (const siteUrl of ['http://localhost:3000', 'https://192.0.2.1', 'https://[2001:db8::1]'])
    expect(await readDomainEnd(siteUrl, ask)).toBeNull();
  expect(asked).toEqual([]);
});

test.each<[string, string, Record<string, unknown>, RegExp]>([
  ['no service', 'https://fixture.de', {}, /^The registry of \.de publishes no dates\.$/],
  [
    'no date',
    'https://undated.com',
    {},
    /^The registry of \.com publishes no date for undated\.com\.$/,
  ],
  ['no such domain', 'https://other.com', {}, /no date for other\.com\.$/],
  [
    'a fault',
    'https://fixture.com',
    {
      'https://rdap.registry.example/com/v1/domain/fixture.com': new Response('', { status: 429 }),
    },
    /^rdap\.registry\.example answers 429\.$/,
  ],
  [
    'another form',
    'https://fixture.com',
    { 'https://data.iana.org/rdap/dns.json': { services: 'none' } },
    /^data\.iana\.org answers in another form/,
  ],
  [
    'no JSON',
    'https://fixture.com',
    { 'https://data.iana.org/rdap/dns.json': new Response('<html>') },
    /^data\.iana\.org gives no answer that can be read\.$/,
  ],
])('%s is one sentence', async (_what, siteUrl, answers, sentence) => {
  const { ask } = registry({ ...ANSWERS, ...answers });
  await expect(readDomainEnd(siteUrl, ask)).rejects.toThrow(sentence);
});

test('a network that is silent is one sentence, too', async () => {
  const silent = () => Promise.reject(new TypeError('fetch failed'));
  await expect(readDomainEnd('https://fixture.com', silent)).rejects.toThrow(
    'data.iana.org gives no answer that can be read.',
  );
});
