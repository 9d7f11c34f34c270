/**
 * The address of the visitor behind trusted proxies. Fastify takes any text in X-Forwarded-For for an address, so that
 * a port or a made-up word counts as another visitor each time.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { remembered } from './remembered.ts';
import type { TrustProxy } from './trust-proxy.ts';

/**
 * Follows the proxies' words from this server outwards, as far as TRUST_PROXY trusts them. A word that is no address
 * ends the walk: the visitor then counts as the last proxy that is known, together with all who come that way.
 * @returns an address in its one spelling; '' when the socket has none.
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

/** One visitor for the limits: an IPv4 address, or the /64 network from which a household picks its IPv6 addresses. */
export const clientNetwork = remembered((address) => {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const first64Bits = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${first64Bits.map((part) => part.toString(16)).join(':')}::/64`;
});

/** An address in its one spelling: IPv6 in short form, without a zone; an IPv4 address within IPv6 as IPv4. */
export const readAddress = remembered((text): string | null => {
  const [plain = '', zone, ...more] = text.split('%');
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return text;
  if (!ipaddr.IPv6.isValid(plain) || more.length > 0 || zone === '') return null;
  return ipaddr.process(plain).toString();
});

/**
 * What a proxy writes for a visitor: an address, in brackets or with a port. `unknown` and the hidden names of
 * RFC 7239 (`_gazonk`) are none.
 */
export function readForwardedAddress(text: string): string | null {
  const bracketed = /^\[([^\]]+)\](?::(?:\d{1,5}|_[\w.-]+))?$/.exec(text);
  // Brackets hold IPv6 alone.
  if (bracketed) return bracketed[1]?.includes(':') ? readAddress(bracketed[1]) : null;
  const withPort = /^([\d.]+):(?:\d{1,5}|_[\w.-]+)$/.exec(text);
  return readAddress(withPort?.[1] ?? text);
}

/**
 * Each hop's word, nearest first. X-Forwarded-For wins: the common proxies write it, and pass on whatever Forwarded the
 * visitor made up.
 */
function forwardedFor(headers: IncomingHttpHeaders): string[] {
  const xForwardedFor = headers['x-forwarded-for'];
  const hops =
    xForwardedFor === undefined
      ? readForwarded(headers.forwarded)
      : String(xForwardedFor)
          .split(',')
          .map((hop) => hop.trim());
  return hops.reverse();
}

/** RFC 7239: one element per hop, of which `for` alone counts; a header that breaks the grammar says nothing. */
function readForwarded(header: string | undefined): string[] {
  if (header === undefined || !FORWARDED.test(header)) return [];
  return (header.match(ELEMENT) ?? []).map((element) => {
    const said = [...element.matchAll(PAIRS)].filter(([, name]) => name?.toLowerCase() === 'for');
    return said.length === 1 ? (said[0]?.[2] ?? '').replaceAll('"', '') : '';
  });
}

const PAIR = String.raw`([\w!#$%&'*+.^|~\x60-]+)=([\w!#$%&'*+.^|~\x60:-]+|"[^"\\]*")`;
const PAIRS = new RegExp(PAIR, 'g');
const FORWARDED = new RegExp(String.raw`^\s*${PAIR}(?:\s*[;,]\s*${PAIR})*\s*$`);
const ELEMENT = /(?:[^,"]|"[^"]*")+/g;
