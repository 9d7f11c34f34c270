/** Requests over every endpoint: from almost right to bytes that are no request at all. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { maliciousText, maliciousValue } from './malicious-texts.ts';

export interface MaliciousRequest {
  bytes: Buffer;
  /** HTTP as it should be: the server has to answer, and the connection can be used again. */
  isWellFormed: boolean;
  /** Whether the answer comes without a body whatever its Content-Length says. */
  isHead: boolean;
}

/** @param seed the same seed makes the same requests, but for their ids. */
export function maliciousRequests(count: number, seed: number): MaliciousRequest[] {
  return fc.sample(request, { numRuns: count, seed });
}

const LEADS = '/api/contact-submissions';
const NEWSLETTER = '/api/newsletter-signups';
const NOTIFICATION = '/api/functions/send-quote-notification';
const PHOTOS = '/api/pest-photos';

/** Right in every field, before something in it is changed. */
const LEAD = () => ({
  first_name: 'Sam Carter',
  last_name: '',
  phone: '(804) 555-0142',
  email: '',
  service_needed: 'Ant control',
  description: 'Ants on the counter',
  urgency: 'standard',
  address: 'ZIP: 23220',
  source: 'homepage-hero',
  submission_id: randomUUID(),
});
const OPTIONAL = [
  'replaces',
  'page',
  'territory',
  'customer_type',
  'deadline',
  'started_at',
  'company_website',
  'attribution',
  'consent',
  '__proto__',
  'is_admin',
];
const FORM = {
  name: 'Sam Carter',
  phone: '804 555 0142',
  email: '',
  zip: '23220',
  description: 'Ants',
  source: 'quote-page',
  submission_id: '',
};

/** A few fields get a value nobody expects. */
function spoiled(right: () => Record<string, unknown>, more: string[] = []) {
  const names = fc.constantFrom(...Object.keys(right()), ...more);
  return fc
    .array(fc.tuple(names, maliciousValue), { minLength: 1, maxLength: 3 })
    .map((changes) => Object.assign(Object.create(null), right(), Object.fromEntries(changes)));
}

const json = (path: string, body: fc.Arbitrary<unknown>) =>
  body.map((value) => post(path, 'application/json', JSON.stringify(value) ?? ''));

const form = (path: string, fields: Record<string, string>, more: string[]) =>
  spoiled(() => fields, more).map((value) => {
    const texts = Object.entries(value as object).map(([name, text]) => [
      name,
      typeof text === 'string' ? text : (JSON.stringify(text) ?? ''),
    ]);
    const body = new URLSearchParams(
      texts.map(([name = '', text = '']) => [name, text.toWellFormed()]),
    );
    return post(path, 'application/x-www-form-urlencoded', body.toString());
  });

const photos = fc
  .array(
    fc.tuple(fc.constantFrom('photos', 'name', 'phone', 'zip', 'x'), maliciousText, fc.boolean()),
    {
      maxLength: 6,
    },
  )
  .map((parts) => {
    const lines = parts.map(([name, text, isFile]) => {
      const start = isFile && text.length % 3 === 0 ? '\xff\xd8\xff\xe0' : '';
      const file = isFile ? `; filename="${name}.jpg"\r\nContent-Type: image/jpeg` : '';
      return `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${start}${text}\r\n`;
    });
    return post(PHOTOS, 'multipart/form-data; boundary=b', `${lines.join('')}--b--\r\n`);
  });

const notification = () => ({
  customerName: 'Sam',
  phone: '1',
  email: '',
  pestProblem: 'ants',
  customerType: 'preventative',
  source: 'chatbot',
  submission_id: randomUUID(),
});

const PATHS = [
  '/',
  '/services',
  '/quote',
  '/api/geolocation',
  '/healthz',
  '/assets/',
  '/film/',
  '/404',
];
const path = fc
  .tuple(fc.constantFrom(...PATHS), maliciousText, fc.boolean(), maliciousText)
  .map(([start, text, isRaw, query]) => {
    const end = isRaw ? text.replace(/[^!-~]/g, '') : encodeURIComponent(text.toWellFormed());
    return `${start}${end}?${query.replace(/[^!-~]/g, '%')}`.slice(0, 8000);
  });

const read = fc.tuple(fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE'), path).map(
  ([method, where]): MaliciousRequest => ({
    bytes: Buffer.from(
      `${method} ${where} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`,
    ),
    isWellFormed: true,
    isHead: method === 'HEAD',
  }),
);

const anything = fc
  .tuple(
    fc.constantFrom(LEADS, NEWSLETTER, NOTIFICATION, PHOTOS, '/api/geolocation', '/api/x', '/'),
    fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'x/y',
      '',
    ),
    fc.oneof(fc.json({ maxDepth: 3 }), maliciousText),
  )
  .map(([where, type, body]) => post(where, type, body));

const wellFormed: fc.Arbitrary<MaliciousRequest> = fc.oneof(
  { weight: 25, arbitrary: json(LEADS, spoiled(LEAD, OPTIONAL)) },
  {
    weight: 12,
    arbitrary: form(LEADS, FORM, ['best_time', 'started_at', 'consent_version', 'page']),
  },
  {
    weight: 6,
    arbitrary: json(
      NEWSLETTER,
      spoiled(
        () => ({ email: `${randomUUID()}@example.com`, source_page: 'footer' }),
        ['submission_id'],
      ),
    ),
  },
  { weight: 4, arbitrary: form(NEWSLETTER, { email: 'a@example.com' }, ['source_page']) },
  { weight: 8, arbitrary: json(NOTIFICATION, spoiled(notification)) },
  { weight: 8, arbitrary: photos },
  { weight: 15, arbitrary: anything },
  { weight: 15, arbitrary: read },
);

/** Some of its bytes are others, are missing, or come twice. */
const broken = fc
  .tuple(
    wellFormed,
    fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.nat(2)), { minLength: 1, maxLength: 8 }),
    fc.nat(20),
  )
  .map(([{ bytes }, changes, cut]): MaliciousRequest => {
    const changed = [...bytes.subarray(0, 4000)];
    for (const [where, byte, how] of changes) {
      // Mostly in the head, which is what a parser works on.
      const place = where % Math.min(changed.length, 200);
      if (how === 0) changed[place] = byte;
      else if (how === 1) changed.splice(place, 1 + (byte % 5));
      else changed.splice(place, 0, ...changed.slice(place, place + (byte % 40)));
    }
    const length = cut === 0 ? Math.floor(changed.length / 2) : changed.length;
    return { bytes: Buffer.from(changed.slice(0, length)), isWellFormed: false, isHead: false };
  });

const request = fc.oneof({ weight: 9, arbitrary: wellFormed }, { weight: 1, arbitrary: broken });

function post(where: string, type: string, body: string): MaliciousRequest {
  // Bytes that JSON and multipart would not carry as text are kept as they are.
  const content = Buffer.from(body, type.startsWith('multipart') ? 'latin1' : 'utf8');
  const head = `POST ${where} HTTP/1.1\r\nHost: localhost\r\n${type && `Content-Type: ${type}\r\n`}Accept: application/json\r\nContent-Length: ${content.length}\r\n\r\n`;
  return { bytes: Buffer.concat([Buffer.from(head), content]), isWellFormed: true, isHead: false };
}
