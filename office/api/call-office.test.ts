import { expect, test } from 'vitest';
import { callOffice, requestOf } from './call-office.ts';

test('values that the path names go into the path, the others into the body or the query', () => {
  expect(requestOf('PATCH /people/:person_id', { person_id: 'a/b', role: 'owner' })).toEqual({
    method: 'PATCH',
    path: '/people/a%2Fb',
    body: { role: 'owner' },
  });
  expect(requestOf('GET /newsletter', { after: 'sam@example.com' }).path).toBe(
    '/newsletter?after=sam%40example.com',
  );
  expect(requestOf('GET /audit', { before: undefined }).path).toBe('/audit');
  expect(requestOf('POST /newsletter/export')).toEqual({
    method: 'POST',
    path: '/newsletter/export',
  });
});

test('an input that the call does not take does not compile', () => {
  const call = () => [
    // @ts-expect-error: another name than the path has.
    callOffice('DELETE /people/:person_id', { person: 'a' }),
    // @ts-expect-error: no such role.
    callOffice('PATCH /people/:person_id', { person_id: 'a', role: 'boss' }),
  ];
  expect(call).toBeTypeOf('function');
});
