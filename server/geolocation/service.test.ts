import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { UNKNOWN } from './location.ts';
import { createLocate, type Locate, locationFromHeaders } from './service.ts';
import { type LocationDatabase, locationFromRecord, openLocationDatabase } from './store.ts';

let database: LocationDatabase;
let thirdParty: Server;
let thirdPartyUrl: string;
let answer: (ip: string) => string | null = () => '{}';
beforeAll(async () => {
  database = await openLocationDatabase(null);
  thirdParty = createServer((request, response) => {
    const body = answer(request.url?.slice(1) ?? '');
    if (body !== null) response.end(body);
  });
  await new Promise<void>((resolve) => thirdParty.listen(0, '127.0.0.1', resolve));
  thirdPartyUrl = `http://127.0.0.1:${(thirdParty.address() as AddressInfo).port}/{ip}`;
});
afterAll(() => {
  thirdParty.closeAllConnections();
  thirdParty.close();
});

test('the bundled database knows a visitor from Charlottesville', () => {
  expect(database('71.62.0.1')).toEqual({
    region_code: 'VA',
    city: 'Charlottesville',
    postal: null,
  });
});

test('neighbourhoods in brackets are left out of the city', () => {
  expect(database('198.82.1.1')).toMatchObject({ region_code: 'VA', city: 'Blacksburg' });
});

test('IPv6 and IPv4-in-IPv6 addresses are looked up', () => {
  expect(database('::ffff:71.62.0.1')).toMatchObject({ city: 'Charlottesville' });
  expect(database('2607:f8b0:4004::1')?.region_code).toMatch(/^[A-Z]{2}$/);
});

test.each([
  ['another country', { country_code: 'GB', state1: 'England', city: 'London' }, 'GB-England'],
  ['Vatican City', { country_code: 'VA', state1: '', city: 'Vatican' }, 'VA-'],
  ['Varese in Italy', { country_code: 'IT', state1: 'VA', city: 'Varese' }, 'IT-VA'],
  ['Washington', { country_code: 'US', state1: 'District of Columbia' }, 'DC'],
  ['GeoLite2', { country: { iso_code: 'US' }, subdivisions: [{ iso_code: 'SC' }] }, 'SC'],
])('%s', (_name, record, region) => {
  expect(locationFromRecord(record)?.region_code).toBe(region);
});

test.each([
  ['an unknown state', { country_code: 'US', state1: 'Atlantis' }],
  ['no country', { country_code: '', state1: '' }],
  ['nothing', null],
])('%s is not known', (_name, record) => {
  expect(locationFromRecord(record)).toBeNull();
});

test.each([
  [
    'Cloudflare',
    {
      'cf-ipcountry': 'US',
      'cf-region-code': 'VA',
      'cf-ipcity': 'Norfolk',
      'cf-postal-code': '23510',
    },
    'Norfolk',
  ],
  [
    'CloudFront',
    {
      'cloudfront-viewer-country': 'US',
      'cloudfront-viewer-country-region': 'VA',
      'cloudfront-viewer-city': 'Newport%20News',
      'cloudfront-viewer-postal-code': '23510',
    },
    'Newport News',
  ],
  [
    'Vercel',
    {
      'x-vercel-ip-country': 'US',
      'x-vercel-ip-country-region': 'VA',
      'x-vercel-ip-city': 'Newport%20News',
      'x-vercel-ip-postal-code': '23510',
    },
    'Newport News',
  ],
])('%s headers', (_name, headers, city) => {
  expect(locationFromHeaders(headers)).toEqual({ region_code: 'VA', city, postal: '23510' });
});

test.each([
  ['none', {}],
  ['Tor', { 'cf-ipcountry': 'T1' }],
  ['unknown', { 'cf-ipcountry': 'XX' }],
  ['a country without a region', { 'cf-ipcountry': 'US' }],
])('headers that say nothing: %s', (_name, headers) => {
  expect(locationFromHeaders(headers)).toBeNull();
});

const ask = async (locate: Locate, ip: string, headers = {}, fromTrustedProxy = false) => {
  await new Promise((resolve) => setImmediate(resolve));
  return locate({ ip, headers, fromTrustedProxy });
};
const norfolk = { 'cf-ipcountry': 'US', 'cf-region-code': 'VA', 'cf-ipcity': 'Norfolk' };
const local = () => createLocate({ database: Promise.resolve(database), url: null });

test('headers are believed only from a trusted proxy', async () => {
  expect(await ask(local(), '8.8.8.8', norfolk, true)).toMatchObject({ region_code: 'VA' });
  expect(await ask(local(), '8.8.8.8', norfolk, false)).toMatchObject({ region_code: 'CA' });
});

test.each(['127.0.0.1', '::1', '10.0.0.1', '192.168.0.7', 'nonsense'])(
  '%s is nowhere',
  async (ip) => {
    expect(await ask(local(), ip)).toEqual(UNKNOWN);
  },
);

const withThirdParty = (timeoutMs = 1000) =>
  createLocate({
    database: Promise.reject(new Error('no file')),
    url: thirdPartyUrl,
    timeoutMs,
  });

test('the third party is asked last, and only when it is set', async () => {
  answer = (ip) =>
    JSON.stringify({ country_code: 'US', region_code: 'SC', city: `of ${ip}`, postal: '29601' });
  expect(await ask(withThirdParty(), '8.8.8.8')).toEqual({
    region_code: 'SC',
    city: 'of 8.8.8.8',
    postal: '29601',
  });
  const without = createLocate({ database: Promise.reject(new Error('no file')), url: null });
  expect(await ask(without, '8.8.8.8')).toEqual(UNKNOWN);
});

test.each([
  ['hangs', () => null],
  ['answers nonsense', () => '<html>'],
  ['answers with other types', () => '{"region_code": 7, "city": {}}'],
])('a third party that %s is waited for briefly and then left', async (_name, reply) => {
  answer = reply;
  expect(await ask(withThirdParty(200), '8.8.8.8')).toEqual(UNKNOWN);
});

test('the endpoint answers who asks, through a trusted proxy or not, and is never cached', async () => {
  const server = await startTestServer('sqlite', {
    env: { TRUST_PROXY: 'loopback' },
    locate: local(),
  });
  const get = (remoteAddress: string, headers = {}) =>
    server.app.inject({ url: '/api/geolocation', remoteAddress, headers });
  const viaProxy = await get('127.0.0.1', { 'x-forwarded-for': '71.62.0.1' });
  expect(viaProxy.json()).toEqual({ region_code: 'VA', city: 'Charlottesville', postal: null });
  expect(viaProxy.headers['cache-control']).toBe('no-store');
  expect((await get('127.0.0.1', norfolk)).json()).toMatchObject({ city: 'Norfolk' });
  const forged = await get('8.8.8.8', { ...norfolk, 'x-forwarded-for': '71.62.0.1' });
  expect(forged.json()).toMatchObject({ region_code: 'CA' });
  expect((await get('127.0.0.1')).json()).toEqual(UNKNOWN);
  await server.close();
});
