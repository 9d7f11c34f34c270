import { expect, test } from 'vitest';
import { parseCsv, readText, toCsv } from './csv.ts';

test.each([
  [
    'semicolons, with commas in cells',
    'a;b\r\n"c,d";e',
    [
      ['a', 'b'],
      ['c,d', 'e'],
    ],
  ],
  [
    'quotes, commas and line ends in quotes',
    '"a ""b"", c","d\ne"\nf,g',
    [
      ['a "b", c', 'd\ne'],
      ['f', 'g'],
    ],
  ],
  [
    'empty cells, and no blank lines',
    'a,,b\n\n , \n,c,\n',
    [
      ['a', '', 'b'],
      ['', 'c', ''],
    ],
  ],
  ['text behind a quote', '"Doe, Ann" <ann@x.example>,b', [['Doe, Ann <ann@x.example>', 'b']]],
])('%s', (_name, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test('a text is read back unchanged, in each encoding that spreadsheets use', () => {
  const text = toCsv(['a'], [{ a: 'ñandú, "5"' }]);
  const utf16 = Buffer.from(text, 'utf16le');
  for (const bytes of [Buffer.from(text), utf16, Buffer.from(utf16).swap16()])
    expect(parseCsv(readText(bytes))).toEqual([['a'], ['ñandú, "5"']]);
});

test.each([
  ['+1 (804) 555-0142', '+1 (804) 555-0142'],
  ["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ['+1\n=2', "'+1\n=2"],
  ['=1+1', "'=1+1"],
  ['\u200b=1', "'\u200b=1"],
  ['804-555-0142', '804-555-0142'],
])('%j is written as %j', (text, cell) => {
  expect(toCsv(['a'], [{ a: text }])).toBe(`\uFEFF"a"\r\n"${cell}"\r\n`);
});
