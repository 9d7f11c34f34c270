/** The addresses that get the newsletter, for the program that sends it, each with its own link to end it. */

import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { loadSite } from '../../content-loader/load.ts';
import { toCsv } from '../../domain/csv/csv.ts';
import type { StoredConsent } from '../../domain/lead/consent.ts';
import { inLanguage } from '../../messages/language.ts';
import { fromJson, type Json } from '../../server/database/json.ts';
import { newsletterLink } from '../../server/newsletter/messages.ts';
import { readSubscribers } from '../../server/newsletter/store/subscribers.ts';
import { createNewsletterToken } from '../../server/newsletter/store/tokens.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const exportSubscribers: OwnerCommand = {
  usage: 'export subscribers.csv',
  purpose: 'into a new .csv or .json file, each address with its unsubscribe link',
  read([file = '', ...more]) {
    const write = WRITERS[extname(file).toLowerCase()];
    if (!write || more.length > 0) return null;
    return async ({ db, env, print }) => {
      const subscribers = await readSubscribers(db, loadSite().newsletter_confirm);
      const rows: Record<string, unknown>[] = [];
      for (const {
        email,
        source_page,
        created_at,
        confirmed_at,
        consent,
        language,
      } of subscribers) {
        const token = await createNewsletterToken(db, email, Date.now());
        rows.push({
          email,
          signed_up_at: new Date(created_at).toISOString(),
          confirmed_at: confirmed_at && new Date(confirmed_at).toISOString(),
          source_page,
          language,
          ...consentColumns(consent),
          unsubscribe_url: inLanguage(language, () =>
            newsletterLink(env.siteUrl, 'unsubscribe', token),
          ),
        });
      }
      // Personal data: for the owner's eyes, and never over another file.
      writeFileSync(file, write(rows), { flag: 'wx', mode: 0o600 });
      print(`${rows.length} ${rows.length === 1 ? 'address' : 'addresses'} written to ${file}.`);
      return true;
    };
  },
};

function consentColumns(column: Json<StoredConsent> | null): Record<string, unknown> {
  const consent = column && fromJson(column);
  return {
    consent_version: consent?.version,
    consent_page: consent?.page,
  };
}

const WRITERS: Record<string, (rows: Record<string, unknown>[]) => string> = {
  '.json': (rows) => `${JSON.stringify(rows, null, 2)}\n`,
  '.csv': (rows) => toCsv(Object.keys(rows[0] ?? {}), rows),
};
