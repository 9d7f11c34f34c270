import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import {
  createKeyPair,
  isSignedBy,
  type PublicKey,
  readPrivateKey,
  readPublicKey,
  seal,
  signText,
  unseal,
} from './seal.ts';

const pair = createKeyPair();
const publicKey = readPublicKey(pair.publicKey) as PublicKey;
const privateKey = readPrivateKey(pair.privateKey);
const NAME = 'backups/one';

const sealed = (content: Buffer, name = NAME) => buffer(seal([content], publicKey, name));
async function* inPieces(content: Buffer, bytes = 1000) {
  for (let start = 0; start < content.length; start += bytes)
    yield content.subarray(start, start + bytes);
}
const opened = (content: Buffer, key = privateKey, name = NAME) =>
  buffer(unseal(inPieces(content), key, name));

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 500_000])(
  '%i bytes come back as they were, and can be read nowhere in the copy',
  async (bytes) => {
    const content = randomBytes(bytes);
    const copy = await sealed(content);
    expect(await opened(copy)).toEqual(content);
    if (bytes > 20) expect(copy.includes(content.subarray(0, 20))).toBe(false);
    expect(await sealed(content)).not.toEqual(copy);
  },
);

test('another key is named as what is wrong', async () => {
  const copy = await sealed(randomBytes(100));
  const other = readPrivateKey(createKeyPair().privateKey);
  await expect(opened(copy, other)).rejects.toThrow(
    'backups/one was encrypted for another key than this one.',
  );
});

test('cut anywhere, it is refused', async () => {
  const copy = await sealed(randomBytes(200_000));
  for (const length of [0, 10, 53, 54, 65_605, 65_606, 131_158, 131_159, copy.length - 1])
    await expect(opened(copy.subarray(0, length)), `${length} bytes`).rejects.toThrow(
      /is cut|is empty|is not a copy/,
    );
});

test('changed anywhere, lengthened or put in another order, it is refused', async () => {
  const copy = await sealed(randomBytes(200_000));
  for (const at of [0, 15, 30, 60, 70_000, copy.length - 1]) {
    const changed = Buffer.from(copy);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(opened(changed), `byte ${at}`).rejects.toThrow(
      /was changed|another key|is not a copy/,
    );
  }
  await expect(opened(Buffer.concat([copy, Buffer.of(0)]))).rejects.toThrow(/changed/);
  const head = copy.subarray(0, 53);
  const chunk = (number: number) => copy.subarray(53 + number * 65_552, 53 + (number + 1) * 65_552);
  const swapped = Buffer.concat([head, chunk(1), chunk(0), chunk(2), chunk(3)]);
  await expect(opened(swapped)).rejects.toThrow(/changed/);
  const withoutOne = Buffer.concat([head, chunk(0), chunk(2), chunk(3)]);
  await expect(opened(withoutOne)).rejects.toThrow(/changed/);
});

test('under another name it is refused: an old copy does not pass for a new one', async () => {
  const copy = await sealed(randomBytes(100), 'backups/old');
  await expect(opened(copy, privateKey, 'backups/new')).rejects.toThrow(/changed/);
});

test('signatures of the private key are checked with the public one', () => {
  const signature = signText('a proof', privateKey);
  expect(isSignedBy('a proof', signature, publicKey)).toBe(true);
  expect(isSignedBy('another', signature, publicKey)).toBe(false);
  const other = readPrivateKey(createKeyPair().privateKey);
  expect(isSignedBy('a proof', signText('a proof', other), publicKey)).toBe(false);
});

test('what is no key is said to be none', () => {
  expect(readPublicKey('leads-public-AAAA')).toBeNull();
  expect(readPublicKey(pair.privateKey)).toBeNull();
  expect(() => readPrivateKey(pair.publicKey)).toThrow(/begins with leads-private-/);
});
