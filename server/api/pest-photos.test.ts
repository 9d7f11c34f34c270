import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHOTO_LIMITS, PHOTO_REFUSALS } from '../../domain/lead/pest-photos.ts';
import { erasePerson } from '../leads/erase-person.ts';
import { readPerson } from '../leads/person.ts';
import { mailChannel } from '../notifications/mail-channel.ts';
import { createMailer } from '../notifications/mailer.ts';
import { startOutboxWorker } from '../notifications/outbox-worker.ts';
import { fixtureAreas, fixtureSite } from '../testing/fixture-site.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { describeOnBoth, startTestServer, type TestServer } from '../testing/test-server.ts';

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

async function post(
  server: TestServer,
  fields: Record<string, string>,
  photos: (Buffer | string)[],
  headers: Record<string, string> = { accept: 'application/json' },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const content of photos) {
    form.append('photos', new Blob([new Uint8Array(Buffer.from(content))]), 'pest.jpg');
  }
  const encoded = new Response(form);
  return server.app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

const folder = (server: TestServer) => join(server.database.dataDir, 'uploads');
const filesOf = (server: TestServer) =>
  existsSync(folder(server)) ? readdirSync(folder(server)).sort() : [];

describeOnBoth('pest photos', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const leads = (id: string) =>
    server.database.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('submission_id', '=', id)
      .execute();

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
    const kept = filesOf(server).filter((name) => name.startsWith(fields.submission_id));
    expect(kept).toEqual([...names].sort());
    expect(kept).toHaveLength(2);
    for (const name of kept) {
      const content = readFileSync(join(folder(server), name));
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

  test('erasing the person takes the pictures with it, and nobody else’s', async () => {
    const [mine, other] = [words(), words()];
    await post(server, { ...mine, phone: '(757) 555-0191' }, [await photo()]);
    await post(server, { ...other, phone: '(757) 555-0192' }, [await photo()]);
    const filesBy = (id: string) => filesOf(server).filter((name) => name.startsWith(id));
    expect(filesBy(mine.submission_id)).toHaveLength(1);
    const person = readPerson('(757) 555-0191');
    if (!person) throw new Error('nobody');
    const { dataDir, databaseUrl } = server.database;
    const settings = { dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl };
    const { files } = await erasePerson(person, settings);
    expect(files).toBe(1);
    expect(filesBy(mine.submission_id)).toEqual([]);
    expect(filesBy(other.submission_id)).toHaveLength(1);
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
    expect(filesOf(server).filter((name) => name.startsWith(fields.submission_id))).toHaveLength(1);
  });
});

describe('what is refused', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.close());

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
    expect(filesOf(server)).toEqual([]);
  });

  test('missing words are named and nothing is kept', async () => {
    const answer = await post(server, { ...words(), phone: '' }, [await photo()]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].field).toBe('phone');
    expect(filesOf(server)).toEqual([]);
  });

  test('JSON', async () => {
    expect((await server.post(PATH, {}, { accept: 'application/json' })).statusCode).toBe(415);
  });

  test('a picture that is also a script loses the script', async () => {
    const polyglot = Buffer.concat([await photo(), Buffer.from(`<script>${SECRET}</script>`)]);
    const { submission_id, ...rest } = words();
    expect((await post(server, { ...rest, submission_id }, [polyglot])).statusCode).toBe(201);
    const [name = ''] = filesOf(server).filter((file) => file.startsWith(submission_id));
    expect(readFileSync(join(folder(server), name)).includes('<script>')).toBe(false);
  });
});

describe('without JavaScript', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.close());

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
    folder: folder(server),
    uploads: folder(server),
  });
  await post(server, words(), [await photo()]);
  const worker = startOutboxWorker({
    database: server.database,
    channel: mailChannel({
      db: server.database.db,
      mailer,
      context: {
        site: fixtureSite,
        areas: fixtureAreas,
        siteUrl: 'http://localhost',
        leadsTo: ['office@example.com'],
      },
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
