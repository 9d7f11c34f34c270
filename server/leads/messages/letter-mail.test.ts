import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { letterForm } from '../../../domain/forms/letter-states.ts';
import { readPostedForm } from '../../../domain/forms/read-posted-form.ts';
import { fixtureMailContext } from '../../testing/fixture-site.ts';
import { renderLeadMail } from './lead-mail.ts';
import { leadMessage } from './lead-messages.ts';

function render(changes: Record<string, string> = {}) {
  const fields = {
    state: 'VA',
    property: '12 Oak <b>Street</b>',
    closing: '2026-12-04',
    access: 'A lockbox',
    name: 'Pat Agent',
    phone: '804 555 0142',
    email: 'pat@example.com',
    zip: '23220',
    ...changes,
  };
  const read = readPostedForm(letterForm, fields, randomUUID, '2026-11-20');
  if (!read.success) throw new Error(JSON.stringify(read.issues));
  const row = leadMessage({
    kind: 'lead',
    submission: read.output,
    stage: 'complete',
    state: 'pending',
    dueAt: 0,
    now: Date.parse('2026-11-20T23:00:00Z'),
    messageIdDomain: 'fixture.example',
  });
  return renderLeadMail(row, fixtureMailContext);
}

test('the closing and the working days before it open the mail', () => {
  const mail = render();
  expect(mail.subject).toBe('Termite letter, closing 2026-12-04: 12 Oak <b>Street</b>');
  expect(mail.text).toMatch(
    /^Termite letter NPMA-33 for a closing on Friday, December 4, 2026\. 9 working days before it\./,
  );
  expect(mail.text).toContain(
    'Access: A lockbox\nPaid by: not said\nCopies to: not said\nZIP: 23220',
  );
  expect(mail.text).toContain('Notes:\n(nothing added)');
  expect(mail.replyTo).toBe('pat@example.com');
  expect(mail.html).toContain('12 Oak &lt;b&gt;Street');
});

test('short notice is said in the subject', () => {
  const mail = render({ closing: '2026-11-23' });
  expect(mail.subject).toMatch(/^Short notice\. /);
  expect(mail.text).toContain('No working day before it.');
});
