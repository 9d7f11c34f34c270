import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import type { ObjectStore } from './object-store.ts';
import { faultOfStoreAddress, openObjectStore as openStore } from './open-store.ts';
import { readS3Address } from './s3-store.ts';
import { sha256, signRequest } from './sign-request.ts';

const openObjectStore = (address: string) => openStore(address, [1]);

let folder: string;
let server: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  mkdirSync(join(folder, 'disk'));
  server = await startS3Server();
});
afterEach(async () => {
  await server.close();
});

const read = async (store: ObjectStore, key: string) => buffer(await store.get(key));

function newFile(bytes: number): { file: string; content: Buffer } {
  const content = randomBytes(bytes);
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return { file, content };
}

describe.each([
  ['an S3-compatible store', () => server.url],
  ['a folder', () => pathToFileURL(join(folder, 'disk')).href],
])('%s', (_name, url) => {
  test('gives back what was put there, lists it by its keys, and removes it', async () => {
    const store = openObjectStore(url());
    const keys = ['a/one', 'a/three & more', 'a/two (2)', 'a/x', 'a/y', 'b/one'];
    for (const key of keys) await store.put(key, Buffer.from(key));
    expect((await read(store, 'a/three & more')).toString()).toBe('a/three & more');
    const listed = await store.list('a/');
    expect(listed.map(({ key }) => key)).toEqual(keys.slice(0, 5));
    expect(listed[0]?.bytes).toBe(5);
    expect(Math.abs(Date.now() - (listed[0]?.modifiedAt ?? 0))).toBeLessThan(60_000);
    await store.put('a/one', Buffer.from('again'));
    expect((await read(store, 'a/one')).toString()).toBe('again');
    await store.remove('a/one');
    await store.remove('a/one');
    await expect(store.get('a/one')).rejects.toMatchObject({ failure: 'missing' });
  });

  test('takes files of many megabytes', async () => {
    const store = openObjectStore(url());
    const { file, content } = newFile(10_000_000);
    await store.putFile('a/large', file);
    expect((await read(store, 'a/large')).equals(content)).toBe(true);
    expect(existsSync(`${file}.upload.json`)).toBe(false);
  });
});

describe('an upload in parts', () => {
  const parts = () => server.requests.filter((request) => request.includes('partNumber'));

  test('that was cut off goes on where it was', async () => {
    const { file, content } = newFile(26_000_000);
    server.behave({ lastPart: 2 });
    await expect(openObjectStore(server.url).putFile('a', file)).rejects.toMatchObject({
      failure: 'away',
    });
    server.behave({ lastPart: 100 });
    server.requests.length = 0;
    const store = openObjectStore(server.url);
    await store.putFile('a', file);
    expect(parts().map((request) => /partNumber=(\d+)/.exec(request)?.[1])).toEqual(['3', '4']);
    expect((await read(store, 'a')).equals(content)).toBe(true);
  });

  test('of which the store has forgotten the parts begins again', async () => {
    const { file, content } = newFile(10_000_000);
    server.behave({ lastPart: 1 });
    const store = openObjectStore(server.url);
    await expect(store.putFile('a', file)).rejects.toThrow(/does not answer/);
    server.uploads.clear();
    server.behave({ lastPart: 100 });
    await store.putFile('a', file);
    expect((await read(store, 'a')).equals(content)).toBe(true);
  });

  test('whose parts were all sent, and which the store has forgotten, begins again', async () => {
    const { file, content } = newFile(10_000_000);
    const note = { upload_id: 'forgotten', part_bytes: 8_000_000, parts: ['"a"', '"b"'] };
    writeFileSync(`${file}.upload.json`, JSON.stringify(note));
    const store = openObjectStore(server.url);
    await store.putFile('a', file);
    expect((await read(store, 'a')).equals(content)).toBe(true);
    expect(existsSync(`${file}.upload.json`)).toBe(false);
  });
});

