/** TRUST_PROXY: which proxies may set X-Forwarded-* and the geolocation headers of a CDN. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * True if the peer `hop` steps away from this server (0 is the socket itself) is trusted. Same signature as Fastify's
 * trustProxy.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Parses TRUST_PROXY; null if it is invalid. */
export function parseTrustProxy(text: string): TrustProxy | null {
  if (text === 'off') return () => false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= 10 ? (_address, hop) => hop < hops : null;
  }
  const trusted = new BlockList();
  for (const part of text.split(',').map((item) => item.trim())) {
    const networks = NAMED[part] ?? [part];
    for (const network of networks) if (!addNetwork(trusted, network)) return null;
  }
  return (address) => contains(trusted, address);
}

/** True for loopback, link-local and private addresses, and for anything that is not an address. */
export function isPrivateAddress(address: string): boolean {
  const plain = unmapped(address);
  if (!isIPv4(plain) && !isIPv6(plain)) return true;
  return contains(PRIVATE, plain);
}

/** `::ffff:203.0.113.9` (an IPv4 visitor on an IPv6 socket) as `203.0.113.9`. */
export function unmapped(address: string): string {
  const match = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return match?.[1] ?? address;
}

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const PRIVATE = new BlockList();
for (const network of [...Object.values(NAMED).flat(), '0.0.0.0/8', '100.64.0.0/10', '::/128']) {
  addNetwork(PRIVATE, network);
}

function addNetwork(list: BlockList, network: string): boolean {
  const [address = '', prefix] = network.split('/');
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
  const longest = family === 'ipv4' ? 32 : 128;
  if (!family || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return false;
  const bits = prefix === undefined ? longest : Number(prefix);
  if (bits > longest) return false;
  list.addSubnet(address, bits, family);
  return true;
}

function contains(list: BlockList, address: string): boolean {
  const plain = unmapped(address);
  if (isIPv4(plain)) return list.check(plain, 'ipv4');
  return isIPv6(plain) && list.check(plain, 'ipv6');
}
