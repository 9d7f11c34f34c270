/**
 * A small S3-compatible store for tests: it checks the signature of every request, the hash of every body and the clock, and joins
 * parts. It can be away, slow or full, and hang up in the middle of an upload.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  /** As BACKUP_URL takes it. */
  url: string;
  /** By `bucket/key`. */
  objects: Map<string, StoredBytes>;
  /** Uploads that were begun and neither completed nor given up. */
  uploads: Map<string, Map<number, Buffer>>;
  /** As `PUT bucket/key?partNumber=1`, in the order of arrival. */
  requests: string[];
  /** Changes how it behaves from now on. */
  behave(behavior: Partial<S3Behavior>): void;
  close(): Promise<void>;
}

interface StoredBytes {
  content: Buffer;
  etag: string;
  /** When it was stored, ms since the epoch. */
  at: number;
}

export interface S3Behavior {
  /** Hangs up on every request. */
  isUnreachable: boolean;
  /** Before each answer, ms. */
  delayMs: number;
  /** Room in bytes. */
  capacity: number;
  /** Its clock is ahead by so much, ms. */
  aheadMs: number;
  /** Hangs up on every part after this number. */
  lastPart: number;
  /** Objects of one answer to a list. */
  pageSize: number;
  /** Changes a byte of everything that is stored. */
  damages: boolean;
  /** Hangs up in the middle of every object. */
  cutsAnswers: boolean;
}

const KEY_ID = 'test-key';
/** Holds what the secrets of stores hold. */
const SECRET = 'a/secret+with@signs';
const REGION = 'us-test-1';
/** A request may be so old, ms. */
const SKEW_MS = 15 * 60_000;

export async function startS3Server(): Promise<S3Server> {
  const behavior: S3Behavior = {
    isUnreachable: false,
    delayMs: 0,
    capacity: Number.POSITIVE_INFINITY,
    aheadMs: 0,
    lastPart: Number.POSITIVE_INFINITY,
    pageSize: 2,
    damages: false,
    cutsAnswers: false,
  };
  const objects: S3Server['objects'] = new Map();
  const uploads: S3Server['uploads'] = new Map();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    // The client was killed in the middle of it.
    if (!body) return;
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname.slice(1));
    requests.push(`${request.method} ${key}${url.search}`);
    const partNumber = Number(url.searchParams.get('partNumber') ?? 0);
    if (behavior.isUnreachable || partNumber > behavior.lastPart) {
      request.socket.destroy();
      return;
    }
    if (behavior.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, behavior.delayMs));
    const now = Date.now() + behavior.aheadMs;
    response.setHeader('date', new Date(now).toUTCString());
    const fault = faultOf(request, url, body, now);
    if (fault) fail(response, 403, fault);
    else answer({ method: request.method ?? '', url, key, body, response });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function answer(request: Request): void {
    const { method, url, key, body, response } = request;
    const query = url.searchParams;
    const used = [...objects.values()].reduce((sum, { content }) => sum + content.length, 0);
    const object = objects.get(key);
    if (method === 'PUT' && used + body.length > behavior.capacity) {
      fail(response, 507, 'InsufficientStorage');
    } else if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      xml(response, `<UploadId>${id}</UploadId>`);
    } else if (query.has('uploadId')) {
      answerUpload(request, query.get('uploadId') ?? '');
    } else if (query.has('list-type')) {
      list(key, query, response);
    } else if (method === 'PUT') {
      store(key, body);
      response.setHeader('etag', `"${md5(body)}"`).end();
    } else if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!object) {
      fail(response, 404, 'NoSuchKey');
    } else {
      response.setHeader('etag', `"${object.etag}"`);
      response.setHeader('content-length', object.content.length);
      if (behavior.cutsAnswers && method === 'GET')
        response.write(object.content.subarray(0, object.content.length / 2), () =>
          response.destroy(),
        );
      else response.end(method === 'HEAD' ? undefined : object.content);
    }
  }

  /** A part, all parts, or no more of them. */
  function answerUpload({ method, url, key, body, response }: Request, uploadId: string): void {
    const upload = uploads.get(uploadId);
    if (!upload) {
      fail(response, 404, 'NoSuchUpload');
    } else if (method === 'PUT') {
      upload.set(Number(url.searchParams.get('partNumber')), body);
      response.setHeader('etag', `"${md5(body)}"`).end();
    } else {
      uploads.delete(uploadId);
      if (method === 'DELETE') {
        response.writeHead(204).end();
        return;
      }
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)];
      const joined = named.map(([, number]) => upload.get(Number(number)) ?? Buffer.alloc(0));
      // Each store has a way of its own.
      const hash = md5(Buffer.concat([Buffer.from('joined'), ...joined]));
      store(key, Buffer.concat(joined), `${hash}-${joined.length}`);
      xml(response, `<ETag>"${hash}-${joined.length}"</ETag>`);
    }
  }

  function store(key: string, content: Buffer, etag?: string): void {
    if (behavior.damages && content.length > 0)
      content.writeUInt8(content.readUInt8(content.length >> 1) ^ 1, content.length >> 1);
    objects.set(key, { content, etag: etag ?? md5(content), at: Date.now() });
  }

  function list(bucket: string, query: URLSearchParams, response: ServerResponse): void {
    const start = `${bucket}/${query.get('prefix') ?? ''}`;
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(start)).sort();
    const left = keys.filter((key) => key > after);
    const contents = left.slice(0, behavior.pageSize).map((key) => {
      const { content, at } = objects.get(key) as StoredBytes;
      const name = key.slice(bucket.length + 1).replaceAll('&', '&amp;');
      return `<Contents><Key>${name}</Key><Size>${content.length}</Size><LastModified>${new Date(at).toISOString()}</LastModified></Contents>`;
    });
    const next =
      left.length > behavior.pageSize
        ? `<NextContinuationToken>${left[behavior.pageSize - 1]}</NextContinuationToken>`
        : '';
    xml(response, `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
  }

  return {
    url: `http://${KEY_ID}:${SECRET}@127.0.0.1:${port}/copies/wrenhouse?region=${REGION}`,
    objects,
    uploads,
    requests,
    behave: (changes) => Object.assign(behavior, changes),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Request {
  method: string;
  url: URL;
  key: string;
  body: Buffer;
  response: ServerResponse;
}

/** The code of what is wrong with a signed request; null = nothing. */
function faultOf(
  { method, headers, url: address = '' }: IncomingMessage,
  url: URL,
  body: Buffer,
  now: number,
): string | null {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, keyId, day = '', region = '', names = '', signature] = parts;
  if (keyId !== KEY_ID) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  const at = Date.parse(
    time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(now - at) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== createHash('sha256').update(body).digest('hex'))
    return 'XAmzContentSHA256Mismatch';
  const canonical = [
    method,
    address.split('?')[0],
    url.search.slice(1).split('&').filter(Boolean).sort().join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${hash}`;
  let key: Buffer = Buffer.from(`AWS4${SECRET}`);
  for (const part of [day, region, 's3', 'aws4_request', text])
    key = createHmac('sha256', key).update(part).digest();
  return key.toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

/** null = the client has hung up. */
const bodyOf = (request: IncomingMessage): Promise<Buffer | null> =>
  buffer(request).catch(() => null);

const md5 = (content: Buffer) => createHash('md5').update(content).digest('hex');

function xml(response: ServerResponse, text: string): void {
  response.setHeader('content-type', 'application/xml').end(`<Answer>${text}</Answer>`);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}
