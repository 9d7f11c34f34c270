import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { PHOTO_LIMITS, PHOTO_REFUSALS } from '../../../domain/lead/pest-photos.ts';
import { mailChannel } from '../../mail/channel.ts';
import { createMailer } from '../../mail/mailer.ts';
import { startOutboxWorker } from '../../outbox/service.ts';
import { erasePerson } from '../../personal-data/service.ts';
import { PICTURE_LIMITS } from '../../photos/service/picture-queue.ts';
import { nameOf } from '../../photos/store/lead-pictures.ts';
import { MAILS } from '../../start/mails.ts';
import { fixtureMailContext } from '../../testing/fixture-site.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { interlacedPng } from '../../testing/malicious-pictures.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import {
  newSubmission,
  serverForAllTests,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { readPerson } from '../person.ts';

const PATH = '/api/pest-photos';
const SECRET = 'taken-at-12-Hidden-Lane';

/** A picture that says more than it shows. */
const photo = (color = '#884422') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .withExif({ IFD0: { ImageDescription: SECRET } })
    .jpeg()
    .toBuffer();

/** A PNG of 81 million pixels, one bit each: 10 kB here, 243 MB once it is opened. */
function bomb(): Buffer {
  const side = 9000;
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    checksum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, checksum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + side / 8) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const words = () => ({
  name: 'Sam Carter',
  phone: '(804) 555-0142',
  zip: '23220',
  where: 'Bathroom',
  when: 'At night',
  submission_id: randomUUID(),
});

async function encode(fields: Record<string, string>, photos: (Buffer | string)[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const content of photos) {
    form.append('photos', new Blob([new Uint8Array(Buffer.from(content))]), 'pest.jpg');
  }
  const encoded = new Response(form);
  return {
    type: encoded.headers.get('content-type') ?? '',
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

async function post(
  server: TestServer,
  fields: Record<string, string>,
  photos: (Buffer | string)[],
  headers: Record<string, string> = { accept: 'application/json' },
) {
  const { type, body } = await encode(fields, photos);
  return server.app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...headers, 'content-type': type },
    payload: body,
  });
}

/** Sends it over a connection whose sending half is closed at the end of the request. */
async function postAndClose(server: TestServer, path: string, type: string, body: Buffer) {
  const { port } = server.app.server.address() as AddressInfo;
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
  return sendRaw(port, Buffer.concat([Buffer.from(head), body]));
}

const picturesOf = async ({ database: { db } }: TestServer, id?: string) => {
  const rows = await db.selectFrom('lead_pictures').selectAll().orderBy('position').execute();
  return rows.filter((row) => id === undefined || row.submission_id === id);
};

