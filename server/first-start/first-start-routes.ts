/**
 * The first start with an empty content folder: one page asks for name, phone and town. It needs a code that the terminal
 * prints. The page stays up while the site is rendered.
 */
import { randomInt, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  LONGEST,
  mistakesIn,
  type NewCompany,
  writeCompany,
} from '../../publisher/edit/write-new-company.ts';
import type { Env } from '../env.ts';
import { plainPages } from '../http/plain-page.ts';
import { type Html, html } from '../mail/html.ts';

/** Maximum length of the form's body, more than its fields can hold. */
const MOST_BYTES = 4_000;
/** Letters and digits that can't be confused. Eight of them can't be guessed while a site is set up. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** How often the page checks whether the site is up. */
const REFRESH_SECONDS = 3;

const FIELDS: Record<keyof NewCompany, { label: string; hint: string; type: string }> = {
  name: { label: 'What is your company called?', hint: 'As customers know it.', type: 'text' },
  phone: {
    label: 'Which phone number do customers call?',
    hint: 'Empty: no page offers a call until there is one.',
    type: 'tel',
  },
  town: {
    label: 'In which town do you work?',
    hint: 'With its state, as in Norman, OK.',
    type: 'text',
  },
};

type Fields = Record<'code' | keyof NewCompany, string>;

/**
 * Serves the page, and resolves once the owner's answers are written to the content folder.
 * @param print shows the owner a line with address and code
 * @returns stops the page, before the site starts on the same port
 */
export async function askForCompany(
  { host, port }: Pick<Env, 'host' | 'port'>,
  folder: string,
  print: (line: string) => void,
): Promise<() => Promise<void>> {
  const code = newCode();
  let isWritten = false;
  const pages = plainPages({ brand: { name: 'A new site' } }, STYLE);
  const send = (
    response: ServerResponse,
    status: number,
    heading: string,
    body: Html,
    head?: Html,
  ) =>
    response
      .writeHead(status, { ...pages.headers(), 'content-type': 'text/html; charset=utf-8' })
      .end(pages.render({ heading, body, home: null, ...(head && { head }) }));
  const sendForm = (
    response: ServerResponse,
    status = 200,
    fields: Partial<Fields> = {},
    faults: Partial<Fields> = {},
  ) => send(response, status, 'A new site', formOf(fields, faults));

  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    });
    async function answer(request: IncomingMessage, response: ServerResponse) {
      if (isWritten)
        return send(
          response,
          200,
          'Your site is being made',
          html`<p>It opens by itself in a minute. If your browser says that it can’t connect, reload the page.</p>
<p>Then type in the terminal: npm run office -- invite you@example.com. The link that it prints leads into the office, where Launch asks for the rest.</p>`,
          html`<meta http-equiv="refresh" content="${String(REFRESH_SECONDS)};url=/">`,
        );
      if (request.method !== 'POST') return sendForm(response);
      if (!isFromHere(request)) return sendForm(response, 403);
      const fields = await readFields(request);
      if (!fields) return sendForm(response, 413, {}, { name: 'That was too long.' });
      if (!isSame(fields.code, code))
        return sendForm(
          response,
          403,
          { ...fields, code: '' },
          { code: 'That is not the code that the terminal shows.' },
        );
      const faults = mistakesIn(fields);
      if (Object.keys(faults).length > 0) return sendForm(response, 422, fields, faults);
      try {
        writeCompany(folder, fields);
      } catch (error) {
        return sendForm(response, 500, fields, { name: (error as Error).message });
      }
      isWritten = true;
      response.writeHead(303, { location: '/' }).end();
      return resolve(close);
    }
    const close = () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    server.requestTimeout = 10_000;
    server.maxConnections = 50;
    server.on('error', reject);
    server.listen(port, host, () =>
      print(
        `Open http://${host === '0.0.0.0' ? 'localhost' : host}:${port} and type this code: ${code}`,
      ),
    );
  });
}

function formOf(fields: Partial<Fields>, faults: Partial<Fields>): Html {
  const input = (name: keyof Fields, label: string, hint: string, rest: Html) =>
    html`<p><label for="${name}">${label}</label><br><small id="${name}-hint">${faults[name] ?? hint}</small><br>
<input id="${name}" name="${name}" value="${fields[name] ?? ''}" aria-describedby="${name}-hint"${faults[name] ? html` aria-invalid="true"` : html``} ${rest}></p>`;
  return html`<p>Three answers make a site that you can look at. The office then asks for the rest, and opens it to visitors when you say so.</p>
<form method="post" action="/">
${Object.entries(FIELDS).map(([name, { label, hint, type }]) =>
  input(
    name as keyof NewCompany,
    label,
    hint,
    html`type="${type}" maxlength="${String(LONGEST[name as keyof NewCompany])}"${name === 'phone' ? html`` : html` required`}`,
  ),
)}
${input('code', 'The code', 'Eight letters. The terminal shows them.', html`maxlength="12" autocomplete="off" autocapitalize="none" required`)}
<p><button type="submit">Make the site</button></p>
</form>`;
}

const STYLE =
  'label{font-weight:700}input{width:100%;min-height:3rem;padding:.5rem .75rem;border:2px solid var(--soft);border-radius:8px;background:var(--card);color:var(--ink);font:inherit}[aria-invalid]{border-color:var(--fault)}';

/** Another site's page can't send the form. */
function isFromHere({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}

/** As in kx7m-2qwp. */
function newCode(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

function isSame(typed: string, code: string): boolean {
  const [one, other] = [typed, code].map((text) =>
    Buffer.from(text.toLowerCase().replace(/[^a-z0-9]/g, '')),
  ) as [Buffer, Buffer];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** @returns null if the body is too long */
async function readFields(request: IncomingMessage): Promise<Fields | null> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > MOST_BYTES) return null;
  }
  const form = new URLSearchParams(body);
  const field = (name: keyof Fields) => form.get(name) ?? '';
  return { code: field('code'), name: field('name'), phone: field('phone'), town: field('town') };
}
