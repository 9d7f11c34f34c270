import { describe, expect, it } from 'vitest';
import { inLanguage } from '../messages/message-language.ts';
import { localPath, nearestPath, pageLocale, pathIn, splitLanguage } from './language.ts';

describe('the address of a page', () => {
  it.each([
    ['/', '/es'],
    ['/quote', '/es/quote'],
    ['/upload?where=Kitchen#photos', '/es/upload?where=Kitchen#photos'],
    ['/#reviews', '/es#reviews'],
  ])('%s is %s in Spanish, and itself in English', (english, spanish) => {
    expect(pathIn('es', english)).toBe(spanish);
    expect(pathIn('en', english)).toBe(english);
  });

  it.each([
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/quote', 'es', '/quote'],
    ['/quote', 'en', '/quote'],
    ['/essex', 'en', '/essex'],
  ])('%s is in %s, of the English page %s', (address, language, path) => {
    expect(splitLanguage(address)).toEqual({ language, path });
  });

  it('depends on the current language', () => {
    expect(localPath('/quote')).toBe('/quote');
    expect(inLanguage('es', () => [localPath('/quote'), pageLocale()])).toEqual([
      '/es/quote',
      'es-US',
    ]);
  });
});

describe('the nearest page in the other language', () => {
  const pages = ['/', '/quote', '/pest-info', '/pest-info/ants'];

  it.each([
    ['/pest-info/ants', '/pest-info/ants'],
    ['/pest-info/moles', '/pest-info'],
    ['/service-areas/richmond', '/'],
    ['/thank-you/quote', '/thank-you/quote'],
    ['/404', '/'],
  ])('of %s is %s', (path, nearest) => {
    expect(nearestPath(path, pages)).toBe(nearest);
  });
});
