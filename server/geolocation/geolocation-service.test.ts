import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { createLocate, type Locate, locationFromHeaders } from './geolocation-service.ts';
import {
  type LocationDatabase,
  locationFromRecord,
  openLocationDatabase,
} from './geolocation-store.ts';
import { UNKNOWN } from './location.ts';

let database: LocationDatabase;
let thirdParty: Server;
let url: string;
let answer: (ip: string) => string | null = () => '{}';
beforeAll(async () => {
  database = await openLocationDatabase(null);
  thirdParty = createServer((request, response) => {
    const body = answer(request.url?.slice(1) ?? '');
    if (body !== null) response.end(body);
  });
  await new Promise<void>((resolve) => thirdParty.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(thirdParty.address() as AddressInfo).port}/{ip}`;
});
afterAll(() => {
  thirdParty.closeAllConnections();
  thirdParty.close();
});

test.each([
  ['71.62.0.1', { region_code: 'VA', city: 'Charlottesville', postal: null }],
  ['2607:f8b0:4004::1', { region_code: expect.stringMatching(/^[A-Z]{2}$/) }],
])('the bundled database knows where %s is', (ip, location) => {
  expect(database(ip)).toMatchObject(location);
});

test.each([
  ['another country', { country_code: 'GB', state1: 'England', city: 'London' }, 'GB-England'],
  ['Vatican City', { country_code: 'VA', state1: '', city: 'Vatican' }, 'VA-'],
  ['Washington', { country_code: 'US', state1: 'District of Columbia' }, 'DC'],
  ['GeoLite2', { country: { iso_code: 'US' }, subdivisions: [{ iso_code: 'SC' }] }, 'SC'],
  ['an unknown state', { country_code: 'US', state1: 'Atlantis' }, undefined],
  ['nothing', null, undefined],
])('a record of %s', (_name, record, region) => {
  expect(locationFromRecord(record)?.region_code).toBe(region);
});

test.each([
  ['Cloudflare', 'cf-', ['ipcountry', 'region-code', 'ipcity', 'postal-code']],
  ['CloudFront', 'cloudfront-viewer-', ['country', 'country-region', 'city', 'postal-code']],
  ['Vercel', 'x-vercel-ip-', ['country', 'country-region', 'city', 'postal-code']],
])('%s headers', (_name, prefix, names) => {
  const values = ['US', 'VA', 'Newport%20News', '23510'];
  const headers = Object.fromEntries(names.map((name, i) => [prefix + name, values[i]]));
  const location = { region_code: 'VA', city: 'Newport News', postal: '23510' };
  expect(locationFromHeaders(headers)).toEqual(location);
});

test.each(['T1', 'US'])('a country of %j alone says nothing', (country) => {
  expect(locationFromHeaders({ 'cf-ipcountry': country })).toBeNull();
});

const ask = async (locate: Locate, ip: string, headers = {}, fromTrustedProxy = false) => {
  await new Promise((resolve) => setImmediate(resolve));
  return locate({ ip, headers, fromTrustedProxy });
};
const NORFOLK = { 'cf-ipcountry': 'US', 'cf-region-code': 'VA', 'cf-ipcity': 'Norfolk' };
const local = () => createLocate({ database: Promise.resolve(database), url: null });
const without = (more: { url: string | null; timeoutMs?: number }) =>
  createLocate({ database: Promise.reject(new Error('no file')), ...more });

test('headers are believed only from a trusted proxy', async () => {
  expect(await ask(local(), '8.8.8.8', NORFOLK, true)).toMatchObject({ region_code: 'VA' });
  expect(await ask(local(), '8.8.8.8', NORFOLK, false)).toMatchObject({ region_code: 'CA' });
});

test('the third party is asked last, only when it is set, and of no private address', async () => {
  const place = { region_code: 'SC', postal: '29601' };
  answer = (ip) => JSON.stringify({ ...place, country_code: 'US', city: `of ${ip}` });
  expect(await ask(without({ url }), '8.8.8.8')).toEqual({ ...place, city: 'of 8.8.8.8' });
  expect(await ask(without({ url: null }), '8.8.8.8')).toEqual(UNKNOWN);
  for (const ip of ['127.0.0.1', '::1', '10.0.0.1', '192.168.0.7', 'nonsense'])
    expect(await ask(without({ url }), ip)).toEqual(UNKNOWN);
});

test.each([
  ['hangs', () => null],
  ['answers with other types', () => '{"region_code": 7, "city": {}}'],
])('a third party that %s is waited for briefly and then left', async (_name, reply) => {
  answer = reply;
  expect(await ask(without({ url, timeoutMs: 200 }), '8.8.8.8')).toEqual(UNKNOWN);
});

test('the endpoint answers who asks, through a trusted proxy or not, and is never cached', async () => {
  const env = { TRUST_PROXY: 'loopback' };
  const server = await startTestServer('sqlite', { env, locate: local() });
  const get = (remoteAddress: string, headers = {}) =>
    server.app.inject({ url: '/api/geolocation', remoteAddress, headers });
  const visitor = { 'x-forwarded-for': '71.62.0.1' };
  const viaProxy = await get('127.0.0.1', visitor);
  expect(viaProxy.json()).toMatchObject({ city: 'Charlottesville' });
  expect(viaProxy.headers['cache-control']).toBe('no-store');
  expect((await get('127.0.0.1', NORFOLK)).json()).toMatchObject({ city: 'Norfolk' });
  const forged = await get('8.8.8.8', { ...NORFOLK, ...visitor });
  expect(forged.json()).toMatchObject({ region_code: 'CA' });
  await server.close();
});
