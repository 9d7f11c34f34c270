/** /.well-known/security.txt (RFC 9116): where to report a security hole. */
import type { Site } from '../../domain/content/site-schema.ts';
import type { Env } from '../env.ts';
import { companyAddress } from '../mail/mail-settings.ts';

export const SECURITY_TEXT = '/.well-known/security.txt';

const DAY_MS = 86_400_000;

/** Days until a copy expires; the RFC advises less than a year. */
const LIFETIME_DAYS = 30;

/** @param now ms since the epoch */
export function securityText(
  { security, contact }: Pick<Site, 'security' | 'contact'>,
  env: Pick<Env, 'siteUrl' | 'siteUrlGiven'>,
  now: number,
): string {
  const contacts = security?.contacts ?? [`mailto:${companyAddress(env, { contact })}`];
  return [
    ...contacts.map((one) => `Contact: ${one}`),
    `Expires: ${new Date(now + LIFETIME_DAYS * DAY_MS).toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    ...(env.siteUrlGiven ? [`Canonical: ${env.siteUrl}${SECURITY_TEXT}`] : []),
  ].join('\n');
}
