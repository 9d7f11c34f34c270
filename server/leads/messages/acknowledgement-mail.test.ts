import { beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '../../../domain/messages/message-language.ts';
import { fromJson, toJson } from '../../database/json.ts';
import type { LeadPayload } from '../../database/tables.ts';
import type { MailContext } from '../../mail/message.ts';
import { fixtureMailContext, fixtureSite } from '../../testing/fixture-site.ts';
import { newLeadMessage } from '../../testing/test-server.ts';
import { renderAcknowledgement } from './acknowledgement-mail.ts';
import { renderLeadMail } from './lead-mail.ts';

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
    {
      ...{ help: 'Trouble breathing: 911.', urgent: true },
      ...(language === 'es'
        ? { names: ['avispa'], commands: ['No rocíe ni tape nada.'] }
        : { names: ['wasp'], commands: ['Don’t spray it.'] }),
    },
  ],
};
const acknowledge = (changes: Record<string, unknown> = {}, more: Partial<MailContext> = {}) =>
  renderAcknowledgement(newLeadMessage('acknowledgement', changes), { ...context, ...more });

test('repeats nothing that the visitor typed, and answers no robot', () => {
  const typed = 'canary4711';
  const fields = ['first_name', 'phone', 'description', 'service_needed', 'source'];
  const mail = acknowledge({
    ...Object.fromEntries(fields.map((field) => [field, typed])),
    ...{ page: `/${typed}`, address: `ZIP: ${typed}`, email: 'stranger@example.com' },
  });
  expect(JSON.stringify(mail)).not.toContain(typed);
  expect(mail.to).toEqual(['stranger@example.com']);
  expect(mail.text).toContain('(804) 555-0101');
  expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
});

test('who asked in Spanish is answered in Spanish, with the Spanish settings and home page', () => {
  const mail = acknowledge({ language: 'es' });
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
  const mailOf = (site: typeof context.site) => acknowledge({}, { site });
  expect(mailOf(context.site).text).toContain('don’t spray');
  const trade = { ...context.site.trade, name: 'window cleaning' };
  const { text, html } = mailOf({ ...context.site, trade });
  for (const words of [text, html]) expect(words).not.toMatch(/spray|Until then/);
  expect(text).not.toContain('\n\n\n');
});

test('the mail to the office is in English and names the language to call in', () => {
  const { text } = renderLeadMail(newLeadMessage('lead', { language: 'es' }), context);
  expect(text).toContain('Language: Spanish\n');
  expect(renderLeadMail(newLeadMessage('lead'), context).text).not.toContain('Language:');
});

test('says by when the office calls, and what to do until then about the pest that is named', () => {
  const wasps = acknowledge({ service_needed: '', description: 'Wasps under the porch roof' });
  for (const words of [wasps.text, wasps.html]) {
    expect(words).toContain('We open on Monday at 8 am and call or text you by 9 am.');
    expect(words).toContain('Right now:');
    expect(words).toContain('• Don’t spray it.');
    expect(words).toContain('Trouble breathing: 911.');
    expect(words).not.toContain('under the porch roof');
  }
  const spanish = { language: 'es', source: 'chatbot', description: 'un nido de avispas' };
  expect(acknowledge(spanish).text).toContain('Por ahora:\n• No rocíe ni tape nada.');
  const unnamed = acknowledge({ service_needed: '', description: 'Something' });
  expect(unnamed.text).toContain('Until then: take a photo of what you see');
});

test('the request of a letter has its closing, and to call where that is near', () => {
  const letterFor = (closing: string) => {
    const row = newLeadMessage('acknowledgement', { source: 'termite-letter' });
    const details = { form: 'letter', closing } as unknown as LeadPayload['details'];
    const lead: LeadPayload = { ...fromJson(row.payload), details };
    return renderAcknowledgement({ ...row, payload: toJson(lead) }, context).text;
  };
  expect(letterFor('2026-12-18')).toContain('Your closing: Friday, December 18, 2026.');
  expect(letterFor('2026-12-18')).not.toContain('please call.');
  expect(letterFor('2026-11-23')).toMatch(/fewer than \d working days: please call\./);
  expect(letterFor('2026-12-18')).toContain('Until then: have the utilities on');
});
