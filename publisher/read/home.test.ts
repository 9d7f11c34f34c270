import { expect, test } from 'vitest';
import { linkOnlyTo, loadHome } from './home.ts';
import { loadFaqs, loadReviews, loadSite, loadVisits } from './load.ts';

const home = loadHome();

test('thirteen questions, eight reviews, three cards, three zones (spec §2, §9)', () => {
  expect(loadFaqs()).toHaveLength(13);
  expect(loadReviews()).toHaveLength(8);
  expect(home.services.cards).toHaveLength(3);
  expect(home.pests.zones.map((zone) => zone.id)).toEqual(['indoor', 'exterior', 'lawn']);
});

test('the answer mentions the portal only if there is one, and otherwise says how to get the dates', () => {
  const dates = (customer_portal: string | null, visits: ReturnType<typeof loadVisits> = null) =>
    loadFaqs(undefined, { ...loadSite(), customer_portal }, visits).find(({ question }) =>
      question.startsWith('How do I see my service dates'),
    );
  const without = dates(null);
  expect(without?.answer).toMatch(/^Call us or write to \S+@\S+\. We tell you your next date/);
  expect(
    JSON.stringify(loadFaqs(undefined, { ...loadSite(), customer_portal: null }, null)),
  ).not.toMatch(/portal/i);
  expect(dates('https://portal.example.com')).toMatchObject({
    answer: expect.stringContaining('customer portal'),
    portal: 'https://portal.example.com',
  });
  expect(dates(null, loadVisits())).toMatchObject({
    answer: expect.stringContaining('customer portal'),
    portal: '/visits',
  });
});

test('a link to a missing page is left out, and its pest stays as text', () => {
  const few = linkOnlyTo(new Set(['/pest-info/ants', '/services/termite-control']), home);
  expect(few.hero.links.map((link) => link.page)).toEqual([
    '/pest-info/ants',
    '/services/termite-control',
  ]);
  const indoor = few.pests.zones[0]?.pests ?? [];
  expect(indoor).toHaveLength(home.pests.zones[0]?.pests.length ?? 0);
  expect(indoor.flatMap((pest) => pest.page ?? [])).toEqual(['/pest-info/ants']);
});
