import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadSiteData } from '../../../content-loader/site-data.ts';
import { SettingsContext, SiteContext } from '../../lib/site-data.ts';
import { ContactBar } from './contact-bar.tsx';

test.each([true, false])('visitors have the chat and its prompt where `chat` is %s', (chat) => {
  const { site, ...data } = loadSiteData();
  const bar = renderToStaticMarkup(
    createElement(
      SiteContext.Provider,
      { value: { ...data, site: { ...site, chat } } },
      createElement(SettingsContext.Provider, { value: data.settings }, createElement(ContactBar)),
    ),
  );
  expect(bar.includes('data-island="chat"')).toBe(chat);
  expect(bar.includes('class="chat"')).toBe(chat);
  expect(bar).toContain('class="call-bar"');
  for (const { phone } of Object.values(site.territories))
    expect(bar).toContain(`href="tel:+1${phone.replace(/\D/g, '')}"`);
});
