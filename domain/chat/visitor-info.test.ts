import { expect, it } from 'vitest';
import { parseVisitorInfo } from './visitor-info.ts';

it('is trimmed, and may lack the e-mail address', () => {
  expect(parseVisitorInfo('{"name":" Ada ","phone":"804"}')).toEqual({
    name: 'Ada',
    phone: '804',
    email: '',
  });
});

it.each([
  ['not JSON', 'Ada, 804'],
  ['without a name', '{"name":" ","phone":"804"}'],
  ['without a phone', '{"name":"Ada"}'],
  ['far too long', JSON.stringify({ name: 'A'.repeat(5000), phone: '804' })],
])('is ignored when it is %s', (_, stored) => {
  expect(parseVisitorInfo(stored)).toBeNull();
});
