import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJson } from '../database/json.ts';
import type { LeadPayload } from '../database/tables.ts';
import { renderAcknowledgement } from '../leads/messages/acknowledgement-mail.ts';
import { renderLeadMail } from '../leads/messages/lead-mail.ts';
import { fixtureMailContext } from '../testing/fixture-site.ts';
import { newSubmission } from '../testing/test-server.ts';
import { createMailer } from './mailer.ts';
import { type MailMessage, mailOfRow } from './message.ts';

const root = mkdtempSync(join(tmpdir(), 'mail-'));

/** What has a meaning in a mail's head, in every spelling a mail program might take for it. */
const MALICIOUS = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['\r\n', '\n', '\r', '\r\n ', '\0', '\v', '\u0085', '\u2028', '\u202e', '%0d%0a'],
        ...['Bcc: x@evil.example', 'Content-Type: text/html', '\r\n\r\n', '\r\n.\r\n'],
        ...['=?utf-8?q?=0D=0ABcc:_x@evil.example?=', ',', ';', '<', '>', '"', '\\', '(', ':'],
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

const LEAD_HEADERS = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject'],
  ...['to', 'x-lead-stage', 'x-submission-id'],
];

test('whatever was typed, a mail has its own headers and its own recipients, and no others', async () => {
  let number = 0;
  const fields = ['first_name', 'phone', 'email', 'address', 'service_needed', 'description'];
  const typed = Object.fromEntries([...fields, 'source', 'page'].map((name) => [name, MALICIOUS]));
  await fc.assert(
    // Not even checked by the schema, which would refuse most of it: the second fence has to hold alone.
    fc.asyncProperty(fc.record(typed), MALICIOUS, async (said, campaign) => {
      const submission_id = randomUUID();
      const payload = newSubmission({ ...said, submission_id });
      const row = {
        stage: 'complete' as const,
        submission_id,
        message_id: `<${submission_id}.lead.complete@fixture.example>`,
        payload: toJson<LeadPayload>({
          ...payload,
          received_at: 0,
          attribution: { [campaign]: campaign },
        } as never),
      };
      const head = await headOf(
        mailOfRow(row, renderLeadMail({ ...row, kind: 'lead' }, fixtureMailContext)),
        number++,
      );
      const names = head.map(({ name }) => name).filter((name) => name !== 'reply-to');
      expect(names.sort()).toEqual(LEAD_HEADERS);
      expect(head.find(({ name }) => name === 'to')?.value).toBe('leads@fixture.example');
      const acknowledgement = renderAcknowledgement(row, fixtureMailContext);
      for (const text of [acknowledgement.subject, acknowledgement.text, acknowledgement.html]) {
        expect(text).not.toContain('evil.example');
      }
    }),
    { numRuns: 100 },
  );
});

/** The head of a mail as it is written to disk, its folded lines joined. */
async function headOf(mail: MailMessage, number: number) {
  const folder = join(root, String(number));
  const settings = { smtpUrl: null, from: 'office@fixture.example', fromName: 'Fixture' };
  await createMailer({ ...settings, folder }).send(mail);
  const [file = ''] = readdirSync(folder);
  const raw = readFileSync(join(folder, file), 'latin1');
  const [head = ''] = raw.split('\r\n\r\n');
  expect(head).not.toMatch(/[^\r]\n|\r[^\n]|[^\x20-\x7e\r\n\t]/);
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return { name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1).trim() };
    });
}
