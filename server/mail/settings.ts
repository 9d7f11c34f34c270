/** Who mails come from and go to: settings first, then the company's own address. */

import { join } from 'node:path';
import { type Company, loadCompany } from '../../content-loader/load-company.ts';
import type { PestAdvice, Preparation } from '../../domain/content/pest-advice.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { type Language, pathIn } from '../../domain/language/language.ts';
import { hasDiskSpace } from '../data-dir/disk-reserve.ts';
import type { Env } from '../env.ts';
import type { MailerSettings } from './mailer.ts';
import type { MailContext } from './message.ts';

export function mailerSettings(env: Env, site: Site): MailerSettings {
  return {
    smtpUrl: env.smtpUrl,
    from: env.mailFrom ?? site.contact.email,
    fromName: site.brand.name,
    folder: join(env.dataDir, 'mail'),
    hasRoom: (bytes) => hasDiskSpace(env, bytes),
  };
}

/** What visitors see, as server/pages/served-site.ts has it. */
interface Served {
  company(): Company | null;
  readText(url: string): string | null;
}

/** @param served Default: nothing is served, and the settings are those of the content folder */
export function mailContext(
  env: Env,
  { site, areas, served }: { site: Site; areas: Area[]; served?: Served },
): MailContext {
  const leadsTo = env.leadsTo.length > 0 ? env.leadsTo : [site.contact.email];
  /** As it is on the pages that visitors see. */
  const listOf = <Entry>(name: string, language: Language): Entry[] =>
    JSON.parse(served?.readText(pathIn(language, name)) ?? '[]');
  return {
    site,
    sites: (served?.company() ?? loadCompany()).sites,
    areas,
    siteUrl: env.siteUrl,
    leadsTo,
    advice: (language) => listOf<PestAdvice>('/pest-advice.json', language),
    preparation: (language) => listOf<Preparation>('/preparation.json', language),
  };
}

/** What stands after the @ of a Message-ID: the sender's domain. */
export function messageIdDomain(env: Env, site: Site): string {
  return (env.mailFrom ?? site.contact.email).split('@')[1] ?? 'localhost';
}
