/** Sender and recipients of mails: environment variables first, then the company's address. */

import { join } from 'node:path';
import type { PestAdvice, Preparation } from '../../domain/content/pest-advice.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { type Language, pathIn } from '../../domain/language/language.ts';
import { type Company, loadCompany } from '../../publisher/read/load-company.ts';
import { hasDiskSpace } from '../data-dir/disk-reserve.ts';
import type { Env } from '../env.ts';
import type { MailerSettings } from './mailer.ts';
import type { MailContext } from './message.ts';

export function mailerSettings(env: Env, site: Site): MailerSettings {
  return {
    smtpUrl: env.smtpUrl,
    // Read for each mail: another address, once it is published, counts at once.
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

/** The published site (server/pages/served-site.ts). */
interface Served {
  company(): Company | null;
  readText(url: string): string | null;
}

/** @param served the published site. Default: the settings of the content folder */
export function mailContext(
  env: Env,
  {
    site,
    sites,
    areas,
    served,
  }: { site: Site; sites?: Company['sites']; areas: Area[]; served?: Served },
): MailContext {
  /** A JSON list of the published site. */
  const listOf = <Entry>(name: string, language: Language): Entry[] =>
    JSON.parse(served?.readText(pathIn(language, name)) ?? '[]');
  return {
    site,
    sites: sites ?? (served?.company() ?? loadCompany()).sites,
    areas,
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
