/**
 * The visitor's address behind trusted proxies. Fastify accepts any text in X-Forwarded-For as an address, so that a
 * port or a made-up word would count as a new visitor each time.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { TrustProxy } from './trust-proxy.ts';

/**
 * Walks the proxies' entries outward from this server, as far as TRUST_PROXY allows. An entry that is no address ends
 * the walk; the visitor then counts as the last known proxy, together with all others behind it.
 * @returns the address in canonical form; '' if the socket has none
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trust: TrustProxy,
): string {
  let client = readAddress(socket.remoteAddress ?? '') ?? '';
  for (const [hop, said] of forwardedFor(headers).entries()) {
    if (!trust(client, hop)) return client;
    const address = readForwardedAddress(said);
    if (address === null) return client;
    client = address;
  }
  return client;
}

/** The unit of rate limits: an IPv4 address, or the /64 network from which a household picks its IPv6 addresses. */
export function clientNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const first64Bits = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${first64Bits.map((part) => part.toString(16)).join(':')}::/64`;
}

/** Canonical form of an address: short IPv6 without zone, IPv4-mapped IPv6 as IPv4. Null if the text is no address. */
export function readAddress(text: string): string | null {
  const [plain = '', zone, ...more] = text.split('%');
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return text;
  if (!ipaddr.IPv6.isValid(plain) || more.length > 0 || zone === '') return null;
  return ipaddr.process(plain).toString();
}

/** Parses a proxy's entry: an address, possibly in brackets or with a port. */
export function readForwardedAddress(text: string): string | null {
  const bracketed = /^\[([^\]]+)\](?::(?:\d{1,5}|_[\w.-]+))?$/.exec(text);
  // Brackets are for IPv6 only.
  if (bracketed) return bracketed[1]?.includes(':') ? readAddress(bracketed[1]) : null;
  const withPort = /^([\d.]+):(?:\d{1,5}|_[\w.-]+)$/.exec(text);
  return readAddress(withPort?.[1] ?? text);
}

/** The entry of each hop, nearest first. No proxy that we know writes only Forwarded (RFC 7239), so it is not read. */
function forwardedFor({ 'x-forwarded-for': header }: IncomingHttpHeaders): string[] {
  if (header === undefined) return [];
  return String(header)
    .split(',')
    .map((hop) => hop.trim())
    .reverse();
}
