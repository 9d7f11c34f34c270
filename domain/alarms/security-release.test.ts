import * as v from 'valibot';
import { expect, test } from 'vitest';
import { securityRelease as newest, Releases } from './security-release.ts';

const securityRelease = (list: unknown, version: string) =>
  newest(v.parse(Releases, list), version);
const release = (tag_name: string, name: string | null, others = {}) => ({
  ...{ tag_name, name, html_url: 'https://git.example/1' },
  ...others,
});

test('a newer version that mends a weakness is named, whatever came after it', () => {
  const list = [
    release('v0.3.0', 'Calendar'),
    release('v0.2.10', 'Security: links in mails'),
    release('v0.2.9', 'Security release'),
    release('v0.1.0', 'Security of the first version'),
  ];
  expect(securityRelease(list, '0.1.0')).toBe('v0.2.10');
  expect(securityRelease(list, '0.2.9')).toBe('v0.2.10');
  expect(securityRelease(list, '0.2.10')).toBeNull();
});

test('drafts, tries, other names and titles without the word do not count', () => {
  const list = [
    release('v0.2.0', 'Security', { draft: true }),
    release('v0.2.1', 'Security', { prerelease: true }),
    release('nightly', 'Security'),
    release('v0.2.2', 'Insecurity of mice'),
    release('v0.2.3', null),
  ];
  expect(securityRelease(list, '0.1.0')).toBeNull();
  expect(securityRelease([], '0.1.0')).toBeNull();
});

test('an answer of another form is no answer', () => {
  expect(() => securityRelease({ message: 'Not Found' }, '0.1.0')).toThrow();
});
