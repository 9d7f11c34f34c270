/** Whether the server's settings fit a site that visitors use, and whether its leads are kept twice. */

import { existsSync } from 'node:fs';
import type { Place } from '../../content-loader/field-lines.ts';
import { placesOfText } from '../../content-loader/field-lines.ts';
import { type BackupState, isProofOld, OLD_BACKUP_HOURS } from '../../domain/backup/backups.ts';
import { readBackupState } from '../../server/backup/store/backup-state.ts';
import { compareFolder } from '../../server/content/service/folder.ts';
import { readContentFolder } from '../../server/content/store/content-files.ts';
import { openDatabase } from '../../server/database/database.ts';
import { databaseFailure } from '../../server/database/failures.ts';
import { sqliteFile } from '../../server/env.ts';
import { type Finding, green, red, yellow } from './finding.ts';
import type { Launch, Rule } from './launch.ts';

export const settingRules: Rule[] = [
  canonicalAddress,
  mailServer,
  officeMailbox,
  rateLimit,
  proxy,
  metricsToken,
  backups,
];

function canonicalAddress({ env }: Launch): Finding[] {
  if (!env.siteUrlGiven)
    return [
      red(
        'SITE_URL is not set: canonical links, the sitemap and links in mails need the site’s address.',
        setting('SITE_URL'),
      ),
    ];
  if (!env.siteUrl.startsWith('https://'))
    return [red(`SITE_URL is ${env.siteUrl}: it must begin with https://.`, setting('SITE_URL'))];
  return [green(`The site’s address is ${env.siteUrl}.`)];
}

async function mailServer({ env, world }: Launch): Promise<Finding[]> {
  const { smtpUrl } = env;
  if (!smtpUrl)
    return [
      red(
        'SMTP_URL is not set: leads would lie as files in DATA_DIR/mail, and nobody would hear of them.',
        setting('SMTP_URL'),
      ),
    ];
  return world.verifyMailServer(smtpUrl).then(
    () => [green('The mail server takes the connection and the login.')],
    (error: { code?: string; responseCode?: number }) => [
      red(
        `The mail server refuses: ${[error.code ?? 'error', error.responseCode].filter(Boolean).join(' ')}. Compare SMTP_URL with what the provider gave you.`,
        setting('SMTP_URL'),
      ),
    ],
  );
}

function officeMailbox({ env, content }: Launch): Finding[] {
  if (env.leadsTo.length > 0) return [green(`Leads are mailed to ${env.leadsTo.join(', ')}.`)];
  return [
    yellow(
      `LEADS_TO is not set, so leads go to ${content.site.contact.email}, the address visitors write to.`,
      setting('LEADS_TO'),
    ),
  ];
}

function rateLimit({ env }: Launch): Finding[] {
  if (env.rateLimit) return [green('The rate limit is on.')];
  return [
    red(
      'RATE_LIMIT is off: one robot can fill the database and the mailbox.',
      setting('RATE_LIMIT'),
    ),
  ];
}

/** Only a proxy speaks HTTPS; when it is not trusted, every visitor seems to be the proxy. */
function proxy({ env }: Launch): Finding[] {
  if (NEAR.some((address) => env.trustProxy(address, 0)))
    return [green('The proxy before the server may say who the visitor is.')];
  return [
    yellow(
      'TRUST_PROXY names no proxy on this machine or its network: behind one, all visitors share one rate limit and have no location.',
      setting('TRUST_PROXY'),
    ),
  ];
}
/** An address of this machine and of each private network. */
const NEAR = ['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.0.1'];

/** Without a token nobody can read the figures that the alerts watch. */
function metricsToken({ env }: Launch): Finding[] {
  if (env.metricsToken) return [green('Whoever has METRICS_TOKEN can watch the server.')];
  return [
    yellow(
      'METRICS_TOKEN is not set: behind a proxy /metrics answers nobody, so that no alert can be raised.',
      setting('METRICS_TOKEN'),
    ),
  ];
}

async function backups(launch: Launch): Promise<Finding[]> {
  const { env, world } = launch;
  const { made_at, proved_at, failure } = await backupState(launch);
  const dayOf = (time: number) => new Date(time).toISOString();
  if (made_at === null)
    return [
      red(
        `There is no backup: ${failure ?? 'the server makes one every hour unless SITE_URL is localhost, and its log says why not.'}`,
        BACKUPS,
      ),
    ];
  const isOld = world.now - made_at > OLD_BACKUP_HOURS * 3_600_000;
  if (failure !== null || isOld)
    return [
      red(
        `The newest backup is of ${dayOf(made_at)}: ${failure ?? 'npm run backup says why.'}`,
        BACKUPS,
      ),
    ];
  const made = green('There is a new backup.');
  if (env.backupCommand === null)
    return [
      made,
      yellow(
        'Backups lie on this machine alone: one dead disk ends everything. Have them taken elsewhere, encrypted.',
        setting('BACKUP_COMMAND'),
      ),
    ];
  const proof = isProofOld({ proved_at }, world.now)
    ? red(
        `${proved_at === null ? 'No backup was ever opened with the private key' : `The newest backup that was opened with the private key is of ${dayOf(proved_at)}`}: npm run restore -- FILE --identity KEY --check, where the key is.`,
        BACKUPS,
      )
    : green('A backup was opened with the private key lately.');
  return [made, proof, expiry(launch)];
}

/** Nobody but the owner can see what the bucket deletes. */
function expiry({ content, confirmed }: Launch): Finding {
  const days = content.site.retention.copy_days;
  if (confirmed.has('backup-expiry'))
    return green(`Backups elsewhere are deleted after ${days} days, as somebody has seen.`);
  return yellow(
    `The privacy policy says that backups elsewhere are deleted after ${days} days (retention.copy_days): see that the bucket’s rule or BACKUP_COMMAND does it (deploy/backups/), then confirm "backup-expiry" in launch.yaml.`,
    setting('BACKUP_COMMAND'),
  );
}

async function backupState({ env }: Launch): Promise<BackupState> {
  const none = { tried_at: null, made_at: null, proved_at: null, failure: null };
  if (!env.databaseUrl && !existsSync(sqliteFile(env))) return none;
  const { db, close } = openDatabase(env);
  try {
    return await readBackupState(db);
  } catch (error) {
    if (databaseFailure(error) === null) throw error;
    return { ...none, failure: 'the database does not answer.' };
  } finally {
    await close();
  }
}

/** What to do. */
const BACKUPS: Place = { file: 'docs/runbook.md', line: null };

/** Where a variable is described; its value stands in the server's own environment. */
export function setting(name: string): Place {
  return placesOfText('.env.example', new RegExp(`^#${name}=`))[0] ?? { file: name, line: null };
}

export const twoPlacesRules: Rule[] = [
  async ({ contentDir, env }) => {
    if (!env.databaseUrl && !existsSync(sqliteFile(env))) return [];
    const { db, close } = openDatabase(env);
    try {
      const state = await compareFolder(db, readContentFolder(contentDir));
      return (state?.office ?? []).map((path) =>
        red(
          `${path}: the office has published it, and the content folder does not hold it: npm run content:pull`,
          {
            file: `${contentDir}/${path}`,
            line: null,
          },
        ),
      );
    } catch (error) {
      if (databaseFailure(error) === null) throw error;
      return [yellow('Whether the office has changed the same files could not be looked up.')];
    } finally {
      await close();
    }
  },
];
