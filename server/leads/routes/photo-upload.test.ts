import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { PHOTO_LIMITS, PHOTO_REFUSALS } from '../../../domain/lead/pest-photos.ts';
import { mailChannel } from '../../mail/mail-channel.ts';
import type { MailMessage } from '../../mail/message.ts';
import { PICTURE_LIMITS } from '../../photos/service/picture-queue.ts';
import { nameOf } from '../../photos/store/lead-pictures.ts';
import { MAILS } from '../../start/mails.ts';
import { fixtureMailContext } from '../../testing/fixture-site.ts';
import {
  messagesOf,
  newSubmission,
  serverForAllTests,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { findLead } from '../store/stored-leads.ts';

const PATH = '/api/pest-photos';
const SECRET = 'taken-at-12-Hidden-Lane';
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** A picture that says more than it shows. */
const photo = (color = '#884422') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .withExif({ IFD0: { ImageDescription: SECRET } })
    .jpeg()
    .toBuffer();

const words = () => ({
  ...{ name: 'Sam Carter', phone: '(804) 555-0142', zip: '23220' },
  ...{ where: 'Bathroom', when: 'At night', submission_id: randomUUID() },
});

async function post(
  server: TestServer,
  fields: Record<string, string>,
  photos: (Buffer | string)[],
  accept = 'application/json',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const content of photos)
    form.append('photos', new Blob([new Uint8Array(Buffer.from(content))]), 'pest.jpg');
  const encoded = new Response(form);
  return server.app.inject({
    method: 'POST',
    url: PATH,
    headers: { accept, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

const picturesOf = async ({ database: { db } }: TestServer, id?: string) => {
  const rows = await db.selectFrom('lead_pictures').selectAll().orderBy('position').execute();
  return rows.filter((row) => id === undefined || row.submission_id === id);
};

describe('pest photos', () => {
  const server = serverForAllTests('sqlite');
  const lead = (id: string) => findLead(server.database.db, id);

  test('a photo is kept without its metadata, as a lead with its notification, once', async () => {
    const fields = words();
    const id = fields.submission_id;
    const pictures = [await photo(), await photo('#112233')];

    const answers = [await post(server, fields, pictures), await post(server, fields, pictures)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
    expect(answers[0]?.json()).toMatchObject({ submission_id: id, photos: 2 });
    const stored = await lead(id);
    expect(stored).toMatchObject({
      ...{ first_name: 'Sam Carter', address: 'ZIP: 23220', source: 'pest-photo' },
      description: 'Where: Bathroom\nWhen: At night',
    });
    const names = JSON.parse(stored?.photos ?? '[]') as string[];
    const contents = (await picturesOf(server, id)).map(({ content }) => Buffer.from(content));
    expect(contents.map((content) => nameOf(id, content))).toEqual(names);
    for (const content of contents) {
      expect(content.includes(SECRET)).toBe(false);
      expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
    }
    const [message, ...more] = await messagesOf(server.database.db, id);
    expect(more).toEqual([]);
    expect(JSON.parse(message?.payload ?? '{}')).toMatchObject({ photos: names });
  });

  test('the same request three times at once is one lead with its pictures', async () => {
    const pictures = [await photo('#334455'), await photo('#556677')];
    const fields = words();
    const answers = await Promise.all([1, 2, 3].map(() => post(server, fields, pictures)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(await picturesOf(server, fields.submission_id)).toHaveLength(2);
  });

  test('the office gets the picture with the mail', async () => {
    const fields = words();
    await post(server, fields, [await photo()]);
    const { db } = server.database;
    const sent: MailMessage[] = [];
    const mailer = { send: async (mail: MailMessage) => void sent.push(mail), close() {} };
    const channel = mailChannel({ db, mailer, kinds: MAILS, context: fixtureMailContext });
    for (const row of await messagesOf(db, fields.submission_id))
      await channel.deliver(row as never);
    expect(sent).toMatchObject([{ text: expect.stringContaining('Pictures: 1, attached') }]);
    const [picture] = sent[0]?.pictures ?? [];
    expect(await sharp(picture ?? undefined).metadata()).toMatchObject({ width: 60 });
  });

  test.each([
    ['a photo', {}, () => photo(), '/thank-you/photo'],
    ['no phone', { phone: '' }, () => photo(), '/problem/invalid-photo#phone-missing'],
    ['an empty file field', {}, async () => '', '/problem/invalid-photo#photos-none'],
    ['a text', {}, async () => 'hello there', '/problem/invalid-photo#photos-wrong-type'],
  ])('without JavaScript %s leads to a page', async (_what, changes, picture, page) => {
    const { submission_id: _id, ...fields } = words();
    const answer = await post(server, { ...fields, ...changes }, [await picture()], BROWSER);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
  });
});

describe('what is refused', () => {
  const server = serverForAllTests('sqlite');

  test.each(['multipart/form-data', 'multipart/form-data; boundary=b'])(
    'a body without parts as %s',
    async (type) => {
      const headers = { accept: 'application/json', 'content-type': type };
      const request = { method: 'POST', url: PATH, headers, payload: 'x' } as const;
      expect((await server.app.inject(request)).statusCode).toBe(400);
    },
  );

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const tooLarge = async () => Buffer.concat([await photo(), Buffer.alloc(PHOTO_LIMITS.bytes)]);

  test.each<[string, number, keyof typeof PHOTO_REFUSALS, () => Promise<(Buffer | string)[]>]>([
    ['no picture', 422, 'none', async () => []],
    ['five pictures', 413, 'too-many', async () => Array(5).fill(await photo())],
    ['more than 10 MB', 413, 'too-large', async () => [await tooLarge()]],
    ['HEIC', 415, 'heic', async () => ['\0\0\0\x18ftypheic\0\0\0\0mif1heic']],
    ['SVG', 415, 'wrong-type', async () => [SVG]],
    ['a cut JPEG', 422, 'unreadable', async () => [(await photo()).subarray(0, 30)]],
  ])('%s', async (_what, status, reason, pictures) => {
    const answer = await post(server, words(), await pictures());
    expect(answer.statusCode).toBe(status);
    const message = PHOTO_REFUSALS[reason]();
    expect(answer.json()).toMatchObject({
      detail: message,
      errors: [{ field: 'photos', message }],
    });
    expect(await picturesOf(server)).toEqual([]);
  });
});

describe('when many pictures come, or there is no room', () => {
  let server: TestServer;
  afterEach(() => server.close());
  const acceptsLeads = async () =>
    (await server.post('/api/contact-submissions', newSubmission())).statusCode === 201;

  test('a full queue refuses pictures with one sentence, and accepts leads', async () => {
    server = await startTestServer('sqlite');
    const picture = await photo();
    const flood = Array.from({ length: 40 }, () => post(server, words(), [picture]));
    expect(await acceptsLeads()).toBe(true);
    const answers = await Promise.all(flood);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 503]));
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers['retry-after']).toBe('30');
    expect(refused?.json().detail).toMatch(/call us at \(888\) 555-0103, or send your request/);
    expect((await post(server, words(), [await photo()])).statusCode).toBe(201);
  });

  test('the places of visitors who hung up are free again', async () => {
    server = await startTestServer('sqlite');
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const unfinished: Socket[] = [];
    /** 422 without pictures, if the request is admitted. */
    const status = async () => (await post(server, words(), [])).statusCode;
    const statusWithOneMore = () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n--b\r\n`,
      );
      unfinished.push(socket);
      return status();
    };
    await expect.poll(statusWithOneMore).toBe(503);
    expect(unfinished.length).toBeGreaterThanOrEqual(PICTURE_LIMITS.requests);
    for (const socket of unfinished) socket.destroy();
    await expect.poll(status).toBe(422);
  });

  test('with little space on the disk pictures are refused and leads are accepted', async () => {
    // More than any disk has free.
    server = await startTestServer('sqlite', { env: { DISK_RESERVE_BYTES: '1000000000000' } });
    const answer = await post(server, words(), [await photo()]);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '600']);
    const browser = await post(server, words(), [await photo()], BROWSER);
    expect([browser.statusCode, browser.headers.location]).toEqual([303, '/problem/no-pictures']);
    expect(await picturesOf(server)).toEqual([]);
    expect(await acceptsLeads()).toBe(true);
  });
});
