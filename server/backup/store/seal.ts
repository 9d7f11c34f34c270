/**
 * Encryption of copies for a public key: who writes them can't read them. X25519 with a key pair of each copy's own, HKDF-SHA256,
 * then AES-256-GCM in chunks. Each chunk's nonce is its number and whether it is the last, so that none can be left out, moved or
 * added; the name of the copy is part of the key, so that none passes for another.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { buffer } from 'node:stream/consumers';

const FORMAT = 'leads-copy-1\n';
/** First bytes of the SHA-256 of the public key: tells a wrong key from a damaged copy. */
const KEY_ID_BYTES = 8;
const RAW_KEY_BYTES = 32;
const HEAD_BYTES = FORMAT.length + KEY_ID_BYTES + RAW_KEY_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;

/** What goes before the 32 bytes of a key in DER (RFC 8410). */
const DER = {
  x25519: {
    private: Buffer.from('302e020100300506032b656e04220420', 'hex'),
    public: Buffer.from('302a300506032b656e032100', 'hex'),
  },
  ed25519: {
    private: Buffer.from('302e020100300506032b657004220420', 'hex'),
    public: Buffer.from('302a300506032b6570032100', 'hex'),
  },
};
const PUBLIC_PREFIX = 'leads-public-';
const PRIVATE_PREFIX = 'leads-private-';

/** A copy that can't be read; the message is one sentence. */
export class SealError extends Error {
  override name = 'SealError';
}

/** What the server has: it encrypts, and checks signatures. */
export interface PublicKey {
  encrypting: KeyObject;
  verifying: KeyObject;
  raw: Buffer;
}

/** What the owner has: it reads copies, and signs proofs. */
export interface PrivateKey {
  decrypting: KeyObject;
  signing: KeyObject;
  public: PublicKey;
}

/** A new pair, as text for a setting and a file. */
export function createKeyPair(): { publicKey: string; privateKey: string } {
  const seed = randomBytes(RAW_KEY_BYTES);
  const privateKey = `${PRIVATE_PREFIX}${seed.toString('base64url')}`;
  const { raw } = readPrivateKey(privateKey).public;
  return { publicKey: `${PUBLIC_PREFIX}${raw.toString('base64url')}`, privateKey };
}

/** @returns null when the text is no public key of ours. */
export function readPublicKey(text: string): PublicKey | null {
  const raw = rawKey(text, PUBLIC_PREFIX, 2 * RAW_KEY_BYTES);
  if (!raw) return null;
  const [encrypting, verifying] = [raw.subarray(0, RAW_KEY_BYTES), raw.subarray(RAW_KEY_BYTES)];
  return {
    encrypting: publicOf('x25519', encrypting),
    verifying: publicOf('ed25519', verifying),
    raw,
  };
}

/** @throws {SealError} when the text is no private key of ours. */
export function readPrivateKey(text: string): PrivateKey {
  const seed = rawKey(text, PRIVATE_PREFIX, RAW_KEY_BYTES);
  if (!seed)
    throw new SealError(
      `The file of the private key must hold one line that begins with ${PRIVATE_PREFIX}.`,
    );
  const derive = (use: 'x25519' | 'ed25519') => {
    const raw = Buffer.from(hkdfSync('sha256', seed, '', `leads-copy-1 ${use}`, RAW_KEY_BYTES));
    return createPrivateKey({
      key: Buffer.concat([DER[use].private, raw]),
      format: 'der',
      type: 'pkcs8',
    });
  };
  const [decrypting, signing] = [derive('x25519'), derive('ed25519')];
  const raw = Buffer.concat([decrypting, signing].map((key) => rawOf(createPublicKey(key))));
  const publicKey = readPublicKey(`${PUBLIC_PREFIX}${raw.toString('base64url')}`) as PublicKey;
  return { decrypting, signing, public: publicKey };
}

/** base64url. */
export const signText = (text: string, { signing }: PrivateKey): string =>
  sign(null, Buffer.from(text), signing).toString('base64url');

export const isSignedBy = (text: string, signature: string, { verifying }: PublicKey): boolean =>
  verify(null, Buffer.from(text), verifying, Buffer.from(signature, 'base64url'));

/**
 * Encrypts.
 * @param name of the copy; only under this name it can be read
 */
