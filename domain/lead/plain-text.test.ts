import { expect, test } from 'vitest';
import { hiddenReadings, plainText } from './plain-text.ts';

test.each([
  ['good ЅЕО', 'good SEO'],
  ['ｓｅｏ 𝐛𝐚𝐜𝐤𝐥𝐢𝐧𝐤𝐬', 'seo backlinks'],
  ['ʙᴀᴄᴋʟɪɴᴋꜱ', 'backlinks'],
  ['back\u200blin\u00adks', 'backlinks'],
  ['store dot com', 'store.com'],
  ['store [dot] com', 'store.com'],
  ['store . com', 'store.com'],
  ['store。com', 'store.com'],
  ['hxxps://a.example', 'https://a.example'],
])('%s is normalized to %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  'Nguyễn Thị Đào bị sẹo do muỗi đốt',
  'Ольга Иванова: у нас в доме муравьи',
  'Γιώργος Παπαδόπουλος, μυρμήγκια',
  'ants on the polka dot curtain, come at 4pm',
  'Straße, Ærø, Øster, İstanbul',
])('ordinary text is unchanged: %s', (text) => {
  expect(plainText(text)).toBe(text);
});

test('spaced-out letters and digits for letters are also read as words', () => {
  expect(hiddenReadings('S E O')).toContain('SEO');
  expect(hiddenReadings('v.i.a.g.r.a')).toContain('viagra');
  expect(hiddenReadings('b4ckl1nks')).toContain('backlinks');
  expect(hiddenReadings('1-800 at 10')).toContain('1-800 at 10');
});