describe('what goes wrong is said in one sentence without secrets', () => {
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      ({ failure, message }) => ({ failure, message }),
    );

  test.each([
    ['away', { isUnreachable: true }, /does not answer/],
    ['full', { capacity: 10 }, /has no room left/],
    ['refused', { aheadMs: 3_600_000 }, /clock of this machine differs .* by 60 minutes/],
  ] as const)('%s', async (failure, behavior, message) => {
    server.behave(behavior);
    const said = await failureOf(openObjectStore(server.url).put('a', randomBytes(100)));
    expect(said).toEqual({ failure, message: expect.stringMatching(message) });
    expect(said?.message).not.toMatch(/secret|test-key/);
  });

  test('a wrong secret', async () => {
    const store = openObjectStore(server.url.replace('secret+', 'secret-'));
    expect(await failureOf(store.put('a', Buffer.of(1)))).toEqual({
      failure: 'refused',
      message: expect.stringContaining('SignatureDoesNotMatch'),
    });
  });

  test('a file that arrives damaged, which is removed', async () => {
    const { file } = newFile(1_000_000);
    server.behave({ damages: true });
    expect(await failureOf(openObjectStore(server.url).putFile('a', file))).toEqual({
      failure: 'broken',
      message: expect.stringContaining('has stored other bytes than were sent'),
    });
    expect([...server.objects.keys()]).toEqual([]);
  });

  test('an answer that breaks off', async () => {
    const store = openObjectStore(server.url);
    await store.put('a', randomBytes(100_000));
    server.behave({ cutsAnswers: true });
    expect(await failureOf(read(store, 'a'))).toEqual({
      failure: 'away',
      message: expect.stringMatching(/has hung up in the middle of a\.$/),
    });
  });

  test('a disk that is not mounted', async () => {
    const store = openObjectStore(pathToFileURL(join(folder, 'not-there')).href);
    expect(await failureOf(store.put('a', Buffer.of(1)))).toMatchObject({ failure: 'away' });
    expect(existsSync(join(folder, 'not-there'))).toBe(false);
  });
});

test('a slow store is waited for', async () => {
  server.behave({ delayMs: 300 });
  const store = openObjectStore(server.url);
  await store.put('a', Buffer.of(1));
  expect(await read(store, 'a')).toEqual(Buffer.of(1));
});

test('addresses, as providers give their parts', () => {
  expect(readS3Address('https://id:a/b+c@s3.us-west-004.backblazeb2.com/bucket/shop')).toEqual({
    origin: 'https://s3.us-west-004.backblazeb2.com',
    bucket: 'bucket',
    prefix: 'shop/',
    keyId: 'id',
    secret: 'a/b+c',
    region: 'us-west-004',
  });
  expect(readS3Address('https://id:x@acct.r2.cloudflarestorage.com/b?region=auto')).toMatchObject({
    prefix: '',
    region: 'auto',
  });
  expect(readS3Address('https://id:x@minio.example.com:9000/b')?.region).toBe('us-east-1');
  expect(readS3Address('https://id:x@s3.eu-central-1.amazonaws.com/b')?.region).toBe(
    'eu-central-1',
  );
  for (const address of ['https://s3.example.com/bucket', 'https://id:x@host/', 'file:///', 'x'])
    expect(faultOfStoreAddress(address), address).toMatch(/https:\/\/KEY_ID/);
  expect(faultOfStoreAddress('file:///mnt/disk/copies')).toBeNull();
});

/** From the Amazon S3 API reference, "Signature calculations for the authorization header: transferring payload in a single chunk". */
test('signatures are those of the examples of S3', () => {
  const credentials = {
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const sign = (method: string, path: string, headers: Record<string, string>, body = '') => {
    const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`);
    const now = Date.UTC(2013, 4, 24);
    return signRequest({ method, url, headers, bodyHash: sha256(body), now }, credentials);
  };
  expect(sign('GET', '/test.txt', { range: 'bytes=0-9' }).authorization).toMatch(
    /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  );
  expect(sign('GET', '/?max-keys=2&prefix=J', {}).authorization).toMatch(
    /Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/,
  );
  expect(sign('GET', '/?lifecycle', {}).authorization).toMatch(
    /Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/,
  );
});
