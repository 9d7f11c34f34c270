import { describe, expect, test } from 'vitest';
import type { ContactSubmission } from './contact-submission.ts';
import { readPhotoForm } from './pest-photos.ts';
import { readQuoteForm } from './quote-form.ts';
import { quarantineReason } from './spam.ts';
import { normalJourneys } from './testing/normal-journeys.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const ID = '0b9c2f0e-4a65-4c3b-9a4e-0d6c1f2a3b4c';

function sent(changes: Partial<ContactSubmission> = {}): ContactSubmission {
  const read = readQuoteForm({ name: 'Sam Carter', phone: '804 555 0142' }, () => ID);
  if (!read.ok) throw new Error('a plain form is read');
  return { ...read.submission, started_at: NOW - 60_000, ...changes };
}
const reason = (changes: Partial<ContactSubmission>, unsolved = false) =>
  quarantineReason(sent(changes), { at: NOW, unsolved });

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
      'HTML links',
      { description: 'See <a rel="x" href="http://a.example">this</a>' },
      'link markup',
    ],
    [
      'a list of links',
      { description: 'https://a.example http://b.example www.c.example d-store.shop/now' },
      'links',
    ],
    [
      'search engine services',
      {
        description:
          'I checked your website and it does not rank well on Google. We offer SEO and white label backlinks.',
      },
      'sales offer',
    ],
    [
      'a guest post',
      {
        description:
          'I would like to publish a guest post with a dofollow link on your site. Our domain authority is 60. Visit https://posts.example',
      },
      'sales offer',
    ],
    [
      'a new website',
      {
        description:
          'Dear business owner, we can redesign your website. Website design packages from $199. Reply for a free quote for your website.',
      },
      'sales offer',
    ],
    [
      'money',
      { description: 'Earn passive income with crypto. Forex signals: t.me and www.coins.example' },
      'sales offer',
    ],
    [
      'a loan, with a way out',
      { description: 'Get business funding up to $500k today. To unsubscribe reply STOP.' },
      'sales offer',
    ],
    [
      'pills',
      { description: 'Buy viagra at our online pharmacy https://pills.example' },
      'sales offer',
    ],
    [
      'mailing to contact forms',
      {
        description: 'We send your ad with a contact form blast to millions. www.blast.example/go',
      },
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

test('the strongest signal stands first', () => {
  expect(reason({ company_website: 'x', started_at: NOW - 1, description: 'www.a.example' })).toBe(
    'honeypot, sent in under 3 s, links',
  );
});

test.each<[string, Partial<ContactSubmission>]>([
  ['speed alone', { started_at: NOW }],
  ['speed and one link', { started_at: NOW, description: 'photo: https://a.example/1' }],
  [
    'a clock that is ahead',
    { started_at: NOW + 1, description: 'SEO agency, mice: www.a.example' },
  ],
  ['one link alone in another alphabet is not looked at', { first_name: 'Ольга Иванова' }],
  ['one trade', { description: 'We are a web design company and have ants. www.us.example' }],
  ['an e-mail in the name', { first_name: 'sam@example.com' }],
  ['a name in several capitals', { first_name: 'DeAngeloMcDonald' }],
])('not quarantined: %s', (_name, changes) => {
  expect(reason(changes)).toBeNull();
});

test('where a proof of work is asked for, what was nearly enough is', () => {
  const borderline = { description: 'We are a web design company and have ants. www.us.example' };
  expect(reason(borderline)).toBeNull();
  expect(reason(borderline, true)).toBe('sales offer, no proof of work, links');
});

test('none of 500 ordinary journeys needs a proof of work', () => {
  const journeys = normalJourneys(NOW, () => ID).map(({ sent }) => {
    if (sent.as === 'json') return sent.submission;
    const read = (sent.as === 'photos' ? readPhotoForm : readQuoteForm)(sent.fields, () => ID);
    if (!read.ok) throw new Error('an ordinary form is read');
    return read.submission;
  });
  expect(journeys).toHaveLength(500);
  const reasons = journeys.map((lead) => quarantineReason(lead, { at: NOW, unsolved: true }));
  expect(reasons.filter((found) => found !== null)).toEqual([]);
});

test('long texts are read in no time', () => {
  const hostile = ['<a ', 'www.', 'a.', 'rank ', '[url', 'aA', 'our team ', '\u0430 https://'];
  for (const piece of hostile) {
    const description = piece.repeat(Math.floor(5000 / piece.length));
    const began = performance.now();
    reason({ description });
    expect(performance.now() - began).toBeLessThan(50);
  }
});
