/** TRUST_PROXY: which proxies may set X-Forwarded-* and the geolocation headers of a CDN. */
import ipaddr from 'ipaddr.js';

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
  const names = text.split(',').map((item) => item.trim());
  const networks = names.flatMap((name) => NAMED[name] ?? [name]).map(networkOf);
  if (networks.includes(null)) return null;
  return (address) => {
    const plain = ipaddr.isValid(address) ? ipaddr.process(address) : null;
    return networks.some(
      (network) => network && plain?.kind() === network[0].kind() && plain.match(network),
    );
  };
}

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** An address, or a network in CIDR notation; null for any other text. */
function networkOf(text: string): ReturnType<typeof ipaddr.parseCIDR> | null {
  const [address = ''] = text.split('/');
  const isFour = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isFour && !ipaddr.IPv6.isValid(address)) return null;
  const network = text.includes('/') ? text : `${text}/${isFour ? 32 : 128}`;
  return ipaddr.isValidCIDR(network) ? ipaddr.parseCIDR(network) : null;
}

const PRIVATE = [
  'loopback',
  'linkLocal',
  'private',
  'uniqueLocal',
  'carrierGradeNat',
  'unspecified',
];

/** True for loopback, link-local and private addresses, and for anything that is not an address. */
export const isPrivateAddress = (address: string): boolean =>
  !ipaddr.isValid(address) || PRIVATE.includes(ipaddr.process(address).range());
