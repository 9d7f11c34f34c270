import { expect, test } from 'vitest';
import { isPrivateAddress, parseTrustProxy } from './trust-proxy.ts';

test.each([
  ['off', '127.0.0.1', 0, false],
  ['loopback', '127.0.0.1', 0, true],
  ['loopback', '::ffff:127.0.0.1', 0, true],
  ['loopback', '203.0.113.9', 0, false],
  ['1', '203.0.113.9', 0, true],
  ['1', '203.0.113.9', 1, false],
  ['10.0.0.0/8, 203.0.113.9', '10.1.2.3', 1, true],
  ['10.0.0.0/8, 203.0.113.9', '203.0.113.10', 0, false],
  ['2001:db8::/32', '2001:db8::1', 0, true],
  ['uniquelocal', 'garbage', 0, false],
])('with TRUST_PROXY=%s, %s at hop %i: %s', (setting, address, hop, trusted) => {
  expect(parseTrustProxy(setting)?.(address, hop)).toBe(trusted);
});

test.each(['on', '0', '11', '10.0.0.0/33', 'proxy.example', ''])('%j is no setting', (setting) => {
  expect(parseTrustProxy(setting)).toBeNull();
});

test('addresses of one machine and of local networks are private', () => {
  const addresses = [
    ...['127.0.0.1', '10.1.1.1', '172.31.0.1', '192.168.1.1', '169.254.1.1', '100.64.0.1', '::1'],
    ...['fe80::1', 'fd00::1', '::ffff:10.0.0.1', ''],
    ...['8.8.8.8', '2606:4700::1111'],
  ];
  const isPublic = (address: string) => !isPrivateAddress(address);
  expect(addresses.filter(isPublic)).toEqual(['8.8.8.8', '2606:4700::1111']);
});