export async function* seal(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  key: PublicKey,
  name: string,
): AsyncGenerator<Buffer, void> {
  const own = generateKeyPairSync('x25519');
  const ownRaw = rawOf(own.publicKey);
  const shared = diffieHellman({ privateKey: own.privateKey, publicKey: key.encrypting });
  const secret = contentKey(shared, ownRaw, key, name);
  yield Buffer.concat([Buffer.from(FORMAT), keyId(key), ownRaw]);
  let number = 0;
  const encrypt = (chunk: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', secret, nonce(number++, isLast));
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  };
  for await (const { chunk, isLast } of chunksOf(content, CHUNK_BYTES))
    yield encrypt(chunk, isLast);
}

/**
 * Decrypts. What it yields is authentic; whether it is complete is known at its end.
 * @throws {SealError} when the copy is none, was made for another key, was changed or is cut.
 */
export async function* unseal(
  content: AsyncIterable<Uint8Array>,
  key: PrivateKey,
  name: string,
): AsyncGenerator<Buffer, void> {
  let secret: Buffer | undefined;
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(content, CHUNK_BYTES + TAG_BYTES, HEAD_BYTES)) {
    if (!secret) {
      secret = readHead(chunk, key, name);
      if (isLast) throw new SealError(`${name} is cut: it has no content.`);
      continue;
    }
    const plain = decrypt(chunk, secret, nonce(number, isLast));
    if (plain) yield plain;
    else if (isLast) throw new SealError(`${name} is cut, or its end was changed.`);
    else throw new SealError(`${name} was changed after it was written.`);
    number += 1;
  }
  if (!secret) throw new SealError(`${name} is empty.`);
}

/** The same for what fits into memory. */
export const sealBytes = (content: Buffer, key: PublicKey, name: string): Promise<Buffer> =>
  buffer(seal([content], key, name));

/** @throws {SealError} as unseal */
export const unsealBytes = (
  content: AsyncIterable<Uint8Array>,
  key: PrivateKey,
  name: string,
): Promise<Buffer> => buffer(unseal(content, key, name));

function readHead(head: Buffer, key: PrivateKey, name: string): Buffer {
  if (head.length < HEAD_BYTES || !head.toString('latin1').startsWith(FORMAT))
    throw new SealError(`${name} is not a copy that this program has encrypted.`);
  const id = head.subarray(FORMAT.length, FORMAT.length + KEY_ID_BYTES);
  if (!id.equals(keyId(key.public)))
    throw new SealError(`${name} was encrypted for another key than this one.`);
  const ownRaw = head.subarray(FORMAT.length + KEY_ID_BYTES);
  const publicKey = publicOf('x25519', ownRaw);
  return contentKey(
    diffieHellman({ privateKey: key.decrypting, publicKey }),
    ownRaw,
    key.public,
    name,
  );
}

function decrypt(chunk: Buffer, secret: Buffer, iv: Buffer): Buffer | null {
  if (chunk.length < TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', secret, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** @param firstBytes length of the first one. Default: as the others. At least one is given, which may be empty. */
async function* chunksOf(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  bytes: number,
  firstBytes = bytes,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }, void> {
  let wanted = firstBytes;
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of content) {
    parts.push(part);
    length += part.length;
    if (length <= wanted) continue;
    let rest = Buffer.concat(parts);
    // The last one is given when it is known that nothing follows.
    while (rest.length > wanted) {
      yield { chunk: rest.subarray(0, wanted), isLast: false };
      rest = rest.subarray(wanted);
      wanted = bytes;
    }
    parts = [rest];
    length = rest.length;
  }
  yield { chunk: Buffer.concat(parts), isLast: true };
}

function contentKey(shared: Buffer, ownRaw: Buffer, { raw }: PublicKey, name: string): Buffer {
  const salt = Buffer.concat([ownRaw, raw]);
  return Buffer.from(hkdfSync('sha256', shared, salt, `leads-copy-1 ${name}`, RAW_KEY_BYTES));
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 7);
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}

const keyId = ({ raw }: PublicKey) =>
  createHash('sha256').update(raw).digest().subarray(0, KEY_ID_BYTES);

function rawKey(text: string, prefix: string, bytes: number): Buffer | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith(prefix)) return null;
  const raw = Buffer.from(trimmed.slice(prefix.length), 'base64url');
  return raw.length === bytes ? raw : null;
}

const publicOf = (use: keyof typeof DER, raw: Buffer) =>
  createPublicKey({ key: Buffer.concat([DER[use].public, raw]), format: 'der', type: 'spki' });

const rawOf = (key: KeyObject) =>
  key.export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY_BYTES);
