import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio, rgbOf } from '../../domain/colors/contrast.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';
import {
  atNight,
  companyModule,
  initialsOf,
  pageCompany,
  symbolOf,
  withEdges,
} from './company-module.ts';

test('a framed page includes only what it uses, and no page includes text that could end its script element', () => {
  const keysOf = (isFramed: boolean) => Object.keys(JSON.parse(pageCompany(isFramed)));
  expect(keysOf(true)).toEqual(['rules', 'hours', 'time_zone', 'response_minutes']);
  expect(keysOf(false)).toEqual(expect.arrayContaining([...keysOf(true), 'campaign_phones']));
  expect(pageCompany(false)).not.toContain('<');
});

test('the module differs by language, and its URL changes with its words', () => {
  const [en, es] = (['en', 'es'] as const).map((language) => inLanguage(language, companyModule));
  expect(en?.url).toMatch(/^\/assets\/company-[\w-]{8}\.js$/);
  expect(es?.url).toMatch(/^\/assets\/es\/company-[\w-]{8}\.js$/);
  expect(en?.source).toContain('What happens next');
  expect(es?.source).not.toContain('What happens next');
});

test('a logo keeps its viewBox, whatever its size', () => {
  expect(
    symbolOf(
      '<?xml version="1.0"?>\n<svg viewBox="0 0 200 80" fill="none"><path d="M0 0"/></svg>\n',
      'logo',
    ),
  ).toBe('<symbol id="logo" viewBox="0 0 200 80" fill="none"><path d="M0 0"/></symbol>');
  expect(symbolOf('<svg width="120px" height="40"><g/></svg>', 'logo')).toContain(
    'viewBox="0 0 120 40"',
  );
});

test('a company without a logo has its initials as its mark', () => {
  expect(initialsOf('Peach State')).toBe('PS');
  expect(initialsOf('Élan & Co. Pest')).toBe('EC');
  expect(initialsOf('Sooner State')).toBe('S');
});

test('boards in another color get edges in that color, unless the company sets one', () => {
  expect(withEdges({ ruf: '#1f5d8c' })).toEqual({ ruf: '#1f5d8c', rufl: '#3b719a' });
  const own = { ruf: '#1f5d8c', rufl: '#ffffff' };
  expect(withEdges(own)).toBe(own);
  expect(withEdges({ cream: '#f4f8fb' })).toEqual({ cream: '#f4f8fb' });
});

test('words in a company’s color are lighter at night', () => {
  const [, haint = ''] =
    /--haint: light-dark\(.*, (#\w+)\);/.exec(readFileSync('site/styles/light.css', 'utf8')) ?? [];
  const ground = rgbOf(haint);
  const blue = rgbOf('#1f5d8c');
  expect(contrastRatio(blue, ground)).toBeLessThan(4.5);
  expect(contrastRatio(atNight(blue), ground)).toBeGreaterThanOrEqual(4.5);
  const pale = rgbOf('#f4f8fb');
  expect(atNight(pale)).toEqual(pale);
});
