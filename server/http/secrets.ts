/** Tokens that nobody can guess, signatures of links, and how both are compared. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token: who reads it can't use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const signatureOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

/** In the same time, however much of it is right, and however long it is. */
export const isSameSecret = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)));
