import { expect, test } from 'vitest';
import type { Language } from '../../domain/language/language.ts';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import { fillTemplate, mailLink, TEMPLATES, textLink } from './templates.ts';

const company = {
  name: 'Wrenhouse Pest Control',
  phone: '(888) 555-0119',
  territories: [{ id: 'richmond', label: 'Richmond', phone: '(804) 555-0142' }],
} as SessionAnswer['company'];
const lead = {
  ...{ name: 'Dana Whitfield', service_needed: 'Ants', territory: 'richmond' },
  language: 'en' as Language,
};
const fill = (changed: Partial<typeof lead>) =>
  TEMPLATES.map((template) =>
    fillTemplate(template, { ...lead, ...changed }, 'Maria Lopez', company),
  );

test('first names, the pest and the number that the visitor saw are filled in', () => {
  expect(fill({})[0]).toEqual({
    subject: 'We tried to call you about ants',
    body: 'Hello Dana, this is Maria from Wrenhouse Pest Control. I just tried to call you about ants. When is a good time? You can also call us at (804) 555-0142.',
  });
});

test('who asked on a Spanish page is written to in Spanish', () => {
  for (const { subject, body } of fill({ language: 'es' }).slice(0, -1)) {
    expect(subject + body).not.toMatch(/\b(your|the|us)\b|[{}]|ants/i);
    expect(body).toMatch(/^Hola, Dana: le escribe Maria, de Wrenhouse Pest Control\./);
  }
});

test('nothing stays open, whatever is missing', () => {
  for (const { subject, body } of fill({ name: '', service_needed: '', territory: 'nowhere' })) {
    expect(subject + body).not.toMatch(/[{}]|undefined| ,/);
    if (body) expect(body).toMatch(/^Hello, this is Maria /);
  }
  expect(fill({ territory: 'nowhere' })[0]?.body).toContain('(888) 555-0119');
  const [first] = fill({ service_needed: 'Something is scratching in the attic at night!' });
  expect(first?.subject).toBe('We tried to call you about your request');
});

test('the links carry words with every letter, and an address of a visitor adds no field to the mail', () => {
  expect(textLink('tel:+18045550142,4', 'a & b?')).toBe('sms:+18045550142?&body=a%20%26%20b%3F');
  expect(textLink(null, 'a')).toBeNull();
  expect(mailLink('d+x@example.com?bcc=b@example.com', 'A & B', 'c\nd')).toBe(
    'mailto:d%2Bx@example.com%3Fbcc%3Db%40example.com?subject=A%20%26%20B&body=c%0Ad',
  );
});
