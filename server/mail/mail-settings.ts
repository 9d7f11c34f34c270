/** Sender and recipients of mails: environment variables first, then the company's address. */

import { join } from 'node:path';
import type { PestAdvice, Preparation } from '../../domain/content/pest-advice.ts';
import type { Site } from '../../domain/content/site-schema.ts';
import { type Language, pathIn } from '../../domain/language/language.ts';
import type { Company } from '../../publisher/read/load-company.ts';
import { hasDiskSpace } from '../data-dir/disk-reserve.ts';
import type { Env } from '../env.ts';
import type { MailerSettings } from './mailer.ts';
import type { MailContext } from './message.ts';

export function mailerSettings(env: Env, site: Site): MailerSettings {
  return {
    smtpUrl: env.smtpUrl,
    // Read for each mail, so that a newly published address applies at once.
    get from() {
      return env.mailFrom ?? companyAddress(env, site);
    },
    get fromName() {
      return site.brand.name;
    },
    folder: join(env.dataDir, 'mail'),
    hasRoom: (bytes) => hasDiskSpace(env, bytes),
  };
}

/** @param readText of a file of the published site. Default: there is none */
export function mailContext(
  env: Env,
  { site, sites, areas }: Pick<MailContext, 'site' | 'areas'> & { sites: Company['sites'] },
  readText: (url: string) => string | null = () => null,
): MailContext {
  /** A JSON list of the published site. */
  const listOf = <Entry>(name: string, language: Language): Entry[] =>
    JSON.parse(readText(pathIn(language, name)) ?? '[]');
  return {
    ...{ site, sites, areas },
    siteUrl: env.siteUrl,
    get leadsTo() {
      return env.leadsTo.length > 0 ? env.leadsTo : [companyAddress(env, site)];
    },
    advice: (language) => listOf<PestAdvice>('/pest-advice.json', language),
    preparation: (language) => listOf<Preparation>('/preparation.json', language),
  };
}

/** The company's address, or one at the site's domain while none is set. */
export const companyAddress = (
  { siteUrl }: Pick<Env, 'siteUrl'>,
  { contact }: Pick<Site, 'contact'>,
): string => contact.email || `office@${new URL(siteUrl).hostname}`;

/** The part after the @ of a Message-ID: the sender's domain. */
export function messageIdDomain(env: Env, site: Site): string {
  return (env.mailFrom ?? companyAddress(env, site)).split('@')[1] ?? 'localhost';
}
