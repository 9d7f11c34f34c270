/** A browser's push service for tests: it accepts pushes and decrypts them for its device. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '../../domain/office/push-api.ts';

interface Device {
  keys: { p256dh: string; auth: string };
  privateKey: Buffer;
}

export function newDevice(): Device {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  return {
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
    privateKey: ecdh.getPrivateKey(),
  };
}

/** Decrypts a push (RFC 8291). @throws if it was encrypted for another device */
export function decryptPush(body: Buffer, { keys, privateKey }: Device): string {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const salt = body.subarray(0, 16);
  const senderLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + senderLength);
  const record = body.subarray(21 + senderLength);
  const derive = (key: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, saltOf, info, length));
  const secret = derive(
    ecdh.computeSecret(sender),
    Buffer.from(keys.auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(keys.p256dh, 'base64url'), sender]),
    32,
  );
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

export interface PushService {
  /** To be named in PUSH_ORIGINS. */
  origin: string;
  device: Device;
  /** Decrypted pushes; `at` by performance.now(). */
  received: { at: number; headers: IncomingHttpHeaders; message: PushMessage }[];
  /** Status of its answers. Default 201. */
  answer: number;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const device = newDevice();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (service.answer < 300)
        service.received.push({
          at: performance.now(),
          headers: request.headers,
          message: JSON.parse(decryptPush(Buffer.concat(parts), device)) as PushMessage,
        });
      response.writeHead(service.answer, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    device,
    received: [],
    answer: 201,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}
