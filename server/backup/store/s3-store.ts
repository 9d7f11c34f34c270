/** An S3-compatible store, asked by signed fetch: one bucket, path style, which all of them take. */
import { createHash } from 'node:crypto';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { writeWhole } from '../../data-dir/private-files.ts';
import { type ObjectStore, type StoredObject, StoreError } from './object-store.ts';
import { encodeForS3, type StoreCredentials, sha256, signRequest } from './sign-request.ts';

export interface S3Address extends StoreCredentials {
  /** As `https://s3.us-west-004.backblazeb2.com`. */
  origin: string;
  bucket: string;
  /** Empty, or parts that end in `/`. */
  prefix: string;
}

/**
 * Reads `https://KEY_ID:SECRET@host/bucket/folder?region=us-east-1`. The secret may hold `/` and `+` as the provider shows it. Without
 * `region` it is taken from a host such as `s3.us-west-004.backblazeb2.com`, else `us-east-1`.
 * @returns null when the address is none.
 */
export function readS3Address(address: string): S3Address | null {
  const [, scheme, keyId, secret, rest] =
    /^(https?):\/\/([^:@/]+):(.+)@([^@]+)$/.exec(address.trim()) ?? [];
  const url = URL.parse(`${scheme}://${rest}`);
  if (!keyId || !secret || !url) return null;
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean).map(decode);
  if (!bucket) return null;
  const ofHost = /(?:^|\.)s3[.-]([a-z]+-[a-z0-9-]*\d+)\./.exec(url.hostname)?.[1];
  return {
    origin: url.origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    keyId: decode(keyId),
    secret: decode(secret),
    region: url.searchParams.get('region') ?? ofHost ?? 'us-east-1',
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Of a part: at most 10,000 make 80 GB, and the store's least is 5 MB. */
const PART_BYTES = 8_000_000;
/** Of one request without its body, ms. A store that takes longer counts as away. */
const TIMEOUT_MS = 30_000;
/** Bytes of a body that are sent in a ms at least: a line of 160 kbit/s. */
const LEAST_BYTES_PER_MS = 20;
/** For the store to join the parts, ms: of a large file it takes minutes. */
const JOIN_TIMEOUT_MS = 10 * 60_000;
/** Before a request that failed is sent again, ms. */
const RETRY_DELAYS_MS = [500, 3000];

/** What is noted beside a file while it is uploaded. */
const Upload = v.object({
  upload_id: v.string(),
  part_bytes: v.number(),
  /** ETags of the parts that have arrived, from the first on. */
  parts: v.array(v.string()),
});

interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  /** null = none. Default: by the size of the body. */
  timeoutMs?: number | null;
}

