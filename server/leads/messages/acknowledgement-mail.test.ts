import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { inLanguage } from '../../../domain/messages/language.ts';
import { fromJson, toJson } from '../../database/json.ts';
import type { LeadPayload } from '../../database/tables.ts';
import type { MailContext } from '../../mail/message.ts';
import { fixtureMailContext, fixtureSite } from '../../testing/fixture-site.ts';
import { newSubmission } from '../../testing/test-server.ts';
import { renderAcknowledgement } from './acknowledgement-mail.ts';
import { renderLeadMail } from './lead-mail.ts';
import { leadMessage } from './lead-messages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T23:30:00Z') });
});

const spanishSite = inLanguage('es', () => ({
  ...fixtureSite,
  hours: { ...fixtureSite.hours, label: 'De lunes a viernes de 8 a 18 h' },
}));
const context: MailContext = {
  ...fixtureMailContext,
  sites: { es: spanishSite },
  advice: (language) => [
    language === 'es'
      ? {
          names: ['avispa'],
          commands: ['No rocíe ni tape nada.'],
          help: 'Falta de aire: 911.',
          urgent: true,
        }
      : {
          names: ['wasp'],
          commands: ['Don’t spray it.'],
          help: 'Trouble breathing: 911.',
          urgent: true,
        },
  ],
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
    expect(words).toContain('Horario de la oficina: De lunes a viernes de 8 a 18 h.');
    expect(words).toContain('https://fixture.example/es');
    expect(words).not.toMatch(/Thank you|Office hours|Did you not/);
  }
  expect(mail.html).toContain('lang="es-US"');
});

test('a company of another trade gives no advice about pests', () => {
  const mailOf = (site: typeof context.site) =>
    renderAcknowledgement(rowOf('acknowledgement', {}), { ...context, site });
  expect(mailOf(context.site).text).toContain('don’t spray');
  const trade = { ...context.site.trade, name: 'window cleaning' };
  const { text, html } = mailOf({ ...context.site, trade });
  for (const words of [text, html]) expect(words).not.toMatch(/spray|Until then/);
  expect(text).not.toContain('\n\n\n');
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

test('says by when somebody calls, and what to do until then about the pest that is named', () => {
  const wasps = renderAcknowledgement(
    rowOf('acknowledgement', { service_needed: '', description: 'Wasps under the porch roof' }),
    context,
  );
  for (const words of [wasps.text, wasps.html]) {
    expect(words).toContain('We open on Monday at 8 am and call or text you by 9 am.');
    expect(words).toContain('Right now:');
    expect(words).toContain('• Don’t spray it.');
    expect(words).toContain('Trouble breathing: 911.');
    expect(words).not.toContain('under the porch roof');
  }
  const spanish = { language: 'es', source: 'chatbot', description: 'un nido de avispas' };
  const { text } = renderAcknowledgement(rowOf('acknowledgement', spanish), context);
  expect(text).toContain('Por ahora:\n• No rocíe ni tape nada.\nFalta de aire: 911.');
  const unnamed = rowOf('acknowledgement', { service_needed: '', description: 'Something' });
  expect(renderAcknowledgement(unnamed, context).text).toContain(
    'Until then: take a photo of what you see',
  );
});

test('names the night line where there is one', () => {
  const { hours } = fixtureSite;
  const day = { ...hours, emergency_24_7: false };
  const night = { ...hours, emergency_24_7: true, emergency_label: '24/7 emergency line' };
  const textWith = (some: typeof hours) =>
    renderAcknowledgement(rowOf('acknowledgement', {}), {
      ...context,
      site: { ...fixtureSite, hours: some },
      sites: {},
    }).text;
  expect(textWith(night)).toContain('24/7 emergency line');
  expect(textWith(day)).not.toContain('24/7');
});

test('the request of a letter has its closing, and to call where that is near', () => {
  const letterFor = (closing: string) => {
    const row = rowOf('acknowledgement', { source: 'termite-letter' });
    const details = { form: 'letter', closing } as unknown as LeadPayload['details'];
    const lead: LeadPayload = { ...fromJson(row.payload), details };
    return renderAcknowledgement({ ...row, payload: toJson(lead) }, context).text;
  };
  expect(letterFor('2026-12-18')).toContain('Your closing: Friday, December 18, 2026.');
  expect(letterFor('2026-12-18')).not.toContain('please call.');
  expect(letterFor('2026-11-23')).toMatch(/fewer than \d working days: please call\./);
  expect(letterFor('2026-12-18')).toContain('Until then: have the utilities on');
});

test('photos are looked at', () => {
  const photo = rowOf('acknowledgement', { source: 'pest-photo', description: 'What is it?' });
  const { text } = renderAcknowledgement(photo, context);
  expect(text).toContain('We look at your photos and tell you what they show');
  expect(text).toContain('Until then: keep what you found in a bag');
});
