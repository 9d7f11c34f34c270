/** Signature Version 4 of S3, as every compatible store checks it. */
import { createHash, createHmac } from 'node:crypto';

export interface StoreCredentials {
  keyId: string;
  secret: string;
  /** As `us-east-1`. */
  region: string;
}

export interface RequestToSign {
  method: string;
  url: URL;
  /** In small letters; `host` is added. */
  headers: Record<string, string>;
  /** SHA-256 of the body, hexadecimal. */
  bodyHash: string;
  /** ms since the epoch. */
  now: number;
}

/** @returns the headers to send, with those of the signature. */
export function signRequest(
  { method, url, headers, bodyHash, now }: RequestToSign,
  { keyId, secret, region }: StoreCredentials,
): Record<string, string> {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  const signed = Object.entries({ ...sent, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const request = [
    method,
    // Of S3 the path is encoded once, as it stands in the address.
    url.pathname,
    canonicalQuery(url),
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${secret}`,
  );
  const signature = hmac(key, text).toString('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}

/** Every byte but letters, digits and `-._~` is encoded. */
export const encodeForS3 = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encodeForS3(name)}=${encodeForS3(value)}`)
    .sort()
    .join('&');
}

export const sha256 = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex');

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