export function openS3Store(address: S3Address, retryDelaysMs = RETRY_DELAYS_MS): ObjectStore {
  const { origin, bucket, prefix } = address;
  const name = `${origin}/${bucket}/${prefix}`;

  async function call({ method, key, query = {}, body, ...call }: Call) {
    const { timeoutMs = TIMEOUT_MS + (body?.length ?? 0) / LEAST_BYTES_PER_MS } = call;
    const parts = key === undefined ? [bucket] : [bucket, ...`${prefix}${key}`.split('/')];
    const url = new URL(`/${parts.map(encodeForS3).join('/')}`, origin);
    for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
    // Spaces as %20: S3 signs no plus sign.
    url.search = url.search.replaceAll('+', '%20');
    for (let attempt = 0; ; attempt++) {
      const headers = signRequest(
        { method, url, headers: {}, bodyHash: sha256(body ?? ''), now: Date.now() },
        address,
      );
      const answer = await fetch(url, {
        method,
        headers,
        redirect: 'error',
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
        // A download has no limit in all: it takes as long as the copy is large.
        ...(timeoutMs !== null && { signal: AbortSignal.timeout(Math.ceil(timeoutMs)) }),
      }).catch((error: Error) => error);
      if (answer instanceof Response && answer.ok) return answer;
      const failure =
        answer instanceof Error
          ? new StoreError('away', `${name} does not answer (${codeOf(answer)}).`)
          : failureOf(answer, await answer.text().catch(() => ''));
      const delayMs = retryDelaysMs[attempt];
      if (failure.failure !== 'away' || delayMs === undefined) throw failure;
      await wait(delayMs);
    }
  }

  function failureOf(answer: Response, text: string): StoreError {
    const { status } = answer;
    const code = tagOf(text, 'Code') ?? String(status);
    if (status === 404 && code !== 'NoSuchBucket')
      return new StoreError('missing', `${name} has no such object (${code}).`);
    if (code === 'RequestTimeTooSkewed') {
      const theirs = Date.parse(answer.headers.get('date') ?? '');
      const minutes = Math.round(Math.abs(Date.now() - theirs) / 60_000);
      return new StoreError(
        'refused',
        `The clock of this machine differs from that of ${name} by ${Number.isNaN(minutes) ? 'too many' : minutes} minutes: set it.`,
      );
    }
    if (status === 507 || /Quota|Insufficient|StorageFull|CapExceeded/i.test(code))
      return new StoreError('full', `${name} has no room left (${code}).`);
    if (status >= 500 || status === 429)
      return new StoreError('away', `${name} answers ${status} (${code}).`);
    return new StoreError('refused', `${name} refuses what was sent (${code}).`);
  }

  async function putFile(key: string, file: string): Promise<void> {
    const { size } = await stat(file);
    if (size <= PART_BYTES) {
      const content = await readFile(file);
      await call({ method: 'PUT', key, body: content });
      return check(key, size, md5(content));
    }
    const begun = await readUpload(file);
    const upload = begun ?? {
      upload_id: await beginUpload(key),
      part_bytes: PART_BYTES,
      parts: [],
    };
    if (!begun) await noteUpload(file, upload);
    const handle = await open(file);
    try {
      for (let start = upload.parts.length * upload.part_bytes; start < size; ) {
        const part = Buffer.alloc(Math.min(upload.part_bytes, size - start));
        await handle.read(part, 0, part.length, start);
        const query = {
          partNumber: String(upload.parts.length + 1),
          uploadId: upload.upload_id,
        };
        const answer = await call({ method: 'PUT', key, query, body: part });
        upload.parts.push(answer.headers.get('etag') ?? `"${md5(part)}"`);
        await noteUpload(file, upload);
        start += part.length;
      }
      await completeUpload(key, upload);
      await check(key, size);
    } catch (error) {
      // The store has forgotten the parts, or lost what it has joined: from the first one on.
      if (!(error instanceof StoreError) || error.failure !== 'missing' || !begun) throw error;
      await rm(noteOf(file), { force: true });
      return putFile(key, file);
    } finally {
      await handle.close();
    }
    await rm(noteOf(file), { force: true });
  }

  async function beginUpload(key: string): Promise<string> {
    const answer = await call({ method: 'POST', key, query: { uploads: '' } });
    const id = tagOf(await answer.text(), 'UploadId');
    if (!id) throw new StoreError('broken', `${name} takes no uploads in parts.`);
    return id;
  }

  async function completeUpload(key: string, upload: v.InferOutput<typeof Upload>): Promise<void> {
    const parts = upload.parts.map(
      (etag, i) =>
        `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`,
    );
    const body = Buffer.from(
      `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`,
    );
    const query = { uploadId: upload.upload_id };
    const text = await call({ method: 'POST', key, query, body, timeoutMs: JOIN_TIMEOUT_MS })
      .then((answer) => answer.text())
      // Completed before, and the answer was lost: the check finds it.
      .catch((error) => {
        if (error instanceof StoreError && error.failure === 'missing') return '';
        throw error;
      });
    if (text.includes('<Error>'))
      throw new StoreError('away', `${name} did not join the parts (${tagOf(text, 'Code')}).`);
  }

  /**
   * The store has checked the SHA-256 of each body, which its request was signed with; here the whole is compared: its size, and its MD5
   * where the store's ETag is one. Of a file that was joined it is another hash with each store, and with keys of the store's own it is none.
   * @param hash MD5 of a file that was sent as one
   */
  async function check(key: string, bytes: number, hash?: string): Promise<void> {
    const { headers } = await call({ method: 'HEAD', key });
    const stored = headers.get('etag')?.replaceAll('"', '') ?? '';
    const isHash = /^[0-9a-f]{32}$/.test(stored) && !headers.has('x-amz-server-side-encryption');
    const differs = isHash && hash !== undefined && stored !== hash;
    if (Number(headers.get('content-length')) === bytes && !differs) return;
    await call({ method: 'DELETE', key });
    throw new StoreError('broken', `${name} has stored other bytes than were sent.`);
  }

  async function* contentOf(body: AsyncIterable<Uint8Array>, key: string) {
    try {
      yield* body;
    } catch {
      throw new StoreError('away', `${name} has hung up in the middle of ${key}.`);
    }
  }

  async function listPage(wanted: string, token: string | null): Promise<[string, string | null]> {
    const query = {
      'list-type': '2',
      prefix: `${prefix}${wanted}`,
      ...(token !== null && { 'continuation-token': token }),
    };
    const text = await (await call({ method: 'GET', query })).text();
    return [text, tagOf(text, 'NextContinuationToken')];
  }

  return {
    name,
    async put(key, content) {
      await call({ method: 'PUT', key, body: content });
    },
    putFile,
    async get(key) {
      const { body } = await call({ method: 'GET', key, timeoutMs: null });
      if (!body) throw new StoreError('broken', `${name} gave no content of ${key}.`);
      return contentOf(body, key);
    },
    async list(wanted) {
      const found: StoredObject[] = [];
      let token: string | null = null;
      do {
        const [text, next]: [string, string | null] = await listPage(wanted, token);
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({
            key: (tagOf(entry, 'Key') ?? '').slice(prefix.length),
            bytes: Number(tagOf(entry, 'Size')),
            modifiedAt: Date.parse(tagOf(entry, 'LastModified') ?? ''),
          });
        token = next;
      } while (token !== null);
      return found;
    },
    async remove(key) {
      await call({ method: 'DELETE', key }).catch((error) => {
        if (!(error instanceof StoreError) || error.failure !== 'missing') throw error;
      });
    },
  };
}

const noteOf = (file: string) => `${file}.upload.json`;

/** null = nothing was begun, or not by this program. */
async function readUpload(file: string): Promise<v.InferOutput<typeof Upload> | null> {
  const text = await readFile(noteOf(file), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return v.parse(Upload, JSON.parse(text));
  } catch {
    return null;
  }
}

async function noteUpload(file: string, upload: v.InferOutput<typeof Upload>): Promise<void> {
  await writeWhole(noteOf(file), JSON.stringify(upload));
}

const md5 = (content: Uint8Array) => createHash('md5').update(content).digest('hex');

/** What stands in an element of the store's XML. */
function tagOf(xml: string, tag: string): string | null {
  const [, text] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? [];
  return text === undefined
    ? null
    : text
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
}

const codeOf = (error: Error) => (error.cause as { code?: string } | undefined)?.code ?? error.name;
