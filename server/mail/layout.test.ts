import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureSite } from '../testing/fixture-site.ts';
import { html } from './html.ts';
import { MAIL_COLORS, mailLayout } from './layout.ts';

test('mails have the colors of the site', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  for (const [name, color] of Object.entries(MAIL_COLORS))
    expect(tokens).toContain(`--${name}: ${color};`);
});

test('a company’s own colors take their place', () => {
  const look = mailLayout({ ...fixtureSite, colors: { lamp: '#00ff00' } });
  expect(look.button('https://a.example', 'Go').markup).toContain('background:#00ff00');
  expect(look.page(html``).markup).toContain(MAIL_COLORS.fig);
});

test('a mail fetches nothing, and what was typed stays text', () => {
  const look = mailLayout(fixtureSite);
  const { markup } = look.page(look.quoted('Said', '<img src=x>\n& more'));
  expect(markup).not.toMatch(/<img|<link|<script|url\(|@import/);
  expect(markup).toContain('&lt;img src=x&gt;\n&amp; more');
});
