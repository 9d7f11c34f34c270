import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import {
  type NormalJourney,
  normalJourneys,
} from '../../../domain/lead/testing/normal-journeys.ts';
import { newSubmission, serverForAllTests } from '../../testing/test-server.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const server = serverForAllTests('sqlite', () => ({ now: () => NOW }));
let picture: Blob;
beforeAll(async () => {
  const create = { width: 8, height: 8, channels: 3 as const, background: '#333' };
  picture = new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
});

test('ordinary journeys of every way are not quarantined, and each is mailed', async () => {
  // Four times through all ways; domain/lead/spam.test.ts judges all 500.
  const journeys = normalJourneys(NOW, randomUUID).slice(0, 44);
  for (const journey of journeys) {
    const status = await send(journey);
    expect([journey.name, status]).toEqual([journey.name, expect.toBeOneOf([201, 303])]);
  }
  const { db } = server.database;
  const leads = await db
    .selectFrom('contact_submissions')
    .select(['first_name', 'description', 'quarantine_reason'])
    .execute();
  expect(leads).toHaveLength(44);
  expect(leads.filter((lead) => lead.quarantine_reason !== null)).toEqual([]);
  const mails = db.selectFrom('outbox').select('id').where('kind', '=', 'lead');
  expect(await mails.where('state', '=', 'pending').execute()).toHaveLength(44);
});

test('a proof of work, which pages of version 3be6dc3d may send, costs no lead', async () => {
  const lead = newSubmission({ challenge_solution: 'e30=' });
  expect((await server.post('/api/contact-submissions', lead)).statusCode).toBe(201);
});

async function send({ sent }: NormalJourney): Promise<number> {
  if (sent.as === 'json') {
    return (await server.post('/api/contact-submissions', sent.submission)).statusCode;
  }
  const fields = Object.fromEntries(
    Object.entries(sent.fields).map(([name, value = '']) => [name, value]),
  );
  if (sent.as === 'form') {
    const answer = await server.postForm('/api/contact-submissions', fields);
    expect(answer.headers.location).toMatch(/thank-you/);
    return answer.statusCode;
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photos', picture, 'pest.jpg');
  const encoded = new Response(form);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/pest-photos',
    headers: {
      accept: 'application/json',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.statusCode;
}
