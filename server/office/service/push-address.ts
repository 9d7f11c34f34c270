/**
 * Allowed targets of pushes. A subscription's URL comes from a browser and could be anything, so only the browsers'
 * push services are called, over https, and never at a private address.
 */
import { lookup as resolveName } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Hosts of the push services of Chrome and Edge, Firefox, Safari and Windows. A leading dot includes subdomains. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** @param origins additional push services (PUSH_ORIGINS) */
export function isPushEndpoint(endpoint: string, origins: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password || url.hash) return false;
  if (origins.includes(url.origin)) return true;
  const isService = SERVICES.some((service) =>
    service.startsWith('.') ? url.hostname.endsWith(service) : url.hostname === service,
  );
  return url.protocol === 'https:' && url.port === '' && isService;
}

/** Timeout in ms, less than a lease of the outbox. */
const TIMEOUT_MS = 10_000;

/**
 * Posts a push without following redirects.
 * @returns the HTTP status of the answer
 * @throws RefusedAddress, or the error of the network
 */
export function postPush(
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
  origins: readonly string[],
): Promise<number> {
  if (!isPushEndpoint(endpoint, origins)) return Promise.reject(new RefusedAddress());
  const url = new URL(endpoint);
  // A service named by the operator may be in a private network.
  const isNamed = origins.includes(url.origin);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // A new connection each time, because the lookup checks the address of new ones only.
    agent: false,
    ...(!isNamed && { lookup: publicLookup }),
  };
  const post = url.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const request = post(url, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
}

export class RefusedAddress extends Error {
  override name = 'RefusedAddress';
  constructor() {
    super('not an address of a push service');
  }
}

/** Checks the address in the lookup of the connection itself: a separate lookup could return another one. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolveName(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
      return done(new RefusedAddress(), '');
    const [first] = found;
    if (options.all) return done(null, found);
    done(null, first?.address ?? '', first?.family);
  });
};

/** True for a public Internet address: not this machine, no private network, no cloud metadata service. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
