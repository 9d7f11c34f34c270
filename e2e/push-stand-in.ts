/** Stands in for a browser's push service: takes what the server posts, and reads it with the device's keys (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushStandIn {
  /** For PUSH_ORIGINS: the server writes to no address that is not named. */
  origin: string;
  /** What a browser would subscribe with. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The messages received so far, decrypted. */
  messages: string[];
  close(): Promise<void>;
}

export async function openPushStandIn(): Promise<PushStandIn> {
  const device = createECDH('prime256v1');
  device.generateKeys();
  const auth = randomBytes(16);
  const messages: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      messages.push(decrypt(Buffer.concat(parts), device, auth));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscription: {
      endpoint: `${origin}/device`,
      keys: { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decrypt(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const derive = (key: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, saltOf, info, length));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const secret = derive(device.computeSecret(sender), auth, both, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
