/** Who mails come from and go to: settings first, then the company's own address. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLanguages, loadSite } from '../../content-loader/load.ts';
import type { PestAdvice, Preparation } from '../../domain/content/pest-advice.ts';
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { type Language, pathIn } from '../../domain/language/language.ts';
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

/** @param pages folder of the snapshot that visitors see; null where none is served */
export function mailContext(
  env: Env,
  { site, areas, pages }: { site: Site; areas: Area[]; pages(): string | null },
): MailContext {
  const leadsTo = env.leadsTo.length > 0 ? env.leadsTo : [site.contact.email];
  const served = pages();
  // The folder of the content may hold something else, or nothing.
  const content = served === null ? undefined : join(served, 'content');
  return {
    site,
    sites: sitesIn(content),
    areas,
    siteUrl: env.siteUrl,
    leadsTo,
    advice: (language) => listOf<PestAdvice>('/pest-advice.json', pages(), language),
    preparation: (language) => listOf<Preparation>('/preparation.json', pages(), language),
  };
}

/** The company in each of its languages. @param content default: the content folder */
export function sitesIn(content?: string): Partial<Record<Language, Site>> {
  const spoken = loadLanguages(content).map((language) => [
    language,
    inLanguage(language, () => loadSite(content)),
  ]);
  return Object.fromEntries(spoken);
}

/** As it is on the pages that visitors see. */
function listOf<Entry>(name: string, pages: string | null, language: Language): Entry[] {
  if (!pages) return [];
  const file = join(pages, 'client', pathIn(language, name));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry[]) : [];
}

/** What stands after the @ of a Message-ID: the sender's domain. */
export function messageIdDomain(env: Env, site: Site): string {
  return (env.mailFrom ?? site.contact.email).split('@')[1] ?? 'localhost';
}
