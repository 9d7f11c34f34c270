/**
 * Encryption for BACKUP_RECIPIENTS in the format of `age`, so that the owner of the private key needs no software of
 * ours.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { armor, Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './programs.ts';

/** Bytes per read. */
const CHUNK = 1 << 20;
const AGE_FILE = 'age-encryption.org/v1';

/** @throws {BackupError} if a recipient is invalid */
function encrypterFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new BackupError(
        `"${recipient.slice(0, 100)}" in BACKUP_RECIPIENTS is no recipient: put there what age-keygen prints as the public key (age1…).`,
      );
    }
  return encrypter;
}

export const checkRecipients = (recipients: readonly string[]): void => {
  encrypterFor(recipients);
};

export async function encryptFile(
  from: string,
  to: string,
  recipients: readonly string[],
): Promise<void> {
  const plain = Readable.toWeb(createReadStream(from, { highWaterMark: CHUNK }));
  const encrypted = await encrypterFor(recipients).encrypt(plain as globalThis.ReadableStream);
  await pipeline(
    Readable.fromWeb(encrypted as ReadableStream),
    createWriteStream(to, { mode: 0o600 }),
  );
}

/** ASCII-armored, so that many fit in one file (erasures.ts). */
export const encryptText = async (text: string, recipients: readonly string[]): Promise<string> =>
  armor.encode(await encrypterFor(recipients).encrypt(text));

/**
 * Opens a file that may be encrypted.
 * @param identity content of the file that age-keygen made; null for none
 * @throws {BackupError} if the key is missing or wrong
 */
export async function openFile(file: string, identity: string | null): Promise<Readable> {
  const handle = await open(file).catch(() => null);
  if (!handle) throw new BackupError(`${file} can't be read: name the file of a backup.`);
  const { buffer } = await handle.read(Buffer.alloc(AGE_FILE.length), 0, AGE_FILE.length, 0);
  await handle.close();
  const stored = createReadStream(file, { highWaterMark: CHUNK });
  if (buffer.toString('latin1') !== AGE_FILE) return stored;
  const decrypted = decrypterOf(identity, file).decrypt(
    Readable.toWeb(stored) as globalThis.ReadableStream,
  );
  const plain = await decrypted.catch(() => {
    stored.destroy();
    throw new BackupError(
      `This key does not open ${file}: take the private key of one of the BACKUP_RECIPIENTS it was made for.`,
    );
  });
  return Readable.fromWeb(plain as ReadableStream);
}

/** @throws {BackupError} if the key is wrong */
export const decryptText = async (
  text: string,
  identity: string | null,
  file: string,
): Promise<string> =>
  decrypterOf(identity, file)
    .decrypt(armor.decode(text), 'text')
    .catch(() => {
      throw new BackupError(`This key does not open every entry of ${file}, or it was changed.`);
    });

function decrypterOf(identity: string | null, file: string): Decrypter {
  const key = /AGE-SECRET-KEY-\S+/.exec(identity ?? '')?.[0];
  const decrypter = new Decrypter();
  if (!key)
    throw new BackupError(
      `${file} is encrypted: name the file of the private key, as age-keygen made it, with --identity.`,
    );
  try {
    decrypter.addIdentity(key);
  } catch {
    throw new BackupError('The private key of --identity is not complete: copy the whole line.');
  }
  return decrypter;
}
