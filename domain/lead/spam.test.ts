import { describe, expect, test } from 'vitest';
import { quoteForm } from '../forms/quote-form.ts';
import { readPostedForm } from '../forms/read-posted-form.ts';
import type { ContactSubmission } from './contact-submission.ts';
import { quarantineReason } from './spam.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const ID = '0b9c2f0e-4a65-4c3b-9a4e-0d6c1f2a3b4c';
const read = readPostedForm(quoteForm, { name: 'Sam', phone: '804 555 0142' }, () => ID, '2026-11');
if (!read.success) throw new Error('a plain form is read');
const PLAIN = { ...read.output, started_at: NOW - 60_000 };

const reason = (changes: Partial<ContactSubmission>) =>
  quarantineReason({ ...PLAIN, ...changes }, NOW);

const NAMES = [
  ...['MARY ANN SMITH', 'José Ramírez-Núñez', 'Nguyễn Thị Minh Khai', '王小明', 'Ольга Иванова'],
  ...['محمد الأحمد', 'Siobhán O’Malley', 'Zoë 🐜', 'D. J. McDonald-MacArthur III', 'X Æ A-12', 'O'],
  ...['DeAngelo LaToya VanDyke', 'sam@example.com', 'Pizza Palace Inc.', 'J. R. R. Smith'],
];
const DESCRIPTIONS = [
  '',
  'ANTS!!!! EVERYWHERE!!!!',
  'Found droppings under the sink.\nHeard scratching in the attic.\n\nPlease call after 5pm',
  'We closed on a house and the VA loan needs a termite inspection letter by Friday.',
  'We provide student housing and three units have roaches. What would a contract cost?',
  'Saw you on Google. Bed bugs after a trip to a casino hotel in Atlantic City.',
  'We offer vacation rentals in Sandbridge; spiders on every porch.',
  'They look like the ones on the extension page ext.vt.edu/ants',
  'write to me at sam.carter@example.com, I don’t hear well on the phone',
  'Hay hormigas en la cocina, ¿cuánto cuesta? Año nuevo.',
  'Con tôi bị sẹo do muỗi đốt, nhà có kiến',
  'У нас тараканы на кухне и муравьи в ванной. Пожалуйста, позвоните вечером.',
  'در خانه\u200cی ما مورچه هست',
  'Please opt me out of texts. Just call. Wasps by the mailbox.',
  'I found 3.5 ants.top shelf of the pantry,also crumbs.they come back every spring',
  'termites??? swarmers <1 inch, > 100 of them, a href I found says call right away',
  'a'.repeat(4000),
  'Need quote for 2,400 sq ft, 3br/2ba, Apt 4B, B12 block, call at 5pm, 1st of 10',
  'it’s an emergency!!! hornets by the door, son is allergic $$$ no matter what it costs $$$',
  'U.S.A. flag pole has a wasp nest, H.O.A. asks. Tues/Thurs before 9:30 a.m. works',
  'a polka dot pattern of ant hills. Com e quickly . net on the window',
];
/** Texts with a link or one word of an offer. */
const ALMOST_SUSPICIOUS = [
  'I run a small web design company and we have mice in our office on Broad Street.',
  'I work in SEO from home and the carpenter bees outside my window drive me crazy.',
  'Can you get rid of a snake? Also how do I unsubscribe from your newsletter',
  'Invoice my business: Carter’s Crypto Cafe.',
  'Here is a photo: https://photos.example.com/a/4711',
  'Pictures: https://photos.example.com/1 and https://photos.example.com/2',
  'Is this you? www.example.com/coupon says $49 a month',
  'My landlord (www.landlord-rentals.com) said to call you. Roaches.',
];

test.each([
  ['at ease', NOW - 95_000, [...DESCRIPTIONS, ...ALMOST_SUSPICIOUS]],
  ['with autofill, within 3 s', NOW - 2900, DESCRIPTIONS],
  ['on a device whose clock is ahead', NOW + 1, [...DESCRIPTIONS, ...ALMOST_SUSPICIOUS]],
])('no ordinary request is quarantined that is sent %s', (_, started_at, descriptions) => {
  for (const first_name of NAMES)
    for (const description of descriptions)
      expect(
        reason({ first_name, phone: 'text me: 804-555-0142', description, started_at }),
        `${first_name}: ${description}`,
      ).toBeNull();
});

test.each<[string, string, Partial<ContactSubmission>]>([
  ['honeypot', 'a field people never see', { company_website: 'https://x.example' }],
  [
    'link in the name or phone',
    'an address in the name',
    { first_name: 'You won $5,000 https://win.example/claim' },
  ],
  [
    'link markup',
    'forum links',
    { description: 'Great blog [url=https://pills.example]cheap[/url]' },
  ],
  [
    'sales offer',
    'a loan, with a way out',
    { description: 'Get business funding up to $500k today. To unsubscribe reply STOP.' },
  ],
  [
    'random letters',
    'letters made by a program',
    { first_name: 'kQxTbRwZpLmNv', description: 'gHyTfRdEwSqAzXcV' },
  ],
  [
    'another alphabet around a link',
    'an advertisement in another alphabet',
    { description: 'Лучшие цены на накрутку подписчиков https://nakrutka.example' },
  ],
  [
    'sent in under 3 s',
    'a program in a hurry',
    { started_at: NOW - 40, description: 'Search engine optimization: seo-store.shop' },
  ],
])('%s: %s is quarantined', (signal, _name, changes) => {
  expect(reason(changes)).toContain(signal);
});

describe('an offer is quarantined however it is hidden', () => {
  test.each([
    ['not at all', 'We offer SEO and backlinks: www.store.com and www.shop.com'],
    ['by letters of another alphabet', 'We offer ЅЕО and bасklіnks: www.store.com, www.shop.com'],
    ['by letters nobody sees', 'We offer S\u200bE\u200bO and back\u00adlinks: www.sto\u2060re.com'],
    ['by letters set apart', 'We offer S.E.O and b a c k l i n k s'],
    ['by digits for letters', 'We offer S3O and b4ckl1nks'],
    [
      'by dots that are spelled out',
      'See: store dot com, shop [dot] com, best(dot)net, more . org',
    ],
  ])('%s', (_name, description) => {
    expect(reason({ description })).not.toBeNull();
  });
});

test('long texts take bounded time', () => {
  const pieces = ['<a ', 'www.', 'a.', 'rank ', '[url', 'aA', 'our team ', '\u0430 https://'];
  const hidden = ['a.b.c.', ' dot ', '( . ) ', '\ufdfa', '\u200b', 's3o4 '];
  for (const piece of [...pieces, ...hidden]) {
    const began = performance.now();
    reason({ description: piece.repeat(Math.floor(5000 / piece.length)) });
    expect(performance.now() - began, piece).toBeLessThan(2000);
  }
});
