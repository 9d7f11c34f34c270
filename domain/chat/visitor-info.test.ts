import { describe, expect, it } from 'vitest';
import { parseVisitorInfo } from './visitor-info.ts';

describe('saved visitor info', () => {
  it('is parsed into its three fields, trimmed', () => {
    expect(
      parseVisitorInfo('{"name":" Ada ","phone":"804 555 0199","email":"ada@example.com"}'),
    ).toEqual({ name: 'Ada', phone: '804 555 0199', email: 'ada@example.com' });
  });

  it('may lack the e-mail address', () => {
    expect(parseVisitorInfo('{"name":"Ada","phone":"804"}')).toEqual({
      name: 'Ada',
      phone: '804',
      email: '',
    });
  });

  it.each([
    ['absent', null],
    ['not JSON', 'Ada, 804'],
    ['without a name', '{"name":" ","phone":"804"}'],
    ['without a phone', '{"name":"Ada"}'],
    ['of the wrong types', '{"name":"Ada","phone":804}'],
    ['far too long', JSON.stringify({ name: 'A'.repeat(5000), phone: '804' })],
  ])('is ignored when it is %s', (_, stored) => {
    expect(parseVisitorInfo(stored)).toBeNull();
  });
});