describe('pest photos', () => {
  const server = serverForAllTests('sqlite');

  const leads = (id: string) =>
    server.database.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('submission_id', '=', id)
      .execute();

  test('who closes the sending half of the connection after a request still gets its answer', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { type, body } = await encode(words(), [await photo()]);
    const lead = Buffer.from(JSON.stringify(newSubmission()));
    const answers = await Promise.all([
      postAndClose(server, PATH, type, body),
      postAndClose(server, PATH, 'multipart/form-data; boundary=b', Buffer.from('--b--\r\n')),
      postAndClose(server, '/api/contact-submissions', 'application/json', lead),
    ]);
    expect(answers.map(([answer]) => answer?.status)).toEqual([201, 422, 201]);
  });

  test('a photo is kept without its metadata, as a lead with its notification, once', async () => {
    const fields = words();
    const answer = await post(server, fields, [await photo(), await photo('#112233')]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ submission_id: fields.submission_id, photos: 2 });

    const again = await post(server, fields, [await photo(), await photo('#112233')]);
    expect(again.statusCode).toBe(200);

    const [lead, ...others] = await leads(fields.submission_id);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      first_name: 'Sam Carter',
      address: 'ZIP: 23220',
      source: 'pest-photo',
      description: 'Where: Bathroom\nWhen: At night',
    });
    const names = JSON.parse(lead?.photos ?? '[]') as string[];
    const pictures = await picturesOf(server, fields.submission_id);
    expect(pictures).toHaveLength(2);
    expect(existsSync(join(server.database.dataDir, 'uploads'))).toBe(false);
    for (const { position, bytes, content: stored } of pictures) {
      const content = Buffer.from(stored);
      expect(bytes).toBe(content.length);
      expect(nameOf(fields.submission_id, content)).toBe(names[position]);
      expect(content.includes(SECRET)).toBe(false);
      expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
    }
    const mails = await server.database.db
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('submission_id', '=', fields.submission_id)
      .execute();
    expect(mails.map((mail) => mail.kind)).toEqual(['lead']);
    expect(JSON.parse(mails[0]?.payload ?? '{}')).toMatchObject({ photos: names });
  });

  test('erasing the person deletes the pictures, and no one else’s', async () => {
    const [mine, other] = [words(), words()];
    await post(server, { ...mine, phone: '(757) 555-0191' }, [await photo()]);
    await post(server, { ...other, phone: '(757) 555-0192' }, [await photo()]);
    expect(await picturesOf(server, mine.submission_id)).toHaveLength(1);
    const person = readPerson('(757) 555-0191');
    if (!person) throw new Error('nobody');
    const { dataDir, databaseUrl } = server.database;
    const settings = { dataDir, databaseUrl };
    await erasePerson(person, settings);
    expect(await picturesOf(server, mine.submission_id)).toEqual([]);
    expect(await picturesOf(server, other.submission_id)).toHaveLength(1);
    expect(await leads(mine.submission_id)).toEqual([]);
  });

  test('another picture under the same id is a correction of the first request', async () => {
    const fields = words();
    await post(server, fields, [await photo()]);
    const answer = await post(server, fields, [await photo('#00ff00')]);
    expect(answer.statusCode).toBe(201);
    const { submission_id } = answer.json<{ submission_id: string }>();
    expect(submission_id).not.toBe(fields.submission_id);
    expect(await leads(submission_id)).toMatchObject([{ replaces: fields.submission_id }]);
    expect(await picturesOf(server, fields.submission_id)).toHaveLength(1);
    expect(await picturesOf(server, submission_id)).toHaveLength(1);
  });

  test('the same request three times at once, forty times over, is one lead with its pictures', async () => {
    const pictures = [await photo('#334455'), await photo('#556677')];
    for (let round = 0; round < 40; round++) {
      const fields = words();
      const answers = await Promise.all([1, 2, 3].map(() => post(server, fields, pictures)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
      const [lead] = await leads(fields.submission_id);
      const stored = await picturesOf(server, fields.submission_id);
      expect(
        stored.map(({ content }) => nameOf(fields.submission_id, Buffer.from(content))),
      ).toEqual(JSON.parse(lead?.photos ?? '[]'));
    }
  });

  test('deleting a lead deletes its pictures', async () => {
    const fields = words();
    await post(server, fields, [await photo()]);
    await server.database.db
      .deleteFrom('contact_submissions')
      .where('submission_id', '=', fields.submission_id)
      .execute();
    expect(await picturesOf(server, fields.submission_id)).toEqual([]);
  });
});

describe('what is refused', () => {
  const server = serverForAllTests('sqlite');

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['no picture', 422, PHOTO_REFUSALS.none, async () => []],
    ['five pictures', 413, PHOTO_REFUSALS['too-many'], async () => Array(5).fill(await photo())],
    [
      'more than 10 MB',
      413,
      PHOTO_REFUSALS['too-large'],
      async () => [Buffer.concat([await photo(), Buffer.alloc(PHOTO_LIMITS.bytes)])],
    ],
    ['HEIC', 415, PHOTO_REFUSALS.heic, async () => ['\0\0\0\x18ftypheic\0\0\0\0mif1heic']],
    ['SVG', 415, PHOTO_REFUSALS['wrong-type'], async () => [SVG]],
    ['HTML', 415, PHOTO_REFUSALS['wrong-type'], async () => ['<!doctype html><p>Hi']],
    [
      'a bomb: small on the line, huge in memory',
      422,
      PHOTO_REFUSALS.unreadable,
      async () => [bomb()],
    ],
    [
      'the start of a JPEG and nothing more',
      422,
      PHOTO_REFUSALS.unreadable,
      async () => [(await photo()).subarray(0, 30)],
    ],
  ])('%s', async (_what, status, sentence, pictures) => {
    const answer = await post(server, words(), await pictures());
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      detail: sentence,
      errors: [{ field: 'photos', message: sentence }],
    });
    expect(await picturesOf(server)).toEqual([]);
  });

  test('missing words are named and nothing is kept', async () => {
    const answer = await post(server, { ...words(), phone: '' }, [await photo()]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].field).toBe('phone');
    expect(await picturesOf(server)).toEqual([]);
  });

  test('JSON', async () => {
    expect((await server.post(PATH, {}, { accept: 'application/json' })).statusCode).toBe(415);
  });

  test('a picture that is also a script loses the script', async () => {
    const polyglot = Buffer.concat([await photo(), Buffer.from(`<script>${SECRET}</script>`)]);
    const { submission_id, ...rest } = words();
    expect((await post(server, { ...rest, submission_id }, [polyglot])).statusCode).toBe(201);
    const [picture] = await picturesOf(server, submission_id);
    expect(picture && Buffer.from(picture.content).includes('<script>')).toBe(false);
  });
});

