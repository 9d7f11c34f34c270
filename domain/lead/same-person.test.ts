import { expect, test } from 'vitest';
import { connectedLeads, type LeadOfSomebody, nameKey } from './same-person.ts';

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
