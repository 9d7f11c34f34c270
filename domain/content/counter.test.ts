import { expect, test } from 'vitest';
import { readCounter } from './counter.ts';

test.each([
  [
    'https://stats.example.com/script.js data-website-id=94db-1cb1',
    ['data-website-id', '94db-1cb1'],
  ],
  ['https://stats.example.com/js/pa-Xy_1-z.js', null],
  [
    'https://stats.example.com/count.js data-goatcounter=https://stats.example.com/count',
    ['data-goatcounter', 'https://stats.example.com/count'],
  ],
])('%s', (setting, attribute) => {
  const [src] = setting.split(' ');
  expect(readCounter(setting)).toEqual({ src, origin: 'https://stats.example.com', attribute });
});

test.each([
  'http://stats.example.com/script.js',
  'https://stats.example.com',
  'https://name:word@stats.example.com/script.js',
  "https://stats.example.com;script-src 'unsafe-inline'/script.js",
  'https://stats.example.com/script.js; script-src *',
  'https://stats.example.com/script.js onload=alert(1)',
  'https://stats.example.com/script.js data-host-url=https://other.example.com',
])('%s is refused', (setting) => {
  expect(readCounter(setting)).toBeNull();
});
