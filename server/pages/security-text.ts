/** /.well-known/security.txt (RFC 9116): where to write about a security hole. */
import type { Site } from '../../domain/content/site-schema.ts';
import type { Env } from '../env.ts';
import { companyAddress } from '../mail/mail-settings.ts';

export const SECURITY_TEXT = '/.well-known/security.txt';

const DAY_MS = 86_400_000;

/**
 * Expires is counted from `now`: as long as the site answers, what it says is current.
 * @param now ms since the epoch
 * @param days until a copy is out of date; the RFC advises less than a year. Default 30.
 */
export function securityText(
  { security, contact }: Pick<Site, 'security' | 'contact'>,
  env: Pick<Env, 'siteUrl' | 'siteUrlGiven'>,
  now: number,
  days = 30,
): string {
  const contacts = security?.contacts ?? [`mailto:${companyAddress(env, { contact })}`];
  return [
    ...contacts.map((one) => `Contact: ${one}`),
    `Expires: ${new Date(now + days * DAY_MS).toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${(security?.languages ?? ['en']).join(', ')}`,
    ...(env.siteUrlGiven ? [`Canonical: ${env.siteUrl}${SECURITY_TEXT}`] : []),
  ].join('\n');
}
