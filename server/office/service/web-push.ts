/**
 * Web push with the platform's cryptography: the message is encrypted for one device (RFC 8291, RFC 8188) and the
 * request signed with this site's key (VAPID, RFC 8292). The push service can read neither.
 */
import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

interface PushKeys {
  /** The device's public key, base64url of 65 bytes. */
  p256dh: string;
  /** The device's auth secret, base64url of 16 bytes. */
  auth: string;
}

/** Maximum message in bytes: what every push service accepts, minus the padding delimiter. */
export const LONGEST_MESSAGE = 3993;

/**
 * The body of a push request, `content-encoding: aes128gcm`.
 * @param fixed private key and salt of a test vector. Default: random
 * @throws if the device's keys are invalid
 */
export function encryptPush(
  message: string | Uint8Array,
  { p256dh, auth }: PushKeys,
  fixed?: { privateKey: Buffer; salt: Buffer },
): Buffer {
  const plain = Buffer.from(message as string);
  if (plain.length > LONGEST_MESSAGE) throw new RangeError('the message is too long for a push');
  const receiver = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  if (fixed) ecdh.setPrivateKey(fixed.privateKey);
  else ecdh.generateKeys();
  const sender = ecdh.getPublicKey();
  const salt = fixed?.salt ?? randomBytes(16);
  const shared = ecdh.computeSecret(receiver);
  const derive = (key: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, saltOf, info, length));
  const secret = derive(
    shared,
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]),
    32,
  );
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // A single record; the delimiter 2 marks the last one.
  const record = [cipher.update(Buffer.concat([plain, Buffer.from([2])])), cipher.final()];
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(4096);
  return Buffer.concat([
    salt,
    recordSize,
    Buffer.from([sender.length]),
    sender,
    ...record,
    cipher.getAuthTag(),
  ]);
}

/** Lifetime of a signature, s; push services accept at most a day. */
const SIGNED_FOR_S = 12 * 3600;

/**
 * The Authorization header.
 * @param endpoint the device's URL at its push service
 * @param key our private key, JWK
 * @param contact mailto: or https: address for the push service
 * @param now ms since the epoch
 */
export function signPush(endpoint: string, key: JsonWebKey, contact: string, now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + SIGNED_FOR_S,
    sub: contact,
  })}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: createPrivateKey({ key: key as never, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKeyOf(key)}`;
}

/** The public key as browsers want it (`applicationServerKey`): uncompressed point, base64url. */
export function publicKeyOf({ x = '', y = '' }: JsonWebKey): string {
  return Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]).toString('base64url');
}

/** Topic of a message, so that a later one replaces it while the device is off: at most 32 base64url characters. */
export const topicOf = (tag: string) =>
  createHmac('sha256', 'push topic').update(tag).digest('base64url').slice(0, 32);
