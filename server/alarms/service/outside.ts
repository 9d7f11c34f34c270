/** What only others know of this site: its certificate, its domain, newer versions of this program. */
import { connect } from 'node:tls';
import type { ServerFacts } from '../../../domain/alarms/alarms.ts';
import { Releases, securityRelease } from '../../../domain/alarms/security-release.ts';
import program from '../../../package.json' with { type: 'json' };
import type { Env } from '../../env.ts';
import { type Ask, askForJson } from './ask-for-json.ts';
import { readDomainEnd } from './domain-end.ts';

export type OutsideFacts = Pick<
  ServerFacts,
  'certificateEndsAt' | 'domainEndsAt' | 'securityRelease'
>;

const DAY_MS = 86_400_000;
const CERTIFICATE_TIMEOUT_MS = 10_000;

/**
 * Registry and Git host are asked once a day, the certificate each time.
 * @param onUnknown gets one sentence about what could not be read
 */
export function watchOutside(
  { siteUrl, releasesUrl }: Pick<Env, 'siteUrl' | 'releasesUrl'>,
  onUnknown: (sentence: string) => void,
  ask: Ask = fetch,
): (now: number) => Promise<OutsideFacts> {
  const domainEnd = onceADay(() => readDomainEnd(siteUrl, ask), onUnknown);
  const release = onceADay(async () => {
    if (!releasesUrl) return null;
    return readSecurityRelease(releasesUrl, ask);
  }, onUnknown);
  return async (now) => {
    const [certificateEndsAt, domainEndsAt, securityRelease] = await Promise.all([
      readCertificateEnd(siteUrl),
      domainEnd(now),
      release(now),
    ]);
    return { certificateEndsAt, domainEndsAt, securityRelease };
  };
}

/**
 * @returns the newest version that mends a weakness of this one; null = there is none
 * @throws Error with one sentence
 */
export async function readSecurityRelease(
  releasesUrl: string,
  ask: Ask = fetch,
): Promise<string | null> {
  const releases = await askForJson(releasesUrl, Releases, ask);
  if (!releases) throw new Error('There is nothing at RELEASES_URL.');
  return securityRelease(releases, program.version);
}

/** When the certificate of an https address ends, ms since the epoch, also of one that has ended; null = it could not be read. */
export function readCertificateEnd(siteUrl: string): Promise<number | null> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
      },
      () => {
        const end = Date.parse(socket.getPeerCertificate().valid_to);
        resolve(Number.isNaN(end) ? null : end);
        socket.destroy();
      },
    );
    socket.setTimeout(CERTIFICATE_TIMEOUT_MS, () => socket.destroy());
    socket.once('error', () => resolve(null));
    socket.once('close', () => resolve(null));
  });
}

/** What was read last counts until it is read again. */
function onceADay<T>(
  read: () => Promise<T | null>,
  onUnknown: (sentence: string) => void,
): (now: number) => Promise<T | null> {
  let value: T | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (now - readAt < DAY_MS) return value;
    readAt = now;
    try {
      value = await read();
    } catch (error) {
      onUnknown((error as Error).message);
    }
    return value;
  };
}
