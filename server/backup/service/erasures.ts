/**
 * Records of erasures, which a restore applies to backups made before them. Each record is encrypted for
 * BACKUP_RECIPIENTS, stored in the database, and copied to where backups go. Only the owner of the private key can
 * read it.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { writeWhole } from '../../data-dir/private-files.ts';
import type { Database } from '../../database/tables.ts';
import { decryptText, encryptText } from '../store/encryption.ts';
import { addErasureLine, readErasureLines } from '../store/erasure-lines.ts';
import { BackupError } from '../store/programs.ts';
import { backupsFolder, type CommandSettings, runCommand } from './backup-command.ts';

export const ErasedEntry = v.object({
  /** ms since the epoch. */
  at: v.number(),
  submission_ids: v.array(v.string()),
  /** Hashes of mailboxes whose newsletter signups were erased. */
  mailboxes: v.array(v.string()),
  /** Hashes of mailboxes and phone numbers whose requests were all erased; empty if only single requests were. */
  people: v.array(v.string()),
});
export type ErasedEntry = v.InferOutput<typeof ErasedEntry>;

/** How long an erasure waits for BACKUP_COMMAND, ms. The next backup sends the list again. */
const COMMAND_TIMEOUT_MS = 60_000;
const FIRST_LINE = /^website-erasures (\d+)\n/;

/**
 * Records an erasure before it begins.
 * @returns true if BACKUP_COMMAND has received the list; null if there is no command
 */
export async function recordErasure(
  db: Kysely<Database>,
  entry: ErasedEntry,
  settings: CommandSettings,
): Promise<boolean | null> {
  const plain = JSON.stringify(entry);
  const recipients = settings.backupRecipients;
  const line = recipients.length > 0 ? await encryptText(plain, recipients) : plain;
  await addErasureLine(db, { at: entry.at, line });
  const sent = sendErasures(db, settings, COMMAND_TIMEOUT_MS);
  return sent.then(
    () => (settings.backupCommand === null ? null : true),
    () => false,
  );
}

/** Writes the list to a file and passes it to BACKUP_COMMAND. @throws {BackupError} if the command fails */
export async function sendErasures(
  db: Kysely<Database>,
  settings: CommandSettings,
  timeoutMs?: number,
): Promise<void> {
  const folder = backupsFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'erasures.age');
  let lines = await readErasureLines(db);
  // Repeats until nothing was added meanwhile, so that of two concurrent calls the last one has sent everything.
  for (let sent = -1; sent !== lines.length; lines = await readErasureLines(db)) {
    // A record made before BACKUP_RECIPIENTS was set is encrypted here.
    const { backupRecipients } = settings;
    const entries = lines.map((line) =>
      line.startsWith('{') && backupRecipients.length > 0
        ? encryptText(line, backupRecipients)
        : line,
    );
    const text = [`website-erasures ${lines.length}`, ...(await Promise.all(entries)), ''];
    await writeWhole(file, text.join('\n'));
    sent = lines.length;
    await runCommand(file, settings, timeoutMs);
  }
}

/**
 * Reads a list that sendErasures has written.
 * @returns the records, and the lines they were read from
 * @throws {BackupError} if the file is truncated, no list, or encrypted for another key
 */
export async function readErasures(
  file: string,
  identity: string | null,
): Promise<{ entries: ErasedEntry[]; lines: string[] }> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const count = FIRST_LINE.exec(text)?.[1];
  const lines = text.match(/^(?:\{.*\}$|-----BEGIN AGE[\s\S]*?^-----END AGE.*$)/gm) ?? [];
  if (Number(count) !== lines.length)
    throw new BackupError(
      `${file} is cut, or no list of erasures: take erasures.age from beside the backups.`,
    );
  const entries: ErasedEntry[] = [];
  for (const line of lines) {
    const plain = line.startsWith('{') ? line : await decryptText(line, identity, file);
    entries.push(v.parse(ErasedEntry, JSON.parse(plain)));
  }
  return { entries, lines };
}

/** Stores the records in a restored database, so that the list continues. */
export async function keepErasures(
  db: Kysely<Database>,
  { entries, lines }: { entries: ErasedEntry[]; lines: string[] },
): Promise<void> {
  const known = new Set(await readErasureLines(db));
  for (const [index, { at }] of entries.entries()) {
    const line = lines[index] ?? '';
    if (!known.has(line)) await addErasureLine(db, { at, line });
  }
}
