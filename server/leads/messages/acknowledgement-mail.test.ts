import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { inLanguage } from '../../../messages/language.ts';
import type { MailContext } from '../../mail/message.ts';
import { fixtureAreas, fixtureSite } from '../../testing/fixture-site.ts';
import { newSubmission } from '../../testing/test-server.ts';
import { renderAcknowledgement } from './acknowledgement-mail.ts';
import { renderLeadMail } from './lead-mail.ts';
import { leadMessage } from './lead-messages.ts';

const spanishSite = inLanguage('es', () => ({
  ...fixtureSite,
  claims: { ...fixtureSite.claims, response_promise: 'Le llamamos hoy.' },
}));
const context: MailContext = {
  site: fixtureSite,
  sites: { es: spanishSite },
  areas: fixtureAreas,
  siteUrl: 'https://fixture.example',
  leadsTo: ['leads@fixture.example'],
};
const rowOf = (kind: 'lead' | 'acknowledgement', changes: Record<string, unknown>) =>
  leadMessage({
    kind,
    submission: v.parse(ContactSubmission, newSubmission(changes)),
    stage: 'complete',
    state: 'pending',
    dueAt: 0,
    now: Date.parse('2026-11-20T23:00:00Z'),
    messageIdDomain: 'fixture.example',
  });

test('who asked in Spanish is answered in Spanish, with the Spanish settings and home page', () => {
  const mail = renderAcknowledgement(rowOf('acknowledgement', { language: 'es' }), context);
  const { name } = fixtureSite.brand;
  expect(mail.subject).toBe(`${name}: recibimos su solicitud`);
  for (const words of [mail.text, mail.html]) {
    expect(words).toContain(`Gracias por pedirle ayuda a ${name}.`);
    expect(words).toContain('Le llamamos hoy.');
    expect(words).toContain('https://fixture.example/es');
    expect(words).not.toMatch(/Thank you|Office hours|Did you not/);
  }
  expect(mail.html).toContain('lang="es-US"');
});

test('who asked in English is answered in English', () => {
  const mail = renderAcknowledgement(rowOf('acknowledgement', {}), context);
  expect(mail.text).toContain('Thank you for asking');
  expect(mail.text).toMatch(/https:\/\/fixture\.example\n$/);
  expect(mail.html).toContain('lang="en-US"');
});

test('the mail to the office is in English and names the language to call in', () => {
  const mail = renderLeadMail(rowOf('lead', { language: 'es', first_name: 'José Núñez' }), context);
  expect(mail.text).toContain('Language: Spanish\n');
  expect(mail.text).toContain('José Núñez');
  expect(renderLeadMail(rowOf('lead', {}), context).text).not.toContain('Language:');
});
