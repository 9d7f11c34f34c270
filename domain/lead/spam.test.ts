import { describe, expect, test } from 'vitest';
import { photoForm } from '../forms/photo-form.ts';
import { quoteForm } from '../forms/quote-form.ts';
import { readPostedForm } from '../forms/read-posted-form.ts';
import type { ContactSubmission } from './contact-submission.ts';
import { quarantineReason } from './spam.ts';
import { normalJourneys } from './testing/normal-journeys.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const ID = '0b9c2f0e-4a65-4c3b-9a4e-0d6c1f2a3b4c';

function sent(changes: Partial<ContactSubmission> = {}): ContactSubmission {
  const posted = { name: 'Sam Carter', phone: '804 555 0142' };
  const read = readPostedForm(quoteForm, posted, () => ID, '2026-11-20');
  if (!read.success) throw new Error('a plain form is read');
  return { ...read.output, started_at: NOW - 60_000, ...changes };
}
const reason = (changes: Partial<ContactSubmission>) => quarantineReason(sent(changes), NOW);

test('none of 500 ordinary journeys is quarantined', () => {
  const quarantined = normalJourneys(NOW, () => ID).filter(({ sent }) => {
    if (sent.as === 'json') return quarantineReason(sent.submission, NOW);
    const form = sent.as === 'photos' ? photoForm : quoteForm;
    const read = readPostedForm(form, sent.fields, () => ID, '2026-11-20');
    return !read.success || quarantineReason(read.output, NOW);
  });
  expect(quarantined.map(({ name }) => name)).toEqual([]);
});

describe('spam is quarantined', () => {
  test.each<[string, Partial<ContactSubmission>, string]>([
    ['a field people never see', { company_website: 'https://x.example' }, 'honeypot'],
    [
      'an address in the name',
      { first_name: 'You won $5,000 https://win.example/claim' },
      'link in the name or phone',
    ],
    [
      'forum links',
      { description: 'Great blog [url=https://pills.example]cheap[/url]' },
      'link markup',
    ],
    [
      'a loan, with a way out',
      { description: 'Get business funding up to $500k today. To unsubscribe reply STOP.' },
      'sales offer',
    ],
    [
      'letters made by a program',
      { first_name: 'kQxTbRwZpLmNv', description: 'gHyTfRdEwSqAzXcV' },
      'random letters',
    ],
    [
      'an advertisement in another alphabet',
      { description: 'Лучшие цены на накрутку подписчиков https://nakrutka.example' },
      'another alphabet around a link',
    ],
    [
      'a program in a hurry',
      {
        started_at: NOW - 40,
        description: 'Improve your search engine optimization: seo-store.shop',
      },
      'sent in under 3 s',
    ],
  ])('%s', (_name, changes, signal) => {
    expect(reason(changes)).toContain(signal);
  });
});

const OFFER = 'We offer SEO and backlinks: www.store.com and www.shop.com';

describe('spam is quarantined however it is hidden', () => {
  test.each([
    ['plain', OFFER],
    ['by letters of another alphabet', 'We offer ЅЕО and bасklіnks: www.store.com, www.shop.com'],
    ['by letters nobody sees', 'We offer S\u200bE\u200bO and back\u00adlinks: www.sto\u2060re.com'],
    ['by letters set apart', 'We offer S.E.O and b a c k l i n k s'],
    ['by digits for letters', 'We offer S3O and b4ckl1nks'],
    [
      'by dots that are spelled out',
      'Look: store dot com, shop [dot] com, best(dot)net, more . org',
    ],
  ])('%s', (_name, description) => {
    expect(reason({ description })).not.toBeNull();
  });
});

test.each<[string, Partial<ContactSubmission>]>([
  [
    'Spanish',
    {
      first_name: 'José Ángel Muñoz',
      description: 'Hay hormigas en la cocina, ¿cuánto cuesta? Año nuevo.',
    },
  ],
  [
    'Vietnamese',
    { first_name: 'Nguyễn Thị Đào', description: 'Con tôi bị sẹo do muỗi đốt, nhà có kiến' },
  ],
  ['Russian', { first_name: 'Ольга Иванова', description: 'У нас в доме осы и муравьи' }],
  ['Persian with its joiners', { first_name: 'مریم', description: 'در خانه\u200cی ما مورچه هست' }],
  [
    'sizes, times and apartments',
    { description: 'Apt 4B, 3br/2ba, B12 block, 2nd floor, call at 5pm, 1st of 10' },
  ],
  [
    'initials',
    { first_name: 'J. R. R. Smith', description: 'U.S.A. flag pole has a wasp nest, H.O.A. asks' },
  ],
  [
    'a dot that is one',
    { description: 'a polka dot pattern of ant hills. Com e quickly . net on the window' },
  ],
])('an ordinary request is not quarantined: %s', (_name, changes) => {
  expect(reason(changes)).toBeNull();
});

test.each<[string, Partial<ContactSubmission>]>([
  ['speed alone', { started_at: NOW }],
  [
    'a clock that is ahead',
    { started_at: NOW + 1, description: 'SEO agency, mice: www.a.example' },
  ],
  ['one link alone in another alphabet is not looked at', { first_name: 'Ольга Иванова' }],
])('not quarantined: %s', (_name, changes) => {
  expect(reason(changes)).toBeNull();
});

test('long texts take bounded time', () => {
  const malicious = [
    '<a ',
    'www.',
    'a.',
    'rank ',
    '[url',
    'aA',
    'our team ',
    '\u0430 https://',
    'a.b.c.',
    ' dot ',
    '( . ) ',
    '\ufdfa',
    '\u200b',
    's3o4 ',
  ];
  for (const piece of malicious) {
    const description = piece.repeat(Math.floor(5000 / piece.length));
    const began = performance.now();
    reason({ description });
    expect(performance.now() - began).toBeLessThan(2000);
  }
});