describe('when many pictures come, or there is no room', () => {
  let server: TestServer;
  afterEach(() => server.close());
  const tooCostly = interlacedPng();

  test('a full queue refuses pictures with one sentence, and accepts leads', async () => {
    server = await startTestServer('sqlite', { env: { RATE_LIMIT: 'off' } });
    const flood = Array.from({ length: 40 }, () =>
      post(server, words(), [tooCostly, tooCostly, tooCostly, tooCostly]),
    );
    const lead = await server.post('/api/contact-submissions', newSubmission());
    expect(lead.statusCode).toBe(201);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.headers['retry-after']).toBe('30');
      expect(answer.json().detail).toMatch(
        /call us at \(888\) 555-0103, or send your request without/,
      );
    }
    expect(answers.filter(({ statusCode }) => ![422, 503].includes(statusCode))).toEqual([]);
    const ordinary = await post(server, words(), [await photo()]);
    expect(ordinary.statusCode).toBe(201);
  });

  test('the places of visitors who hung up are free again', async () => {
    server = await startTestServer('sqlite', { env: { RATE_LIMIT: 'off' } });
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const open = () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n--b\r\n`,
      );
      return socket;
    };
    const status = async () => (await post(server, words(), [await photo()])).statusCode;
    const unfinished: Socket[] = [];
    const statusWithOneMore = () => {
      unfinished.push(open());
      return status();
    };
    await expect.poll(statusWithOneMore).toBe(503);
    expect(unfinished.length).toBeGreaterThanOrEqual(PICTURE_LIMITS.requests);
    for (const socket of unfinished) socket.destroy();
    await expect.poll(status).toBe(201);
  });

  test('with little space on the disk pictures are refused and leads are accepted', async () => {
    server = await startTestServer('sqlite', {
      // More than any disk has free.
      env: { DISK_RESERVE_BYTES: '1000000000000' },
    });
    const answer = await post(server, words(), [await photo()]);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '600']);
    expect(answer.json().detail).toBe(
      'There is no room for pictures right now, and nothing has been saved. Please call us at (888) 555-0103, or send your request without pictures, with the quote form.',
    );
    const browser = await post(server, words(), [await photo()], { accept: 'text/html' });
    expect([browser.statusCode, browser.headers.location]).toEqual([303, '/problem/no-pictures']);
    expect(await picturesOf(server)).toEqual([]);
    const lead = await server.post('/api/contact-submissions', newSubmission());
    expect(lead.statusCode).toBe(201);
    const ready = await server.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      expect.objectContaining({ database: 'ok', space: 'low' }),
    ]);
  });
});

describe('without JavaScript', () => {
  const server = serverForAllTests('sqlite');

  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  test.each([
    ['a photo', {}, () => photo(), '/thank-you/photo'],
    ['no phone', { phone: '' }, () => photo(), '/problem/invalid-photo#phone-missing'],
    ['an empty file field', {}, async () => '', '/problem/invalid-photo#photos-none'],
    ['a text', {}, async () => 'hello there', '/problem/invalid-photo#photos-wrong-type'],
  ])('%s leads to a page', async (_what, changes, picture, page) => {
    const { submission_id: _id, ...fields } = words();
    const answer = await post(server, { ...fields, ...changes }, [await picture()], browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
  });
});

test('the office gets the picture with the mail', async () => {
  const server = await startTestServer('sqlite');
  const mails: MailServer = await startMailServer();
  const mailer = createMailer({
    smtpUrl: mails.url,
    from: 'site@example.com',
    fromName: 'Site',
    folder: server.database.dataDir,
  });
  await post(server, words(), [await photo()]);
  const worker = startOutboxWorker({
    db: server.database.db,
    channel: mailChannel({
      db: server.database.db,
      mailer,
      kinds: MAILS,
      context: fixtureMailContext,
    }),
  });
  const [received] = await mails.waitFor(1);
  await worker.stop();
  mailer.close();
  await mails.close();
  await server.close();
  expect(received?.mail.text).toContain('Pictures: 1, attached');
  const [attached] = received?.mail.attachments ?? [];
  expect(attached).toMatchObject({ filename: 'pest-1.jpg', mimeType: 'image/jpeg' });
  expect(await sharp(attached?.content as ArrayBuffer).metadata()).toMatchObject({ width: 60 });
});
