/** Random tokens, signed links, and comparison in constant time. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The database stores this hash instead of the token, so that a leaked database holds no usable token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const signatureOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Compares in constant time, whatever the length of `given`. */
export const isSameSecret = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)));

/** What a signed link opens, and until when, ms since the epoch. */
interface SignedLink {
  subject: string;
  until: number;
}

/** The signature of a link: the same for the same link. */
export const signLink = (key: string, { subject, until }: SignedLink) =>
  signatureOf(key, `${subject} ${until}`);

/** True if the signature is ours and the link has not ended. */
export const opensLink = (key: string, link: SignedLink, signature: string, now: number) =>
  link.until > now && isSameSecret(signature, signLink(key, link));
