import { createElement } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadSiteData } from '../../../publisher/page-data/site-data.ts';
import { renderOnSite } from '../../lib/testing/render-on-site.ts';
import { fixedParts } from './attach-contact-bar.ts';
import { ContactBar } from './contact-bar.tsx';

test.each([true, false])('visitors have the chat and its prompt where `chat` is %s', (chat) => {
  const { site } = loadSiteData();
  const page = { initialEntries: ['/services/ant-control'] };
  const onPage = createElement(MemoryRouter, page, createElement(ContactBar));
  const bar = renderOnSite(onPage, { site: { ...site, chat } });
  expect(bar.includes('data-island="chat"')).toBe(chat);
  expect(bar.includes('class="chat"')).toBe(chat);
  expect(bar).toContain('class="call-bar"');
  expect(bar).toContain('href="/quote?pest=ants"');
  for (const { phone } of Object.values(site.territories))
    expect(bar).toContain(`href="tel:+1${phone.replace(/\D/g, '')}"`);
});

test.each([
  ['too little room for both', { window: 568, header: 56, bar: 104 }, { header: false, bar: true }],
  ['exactly a quarter', { window: 640, header: 56, bar: 104 }, { header: true, bar: true }],
  ['large text', { window: 664, header: 112, bar: 210 }, { header: true, bar: false }],
  ['larger text still', { window: 568, header: 150, bar: 260 }, { header: false, bar: false }],
  ['a low window', { window: 479, header: 20, bar: 20 }, { header: false, bar: false }],
])('%s', (_, heights, fixed) => {
  expect(fixedParts(heights)).toEqual(fixed);
});
