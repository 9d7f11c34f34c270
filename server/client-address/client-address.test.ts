import { globSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { clientAddress, clientNetwork, readForwardedAddress } from './client-address.ts';
import { parseTrustProxy, type TrustProxy } from './trust-proxy.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25]:80', 'fe80::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('%s is the address %s', (text, address) => {
  expect(readForwardedAddress(text)).toBe(address);
});

test.each([
  ...['', 'unknown', 'www.example.com', '203.0.113', '203.0.113.256', '0x7f.0.0.1', '2130706433'],
  ...['203.0.113.9:', '203.0.113.9/8', '[203.0.113.9]', '[2001:db8::1', '[2001:db8::1]80'],
  ...['2001:db8::1%', '2001:db8::1::2', '203.0.113.9 198.51.100.1', '\u0000203.0.113.9'],
])('%j is no address', (text) => {
  expect(readForwardedAddress(text)).toBeNull();
});

const from = (peer: string, headers: IncomingHttpHeaders, setting: string) =>
  clientAddress(
    { socket: { remoteAddress: peer } as Socket, headers },
    parseTrustProxy(setting) as TrustProxy,
  );

describe('the visitor behind', () => {
  test.each([
    ['a proxy nobody named', '203.0.113.1', '198.51.100.1', 'loopback', '203.0.113.1'],
    ['a proxy here', '127.0.0.1', '203.0.113.9', 'loopback', '203.0.113.9'],
    ['a proxy that names the port', '127.0.0.1', '203.0.113.9:4711', 'loopback', '203.0.113.9'],
    ['what the visitor forged', '127.0.0.1', '10.0.0.1, 203.0.113.9', 'loopback', '203.0.113.9'],
    ['two proxies', '127.0.0.1', '203.0.113.9, 10.0.0.2', 'loopback,uniquelocal', '203.0.113.9'],
    ['two hops', '192.0.2.1', '203.0.113.9, 10.0.0.1', '2', '203.0.113.9'],
    ['a proxy that does not know', '127.0.0.1', 'unknown', 'loopback', '127.0.0.1'],
    ['one hop that does not know', '192.0.2.1', 'unknown', '1', '192.0.2.1'],
  ])('%s', (_name, peer, header, setting, client) => {
    expect(from(peer, { 'x-forwarded-for': header }, setting)).toBe(client);
  });

  test('a proxy that writes X-Forwarded-For and passes on a forged Forwarded', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=198.51.100.1' };
    expect(from('127.0.0.1', headers, 'loopback')).toBe('203.0.113.9');
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['', ''],
])('%s is limited as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('nothing in the server asks Fastify for the address, which takes any text for one', () => {
  const files = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const asking = files.filter((file) => /\brequest\.ips?\b/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(50);
  expect(asking).toEqual([]);
});
