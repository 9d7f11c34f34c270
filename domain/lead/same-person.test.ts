import { expect, test } from 'vitest';
import {
  connectedLeads,
  isSamePhone,
  type LeadOfSomebody,
  nameKey,
  readPhone,
} from './same-person.ts';

test.each([
  ['919-555-7001', '9195557001', null],
  ['+1 (919) 555-7001', '9195557001', null],
  ['001 919 555 7001', '9195557001', null],
  ['1.919.555.7001 ext 4', '9195557001', '4'],
  ['919-555-7001 x4', '9195557001', '4'],
  ['919-555-7001, ext. 4', '9195557001', '4'],
  ['919-555-7001;ext=4', '9195557001', '4'],
  ['919-555-7001 extension: 12', '9195557001', '12'],
  ['919-555-7001 #4', '9195557001', '4'],
  ['９１９ ５５５ ７００１', '9195557001', null],
  ['+44 20 7946 0123', '442079460123', null],
])('%s is the number %s, extension %s', (text, digits, extension) => {
  expect(readPhone(text)).toEqual({ digits, extension });
});

test.each(['', '911', '555-01', '000 000 0000', '999-999-9999', '1'.repeat(16)])(
  '%j tells nobody apart',
  (text) => {
    expect(readPhone(text)).toBeNull();
  },
);

test('two extensions of one number are two people', () => {
  const phone = (extension: string | null) => ({ digits: '9195557001', extension });
  expect(isSamePhone(phone('4'), phone(null))).toBe(true);
  expect(isSamePhone(phone('4'), phone('4'))).toBe(true);
  expect(isSamePhone(phone('4'), phone('5'))).toBe(false);
});

test('a name is the same whatever its accents, case and spaces', () => {
  expect(nameKey(' José  GARCÍA-López ')).toBe('jose garcia lopez');
  expect(nameKey('Nguyễn Thị Đào')).toBe(nameKey('nguyễn thị đào'));
});

test('leads without e-mail and with made-up numbers are not connected', () => {
  const lead = (submission_id: string, changes: Partial<LeadOfSomebody> = {}): LeadOfSomebody => ({
    submission_id,
    replaces: null,
    first_name: 'Ann',
    email: '',
    phone: '000-000-0000',
    description: '',
    service_needed: '',
    ...changes,
  });
  const [first, second, third] = [lead('a'), lead('b'), lead('c', { replaces: 'a' })];
  expect(connectedLeads([first, second, third], [first])).toEqual([first, third]);
});
