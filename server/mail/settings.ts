/** Who mails come from and go to: settings first, then the company's own address. */

import { join } from 'node:path';
import { loadLanguages, loadSite } from '../../content-loader/load.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { inLanguage } from '../../messages/language.ts';
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

export function mailContext(env: Env, site: Site, areas: Area[]): MailContext {
  const leadsTo = env.leadsTo.length > 0 ? env.leadsTo : [site.contact.email];
  const spoken = loadLanguages().map((language) => [language, inLanguage(language, loadSite)]);
  return { site, sites: Object.fromEntries(spoken), areas, siteUrl: env.siteUrl, leadsTo };
}

/** What stands after the @ of a Message-ID: the sender's domain. */
export function messageIdDomain(env: Env, site: Site): string {
  return (env.mailFrom ?? site.contact.email).split('@')[1] ?? 'localhost';
}
