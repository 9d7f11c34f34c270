import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { photoForm } from './photo-form.ts';
import { readPostedForm } from './read-posted-form.ts';

test('the description begins with where and when', () => {
  const posted = {
    name: 'Sam',
    phone: '1',
    where: 'Bath\r\nroom',
    when: 'At night',
    description: 'Two.',
  };
  const read = readPostedForm(photoForm, posted, randomUUID, '2026-11-22');
  expect(read.success && read.output).toMatchObject({
    description: 'Two.\n\nWhere: Bath room\nWhen: At night',
    details: { form: 'photo', version: 1, where: 'Bath room', when: 'At night' },
    source: 'pest-photo',
    service_needed: 'Photo to identify',
  });
});
