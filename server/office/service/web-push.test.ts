import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush, publicKeyOf, signPush, topicOf } from './web-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('a message is encrypted as the example of RFC 8291 shows', () => {
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the push service can check who sends, and to whom', () => {
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
    y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
    d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI',
  };
  const now = Date.parse('2026-11-17T15:00:00Z');
  const header = signPush('https://fcm.googleapis.com/fcm/send/x', key, 'mailto:a@b.example', now);
  const [, head = '', claims = '', signature = '', publicKey] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? [];
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:a@b.example',
  });
  expect(publicKey).toBe(publicKeyOf(key));
  expect(bytes(publicKey ?? '')).toHaveLength(65);
  const verified = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  expect(verified).toBe(true);
  expect(topicOf('lead-1')).toMatch(/^[\w-]{32}$/);
  expect(topicOf('lead-1')).not.toContain(
    createHash('sha256').update('lead-1').digest('base64url'),
  );
});
